package import Bibliography
internal import Foundation
internal import Lifecycle

extension Claim {
    /// The grounds on which the outcome rests, the strongest first; empty if it was not run or not reproduced.
    package var deciders: [Decider] {
        switch outcome {
        case .holds, .depends, .fails: derivedDeciders.union([decidedBy].compactMap { $0 }).sorted()
        case .notReproduced, .notRun: []
        }
    }

    /// The grounds that follow from the experiments and from the rules on which the answer relies.
    ///
    /// A refusal and a look into the built files are the toolchain's. A rule is Apple's, a conclusion, or a report; a
    /// report is the claimant's own if its source has no other witness. Of a contradiction, the rules that hold only
    /// under the other reading are left out: they are not what the model takes.
    package var derivedDeciders: Set<Decider> {
        let taken = (rules ?? []).compactMap(Rule.named).filter { sides == nil || $0.under == nil }
        var grounds = Set(taken.compactMap { $0.decider(ofWhatIsSaidBy: sources) })
        if (experiments ?? []).contains(where: { $0.refused != nil || $0.products != nil }) {
            grounds.insert(.toolchain)
        }
        return grounds
    }
}

extension Rule {
    /// Returns the ground that it is for a claim; nil if it concerns only Understudy itself.
    func decider(ofWhatIsSaidBy speakers: [Attribution]) -> Decider? {
        switch certainty {
        case .documented: .apple
        case .inferred: .conclusion
        case .observed: Witnesses(of: source).include(othersThan: speakers) ? .witnesses : .claimant
        case .convention: nil
        }
    }
}

/// The witnesses that the source of an observed rule names.
///
/// They are in the source's first sentence, separated by semicolons; what follows a comma is about the one before it.
/// Later sentences, and what says that something is inferred, name none.
package struct Witnesses: Hashable, Sendable {
    /// The words about each witness: `Hackworth 2020`, `comments below Reid 2015`.
    package let parts: [String]

    /// Reads a rule's source.
    package init(of source: String) {
        let sentence = source.components(separatedBy: ". ")[0]
        parts = sentence.split(separator: ";").filter { !$0.contains("inferred") }
            .compactMap { $0.split(separator: ",").first }
            .flatMap { $0.components(separatedBy: " and ") }
    }

    /// Returns true if one of them is not among the speakers of a claim.
    package func include(othersThan speakers: [Attribution]) -> Bool {
        parts.contains { part in !speakers.contains { Self.part(part, isAbout: $0) } }
    }

    /// Returns true if words are about a speaker, or about the comments among which the speaker's is.
    private static func part(_ part: String, isAbout speaker: Attribution) -> Bool {
        let halves = part.components(separatedBy: " below ")
        let words = halves[0].split { " :()".contains($0) }
        if let name = speaker.source.author.split(separator: " ").last, words.contains(name) { return true }
        guard words.contains("comments"), halves.count == 2, let author = halves[1].split(separator: " ").first,
            let place = speaker.place
        else { return false }
        return place.contains("comment") && place.contains("\(author)'s article")
    }
}
