import Bibliography
import Foundation
import Lifecycle
import Techniques
import Testing

/// The grounds of outcomes: what follows from a claim's rules and experiments, what its file says, and the counts.
struct DeciderTests {
    @Test(arguments: ClaimTests.claims)
    func `Something decides each claim that has an outcome`(_ claim: Claim) {
        let isDecided = claim.outcome != .notRun && claim.outcome != .notReproduced
        #expect(claim.deciders.isEmpty != isDecided)
        #expect(claim.decidedBy == nil || isDecided)
    }

    /// A file may say that an outcome is worth less than what follows, never that it is worth more.
    @Test(arguments: ClaimTests.claims)
    func `What a claim's file says of its ground does not contradict what follows`(_ claim: Claim) {
        guard let said = claim.decidedBy else { return }
        #expect(claim.derivedDeciders.allSatisfy { $0 < said }, "\(claim.derivedDeciders)")
    }

    @Test(arguments: ClaimTests.claims)
    func `A claim is not reproduced if and only if its file names the missing rule`(_ claim: Claim) {
        #expect((claim.missingRule != nil) == (claim.outcome == .notReproduced))
        guard let missing = claim.missingRule else { return }
        #expect(missing.rule.hasPrefix("No rule ") && missing.rule.hasSuffix("."))
        #expect(missing.device.hasSuffix("."))
    }

    static let outcomes: [([Bool], Bool, Claim.Outcome)] = [
        ([], false, .notRun), ([true], false, .holds), ([true, true], false, .holds), ([true, false], false, .depends),
        ([false], false, .fails), ([false, false], true, .notReproduced), ([false, true], true, .depends),
        ([true], true, .holds), ([], true, .notRun),
    ]

    @Test(arguments: outcomes)
    func `What a claim comes to follows from its experiments`(
        _ shown: [Bool], _ lacksRule: Bool, _ outcome: Claim.Outcome
    ) {
        #expect(Claim.Outcome(shown, lacksRule: lacksRule) == outcome)
    }

    struct Source: Sendable, CustomTestStringConvertible {
        var text: String
        var speaker: String
        var place = "article"
        var hasOther: Bool

        var testDescription: String { "\(speaker), \(place): \(text)" }
    }

    static let sources = [
        Source(text: "Hackworth 2020; y-okudera 2021", speaker: "Geoff Hackworth", hasOther: true),
        Source(text: "y-okudera 2021", speaker: "y-okudera", hasOther: false),
        Source(text: "Hackworth in the comments of Sanders's gist", speaker: "Geoff Hackworth", hasOther: false),
        Source(text: "Hackworth in the comments of Sanders's gist", speaker: "Timothy Sanders", hasOther: true),
        Source(text: "codeman9 and Sanders in the comments of Sanders's gist", speaker: "codeman9", hasOther: true),
        Source(text: "Sanders 2019; what takes its place is inferred", speaker: "Timothy Sanders", hasOther: false),
        Source(
            text: "codeman9 and Sanders in the comments of Sanders's gist, for the count and the callback",
            speaker: "Timothy Sanders", hasOther: true),
        Source(
            text: "Sanders in the comments of his gist, for the count and the callback", speaker: "Timothy Sanders",
            hasOther: false),
        Source(
            text: "Sanders 2019. One report saw a black screen instead", speaker: "Timothy Sanders", hasOther: false),
        Source(text: "Sanders, with Xcode 11.3.1", speaker: "Timothy Sanders", hasOther: false),
        Source(
            text: "comments below Reid 2015", speaker: "a reader", place: "comment 11 on Reid's article",
            hasOther: false),
        Source(text: "comments below Reid 2015", speaker: "Jon Reid", hasOther: true),
        Source(
            text: "openradar 22608212; comments below Reid 2015", speaker: "a reader",
            place: "comment 11 on Reid's article", hasOther: true),
        Source(text: "Developers' console logs", speaker: "Matt Neuburg", hasOther: true),
    ]

    @Test(arguments: sources)
    func `A rule's source has another witness than the speaker, or not`(_ row: Source) {
        let speaker = Self.attribution(row.speaker, row.place)
        #expect(Witnesses(of: row.text).include(othersThan: [speaker]) == row.hasOther)
    }

    /// Returns the origin of a statement by a speaker, in a comment on Reid's article if there is a place.
    private static func attribution(_ speaker: String, _ place: String?) -> Attribution {
        let number = place?.split { !$0.isNumber }.first.flatMap { Int($0) }
        var source = Bibliography.Source(id: "it", author: speaker)
        source.comment = number
        var article = Bibliography.Source(id: "reid-2015", author: "Jon Reid")
        article.sort = "article"
        return Attribution(source, on: number == nil ? nil : article)
    }

    /// Returns a claim, read from its file's text.
    private func claim(_ more: String) throws -> Claim {
        let text = """
            { "id": "C1", "question": "lookup", "title": "A", "claim": "A.", "sources": ["sanders"], \(more) }
            """
        let sources = SourceCatalog([Bibliography.Source(id: "sanders", author: "Timothy Sanders")])
        return try JSONDecoder(sources).decode(Claim.self, from: Data(text.utf8))
    }

    @Test func `Grounds come from the experiments, the rules and the file, the strongest first`() throws {
        let refused = #""experiments": [{ "title": "It.", "refused": "no" }]"#
        #expect(try claim(#""outcome": "holds", \#(refused)"#).deciders == [.toolchain])
        #expect(
            try claim(#""outcome": "holds", "rules": ["session.stored-configuration", "launch.did-finish"]"#).deciders
                == [.apple, .witnesses])
        #expect(
            try claim(#""outcome": "holds", "rules": ["request.destroy-silent"], \#(refused)"#).deciders
                == [.toolchain, .claimant])
        #expect(
            try claim(#""outcome": "holds", "rules": ["window.chosen"], "decidedBy": "claimant""#).deciders
                == [.conclusion, .claimant])
        #expect(try claim(#""outcome": "notReproduced", "rules": ["window.chosen"]"#).deciders == [])
    }

    @Test func `Each claim counts once, with its weakest ground, and nothing is added up`() throws {
        let refused = #""experiments": [{ "title": "It.", "refused": "no" }]"#
        let counts = OutcomeCounts([
            try claim(#""outcome": "holds", \#(refused)"#),
            try claim(#""outcome": "depends", \#(refused)"#),
            try claim(#""outcome": "holds", "rules": ["window.chosen"], \#(refused)"#),
            try claim(#""outcome": "depends", "sides": ["A.", "B."], "rules": ["window.chosen"]"#),
            try claim(#""outcome": "notReproduced""#), try claim(#""outcome": "notRun""#),
        ])
        #expect(
            counts.lines == [
                "decided by the real compiler, loader and run time: 1 holds, 1 holds only when",
                "decided by our conclusion: 1 holds, 1 both sides run", "not reproduced: 1", "not run: 1",
            ])
        #expect(counts.columns == [.holds, .depends, .bothSidesRun])
    }
}
