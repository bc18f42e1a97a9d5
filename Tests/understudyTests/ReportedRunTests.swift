import Foundation
import Lifecycle
import TestSupport
import Testing

extension EndToEnd {
    /// Runs that end badly, as the command line reports them.
    struct ReportedRunTests {
        @Test func `A project whose third test crashes: all four ran, and the exit status is 1`() async throws {
            let folder = try SmallApp.write(
                "ThirdCrash", ["main.swift": SmallApp.main()], tests: SmallApp.threeTests(third: "abort()"))
            let ending = try await Program.run(["test", folder, "--os", "17", "--format", "jsonl"])
            #expect(ending.status == 1)
            let verdict = try #require(try TraceLine.events(in: ending.output).last?.verdict)
            #expect(verdict.tests == Verdict.Tests(ran: 4, failed: 2))
            #expect(verdict.exit == .crashed)
        }

        @Test func `A sample that forges a report ends with 1, and the message says why`() async throws {
            let folder = try SmallApp.write(
                "ForgerApp",
                ["main.swift": SmallApp.main(#"Forger.send("nonsense")"#), "Forger.swift": SmallApp.forger],
                tests: "import Testing\n@Test func waits() {}\n")
            let ending = try await Program.run(["test", folder, "--os", "17"])
            #expect(ending.status == 1)
            let lines: [Substring] = ending.output.split(separator: "\n")
            #expect(
                lines.filter { $0.hasPrefix("The run was stopped") }
                    == [
                        """
                        The run was stopped and proves nothing: the app's process reported what cannot be: text that is not a message. \
                        Understudy's own code does not send that, so code of the sample did, and nothing that this run reported \
                        counts. Remove what writes to the process's conversation. The delegates are not known. No test ran.
                        """
                    ])
        }
    }
}
