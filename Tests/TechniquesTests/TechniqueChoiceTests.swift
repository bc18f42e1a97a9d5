import Foundation
import Lifecycle
import Techniques
import Testing

/// The techniques that `understudy choose` and the page /find name for an app.
struct TechniqueChoiceTests {
    static func ranked(_ needs: AppNeeds) throws -> [TechniqueChoice] {
        TechniqueChoice.ranked(
            for: needs, among: TechniqueCatalogTests.techniques, try RecordedMatrixTests.recorded(),
            try ChoosingTests.choosing())
    }

    /// An app, and the first answers for it: each with its measured result.
    struct Answers: Sendable, CustomTestStringConvertible {
        var needs: AppNeeds
        var first: [String]

        var testDescription: String { needs.sentence }
    }

    static let answers = [
        Answers(needs: AppNeeds(), first: ["T50 20 of 20, recommended", "T35 20 of 20", "T43 20 of 20"]),
        Answers(
            needs: AppNeeds(acceptsPrivateCalls: false),
            first: ["T43 20 of 20, recommended", "T35 20 of 20", "N26 20 of 20", "T56 20 of 20"]),
        Answers(
            needs: AppNeeds(hasWindows: true), first: ["T50 23 of 23, recommended", "T35 23 of 23", "T43 23 of 23"]),
        Answers(
            needs: AppNeeds(oldest: SystemVersion(12), sdk: SystemVersion(26)),
            first: ["T50 28 of 28, recommended", "T35 28 of 28", "T43 28 of 28", "N18 28 of 28"]),
        Answers(
            needs: AppNeeds(
                interface: .code, oldest: SystemVersion(13), sdk: SystemVersion(26), acceptsPrivateCalls: false),
            first: ["T43 26 of 26, recommended", "T35 26 of 26", "N18 26 of 26", "T42 26 of 26"]),
        Answers(
            needs: AppNeeds(interface: .code, hasWindows: true),
            first: ["T50 23 of 23, recommended", "T35 23 of 23", "T43 23 of 23", "N26 23 of 23"]),
        Answers(
            needs: AppNeeds(interface: .swiftUI),
            first: ["N01 20 of 20, recommended", "N19 20 of 20", "N02 0 of 20, not everywhere"]),
    ]

    @Test(arguments: answers)
    func `The first answers are those that kept production out, and the recommended one leads`(
        answers: Answers
    ) throws {
        let lines = try Self.ranked(answers.needs).prefix(answers.first.count).map { choice in
            "\(choice.technique.id) \(choice.isolated.count) of \(choice.cells.count)"
                + (choice.isRecommended ? ", recommended" : "") + (choice.fits ? "" : ", not everywhere")
        }
        #expect(lines == answers.first)
    }

    @Test(arguments: [true, false])
    func `No answer calls private API if none may be called`(isAccepted: Bool) throws {
        let choices = try Self.ranked(AppNeeds(acceptsPrivateCalls: isAccepted))
        #expect(choices.contains { $0.technique.usesPrivateAPI } == isAccepted)
        let fits = choices.map(\.fits)
        #expect(fits == fits.sorted { $0 && !$1 })
    }

    @Test func `An answer in a terminal has its result, its drawbacks and its first fault`() throws {
        let needs = AppNeeds(acceptsPrivateCalls: false)
        let choices = try Self.ranked(needs).filter { ["T43", "T42"].contains($0.technique.id) }
        #expect(
            TechniqueChoice.text(choices, for: needs, count: nil) == """
                An app with a storyboard, iOS 15 and later, the SDK of iOS \(SystemVersion.newest.short), with one window, no private call.

                1. T43  Another bundle identifier for the tests, recommended
                   production kept out in 20 of 20 settings
                   understudy test T43

                2. T42  No scene manifest in the tests' configuration
                   production kept out in 14 of 20 settings
                   does not launch: iPhone, iOS 27.0, storyboard, fresh, and in 5 more
                   understudy test T42

                """)
        #expect(
            TechniqueChoice.text(choices, for: needs, count: 1).hasSuffix("understudy test T43\n\n1 more with --all.\n")
        )
    }

    @Test func `An app that cannot be built is asked for as the nearest that can`() {
        #expect(AppNeeds(oldest: SystemVersion(12)).oldestPossible == SystemVersion(15))
        #expect(AppNeeds(oldest: SystemVersion(12), sdk: SystemVersion(26)).oldestPossible == SystemVersion(12))
        #expect(
            AppNeeds(interface: .swiftUI, oldest: SystemVersion(12), sdk: SystemVersion(26)).oldestPossible
                == SystemVersion(14))
    }
}
