import Lifecycle
import Testing
import Traces

/// Crashes and failed assertions, read from what was printed.
struct RunIssueTests {
    @Test(
        arguments: [
            (
                "StageTests/TestingAppDelegate.swift:16: Fatal error: Unexpectedly found nil",
                RunIssue(
                    kind: .crash, message: "Fatal error: Unexpectedly found nil",
                    place: SourcePlace(file: "StageTests/TestingAppDelegate.swift", line: 16))
            ),
            (
                "/a b/App.swift:7: Precondition failed",
                RunIssue(
                    kind: .crash, message: "Precondition failed", place: SourcePlace(file: "/a b/App.swift", line: 7))
            ),
            ("Stage/App.swift:7: Fatal errors: none", nil),
            ("Stage/App.swift:99999999999999999999: Fatal error: too far", nil),
            ("12: Fatal error: nowhere", nil),
            ("I read in App.swift:7 of a Fatal error", nil),
            ("", nil),
        ] as [(String, RunIssue?)])
    func `A line that a trap prints names its place`(line: String, issue: RunIssue?) {
        #expect(RunIssue(printed: line) == issue)
    }

    @Test(
        arguments: [
            (
                "issue: XCTAssertTrue failed (StageTests.swift:9)",
                RunIssue(
                    kind: .failure, message: "XCTAssertTrue failed", test: "testIt()",
                    place: SourcePlace(file: "StageTests.swift", line: 9))
            ),
            (
                "issue: Expectation failed: f(1) == 2 // (see A.swift:1)\nnumbers (differ) (More.swift:17)",
                RunIssue(
                    kind: .failure, message: "Expectation failed: f(1) == 2 // (see A.swift:1)\nnumbers (differ)",
                    test: "testIt()", place: SourcePlace(file: "More.swift", line: 17))
            ),
            ("issue: It threw.", RunIssue(kind: .failure, message: "It threw.", test: "testIt()")),
            ("failed", nil),
        ] as [(String, RunIssue?)])
    func `A failed assertion names its place`(text: String, issue: RunIssue?) {
        let event = TraceEvent(kind: .test, lane: .test, name: "testIt()", text: text)
        #expect(RunIssue(ofTest: event) == issue)
    }

    private static func printed(_ text: String) -> TraceEvent {
        TraceEvent(kind: .console, lane: .console, text: text)
    }

    @Test func `The crash is the last thing that was printed before the end, in the last launch`() {
        let trap = Self.printed("App/App.swift:3: Fatal error: boom")
        let fault = TraceEvent(kind: .fault, lane: .system, text: "SIGILL")
        let launch = TraceEvent(kind: .launch, lane: .system)
        let issue = RunIssue(
            kind: .crash, message: "Fatal error: boom", place: SourcePlace(file: "App/App.swift", line: 3))
        #expect(RunIssues([launch, trap, Self.printed("Current stack trace:"), fault]).all == [issue])
        #expect(RunIssues([launch, trap]).all == [])
        #expect(RunIssues([launch, trap, fault, launch]).all == [])
    }

    @Test func `The verdict says what crashed and what failed, and at which line`() {
        let crash = VerdictSummary(
            Verdict(appDelegate: "A", exit: .crashed, isolated: false),
            issues: RunIssues([
                Self.printed("App/App.swift:3: Fatal error: boom"),
                TraceEvent(kind: .fault, lane: .system, text: "SIGILL"),
            ]))
        #expect(crash.sentence.hasPrefix("The app crashed: Fatal error: boom (App/App.swift:3). A took the stage"))
        let failed = VerdictSummary(
            Verdict(appDelegate: "A", tests: .init(ran: 2, failed: 1), exit: .failed, isolated: false),
            issues: RunIssues([
                TraceEvent(kind: .test, lane: .test, name: "testIt()", text: "issue: XCTAssertTrue failed (T.swift:9)")
            ]))
        #expect(failed.sentence.hasSuffix("1 of 2 tests failed. testIt(): XCTAssertTrue failed (T.swift:9)."))
    }
}
