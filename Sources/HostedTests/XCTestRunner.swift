internal import Foundation
internal import ReferenceObjectiveC
internal import ReferenceUIKit
internal import XCTest

/// Runs the test cases that are listed in the bundle's lowered files.
@MainActor
enum XCTestRunner {
    static func run() -> TestCounts {
        ClassTable.refresh()
        let entries = ClassTable.testCases.compactMap { $0 as? XCTestCaseEntry }
        guard !entries.isEmpty else { return TestCounts() }
        let reporter = Reporter()
        XCTestObservationCenter.shared.addTestObserver(reporter)
        defer { XCTestObservationCenter.shared.removeTestObserver(reporter) }
        for entry in entries {
            let suite = _className(entry.testCaseClass)
            let chosen = entry.allTests.filter { ChosenTests.ofProcess.includes($0.0, of: suite) }
            if chosen.isEmpty { continue }
            entry.testCaseClass.setUp()
            for (name, closure) in chosen.sorted(by: { $0.0 < $1.0 }) {
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
