import Foundation
import Lifecycle
import Simulator
import TestSupport
import Testing

extension EndToEnd {
    /// Reports that are longer than what the stream takes at once.
    struct LongReportTests {
        @Test func `A long issue arrives whole while another thread prints, its end left out`() async throws {
            let tests = """
                import Foundation
                import XCTest
                final class LongTests: XCTestCase {
                    func testLong() {
                        for _ in 0..<3 {
                            Thread.detachNewThread { for _ in 0..<400 { print("beside") } }
                            XCTFail(String(repeating: "x", count: 800_000))
                        }
                    }
                }
                """
            let run = try await BuiltSample.small("Chatty", ["main.swift": SmallApp.main()], tests: tests).play(.test)
            #expect(run.verdict.exit == .failed)
            #expect(run.verdict.tests == Verdict.Tests(ran: 1, failed: 1))
            let issues = run.events.filter { $0.kind == .test && $0.text?.hasPrefix("issue: ") == true }
            #expect(issues.count == 3)
            for issue in issues {
                let text = try #require(issue.text)
                #expect(
                    text.hasPrefix("issue: failed - xxx") && text.hasSuffix("x… (734502 bytes more)"),
                    "\(text.suffix(60))")
                #expect(text.utf8.count < AppMessage.longestText + 100)
            }
            #expect(Set(run.events.printed) == ["beside"])
        }
    }
}
