import Lifecycle
import Lowering
import Samples
import Testing

@testable import Checks

/// The faults of a bypass that does not work, as the cure names them.
struct LaunchGapTests {
    private static let main = "/Stage/main.swift"

    private static func cure(
        _ questions: [SourceFacts.Question] = [], uncompiled: [SourceFacts.UncompiledLookup] = [],
        offers: [SchemeOffer] = [], stray: [String] = [], ownDelegates: Bool = true, passed: Scheme = Scheme(),
        conditions: [String] = ["DEBUG"], namesIn: String = main
    ) -> String? {
        var sources = CheckedSources.stage
        sources.facts.app.questions = questions
        sources.facts.app.names = [
            SourceFacts.Name(text: "TestingAppDelegate", place: SourcePlace(file: namesIn, line: 1), range: 0..<1)
        ]
        sources.facts.app.uncompiled = uncompiled
        sources.offers = offers
        sources.strayDelegates = stray
        sources.conditions = conditions
        if !ownDelegates { sources.facts.tests?.classes = [] }
        return LaunchGap(sources, passed: passed)?.cure
    }

    private static func question(_ kind: SchemeOffer.Kind, _ name: String, in file: String = main)
        -> SourceFacts.Question
    {
        SourceFacts.Question(kind, name, at: SourcePlace(file: file, line: 3))
    }

    private static let asked = question(.variable, "UNIT_TESTS")
    private static let asks = "main.swift, line 3, asks for the variable UNIT_TESTS, and "

    @Test func `What is passed, or Xcode passes, is no gap`() {
        #expect(Self.cure([Self.asked], passed: Scheme(environment: ["UNIT_TESTS": "NO"])) == nil)
        #expect(Self.cure([Self.question(.argument, "-t")], passed: Scheme(arguments: ["-t"])) == nil)
        #expect(Self.cure([Self.question(.variable, "XCTestConfigurationFilePath")]) == nil)
        // A file that launches nothing, or that names no delegate, asks for something else.
        #expect(Self.cure([Self.asked], namesIn: "/Stage/Other.swift") == nil)
        #expect(Self.cure([Self.question(.variable, "API", in: "/Stage/Client.swift")]) == nil)
    }

    @Test func `A variable is named as the schemes have it`() {
        func offer(_ place: String, _ action: SchemeOffer.Action, _ isEnabled: Bool = true) -> SchemeOffer {
            SchemeOffer(
                .variable, "UNIT_TESTS", in: "\(place) of the scheme Stage", action, isEnabled: isEnabled,
                isOfTaken: true)
        }
        let table: [([SchemeOffer], String)] = [
            (
                [],
                "no scheme has it. Add it to the scheme's Test (Edit Scheme > Test > Arguments, or the test plan), or look the tests' app "
                    + "delegate up by its name, which needs no scheme."
            ),
            (
                [offer("Run", .run), offer("Test", .test, false)],
                "Test of the scheme Stage has it without its check mark. Set the check mark (Edit Scheme > Test > Arguments, or the test plan)."
            ),
            (
                [offer("Test", .test)],
                "only Test of the scheme Stage passes it. Add it where Test does not pass it (Edit Scheme > Test > Arguments, or the test plan)."
            ),
            (
                [offer("Run", .run)],
                "only Run of the scheme Stage passes it: Test passes what it has itself. Add it there (Edit Scheme > Test > "
                    + "Arguments, or the test plan)."
            ),
            (
                [offer("Run", .run, false)],
                "Run of the scheme Stage has it without its check mark, and nothing else passes it. Add it to Test (Edit Scheme "
                    + "> Test > Arguments, or the test plan)."
            ),
        ]
        for (offers, words) in table {
            #expect(Self.cure([Self.asked], offers: offers) == Self.asks + words)
        }
        let argument = SchemeOffer(.argument, "UNIT_TESTS", in: "Test", .test)
        #expect(Self.cure([Self.asked], offers: [argument])?.contains("no scheme has it") == true)
    }

    @Test func `A lookup that is not compiled comes before a variable`() {
        let lookup = SourceFacts.UncompiledLookup(condition: "TESTING", place: SourcePlace(file: Self.main, line: 4))
        let end =
            " Set the condition for that build configuration (Active Compilation Conditions), or let the scheme's Test build "
            + "another one."
        #expect(
            Self.cure([Self.asked], uncompiled: [lookup])
                == "main.swift, line 4, looks a class up in a part of #if TESTING that is not compiled: the build for the "
                + "tests has only DEBUG." + end)
        #expect(Self.cure(uncompiled: [lookup], conditions: [])?.contains("has no conditions.") == true)
    }

    @Test func `A file of no target counts if the tests have no app delegate`() {
        let stray = ["/StageTests/TestingAppDelegate.swift"]
        #expect(Self.cure(stray: stray) == nil)
        #expect(
            Self.cure(stray: stray, ownDelegates: false)
                == "TestingAppDelegate.swift lies beside the tests' files and declares an app delegate, and belongs to no "
                + "target. Add it to StageTests (File inspector, Target Membership).")
    }
}
