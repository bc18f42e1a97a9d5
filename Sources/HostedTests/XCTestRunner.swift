internal import Foundation
internal import Lifecycle
internal import ReferenceObjectiveC
internal import ReferenceUIKit
internal import XCTest

/// Runs the test cases that are listed in the bundle's lowered files.
@MainActor
struct XCTestRunner {
    /// The test cases that run: classes in the order of their names, and so the tests of each. It is Xcode's order
    /// unless a test plan asks for another.
    private var cases: [XCTestCaseEntry] = []
    /// The tests that run.
    private(set) var plan = TestPlan([])

    /// Reads the bundle.
    init() {
        ClassTable.refresh()
        let choice = ChosenTests.ofProcess
        for entry in ClassTable.testCases.compactMap({ $0 as? XCTestCaseEntry }) {
            let suite = _className(entry.testCaseClass)
            let chosen = entry.allTests.filter { choice.includes($0.0, of: suite) }
            plan.unchosen += entry.allTests.count - chosen.count
            let left = chosen.filter { !choice.done.contains(.init(type: suite, name: "\($0.0)()")) }
            plan.tests += left.map { .init(type: suite, name: "\($0.0)()") }
            if left.isEmpty { continue }
            cases.append((entry.testCaseClass, left.sorted { $0.0 < $1.0 }))
        }
        cases.sort { "\($0.testCaseClass)" < "\($1.testCaseClass)" }
    }

    /// Runs the tests, class after class.
    func run() -> TestCounts {
        guard !cases.isEmpty else { return TestCounts() }
        let reporter = Reporter()
        XCTestObservationCenter.shared.addTestObserver(reporter)
        defer { XCTestObservationCenter.shared.removeTestObserver(reporter) }
        let observers = BundleObservers()
        observers.begin()
        defer { observers.end() }
        for entry in cases {
            entry.testCaseClass.setUp()
            for (name, closure) in entry.allTests {
                entry.testCaseClass.init(name: name, testClosure: closure).run()
            }
            entry.testCaseClass.tearDown()
        }
        return reporter.counts
    }

    /// Traces the messages of XCTest about its test cases.
    private final class Reporter: NSObject, XCTestObservation {
        private(set) var counts = TestCounts()

        func testCaseWillStart(_ testCase: XCTestCase) {
            _traceTest(class: _className(type(of: testCase)), name: Self.name(testCase), text: "started")
        }

        func testCase(
            _ testCase: XCTestCase, didFailWithDescription description: String, inFile filePath: String?,
            atLine lineNumber: Int
        ) {
            // XCTest gives no line for an error that a test throws.
            let file = lineNumber > 0 ? filePath : nil
            let place = file.map { " (\(($0 as NSString).lastPathComponent):\(lineNumber))" } ?? ""
            // XCTest ends with a dash if the assertion has no message of its own.
            let words = description.hasSuffix(" - ") ? String(description.dropLast(3)) : description
            _traceTest(
                class: _className(type(of: testCase)), name: Self.name(testCase), text: "issue: \(words)\(place)")
        }

        func testCaseDidFinish(_ testCase: XCTestCase) {
            let run = testCase.testRun
            counts.ran += 1
            let text: String
            if run?.hasBeenSkipped == true {
                text = "skipped"
            } else if run?.hasSucceeded == true {
                text = "passed"
            } else {
                text = "failed"
                counts.failed += 1
            }
            _traceTest(class: _className(type(of: testCase)), name: Self.name(testCase), text: text)
        }

        /// Returns `testExample()` for XCTest's `StageTests.testExample`.
        private static func name(_ testCase: XCTestCase) -> String {
            // A raw identifier may have a dot.
            let type = "\(type(of: testCase))."
            return (testCase.name.hasPrefix(type) ? String(testCase.name.dropFirst(type.count)) : testCase.name) + "()"
        }
    }
}
