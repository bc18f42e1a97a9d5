import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// The ends of a command whose report cannot be written.
    struct StandardOutputTests {
        private static let stage = Checkout.fixture("Stage")

        /// The options that leave few of the matrix's settings.
        private static let cell = ["--os", "18", "--device", "iphone", "--cache", "fresh", "--xcode", "16"]

        /// Every command that prints, in each way that writes its report by code of its own.
        private static let printing: [[String]] = [
            ["--help"], ["--version"], ["test", "--help"], ["--generate-completion-script", "bash"],
            ["run", stage], ["run", stage, "--format", "jsonl"], ["test", stage], ["test", stage, "--format", "svg"],
            ["check", stage], ["check", stage, "--format", "junit"], ["check", stage, "--format", "json"],
            ["list"], ["list", stage], ["choose", "--all"], ["choose", "--all", "--format", "json"],
            ["rules"], ["rules", "--format", "json"], ["rules", "--format", "markdown"],
            ["matrix", "T47"] + cell, ["matrix", "T47", "--format", "json"] + cell, ["evidence", "C62"],
            ["docs", "--symbols"], ["record", "steps", "hackworth/flush", "--check"],
        ]

        private static func run(_ arguments: [String], _ redirection: String) async throws -> Program.ExitStatus {
            try await Program.run(
                "/bin/bash", ["-c", "\"$0\" \"$@\" \(redirection)", try Program.path] + arguments)
        }

        private static func failure(_ reason: String) -> String {
            """
            understudy: Standard output cannot be written: \(reason).
            What was printed is not whole. Check the place that it goes to, and run the command again.

            """
        }

        @Test(arguments: printing)
        func `70: the report does not fit on the disk`(arguments: [String]) async throws {
            let ending = try await Self.run(arguments, "> /dev/full")
            #expect(ending.status == 70, "\(ending.error)")
            #expect(ending.error.hasSuffix(Self.failure("No space left on device")), "\(ending.error)")
        }

        @Test func `70: traces that are turned into another form or compared, and a project`() async throws {
            let recorded = try await Program.run(["run", Self.stage, "--format", "jsonl"]).output
            try await TemporaryFile.with(recorded) { url in
                let folder = url.path + "-project"
                defer { try? FileManager.default.removeItem(atPath: folder) }
                for arguments in [
                    ["trace", url.path], ["trace", url.path, "--to", "svg"], ["diff", url.path, url.path],
                    ["diff", url.path, url.path, "--format", "json"], ["project", "T47", "--output", folder],
                ] {
                    let ending = try await Self.run(arguments, "> /dev/full")
                    #expect(
                        ending
                            == Program.ExitStatus(
                                status: 70, output: "", error: Self.failure("No space left on device")),
                        "\(arguments)")
                }
            }
        }

        @Test(arguments: [["rules"], ["run", stage, "--os", "26"]])
        func `70: standard output is closed`(arguments: [String]) async throws {
            let ending = try await Self.run(arguments, ">&-")
            #expect(
                ending
                    == Program.ExitStatus(status: 70, output: "", error: Self.failure("Bad file descriptor")))
        }

        @Test(arguments: [["rules"], ["run", stage, "--os", "26"]])
        func `A reader that has enough ends the output without a word`(arguments: [String]) async throws {
            // The reader is gone before the first line.
            let pipe = "(sleep 0.3; exec \"$0\" \"$@\") | true; echo ${PIPESTATUS[0]}"
            // What runs the tests may ignore the signal, and a shell cannot change that.
            let ending = try await Program.run(
                "/usr/bin/env",
                ["--default-signal=PIPE", "/bin/bash", "-c", pipe, try Program.path] + arguments)
            #expect(ending == Program.ExitStatus(status: 0, output: "141\n", error: ""))
        }

        @Test(arguments: [["rules"], ["run", stage, "--os", "26"]])
        func `70: a broken pipe, if the caller ignores the signal`(arguments: [String]) async throws {
            let pipe = "trap '' PIPE; (sleep 0.3; \"$0\" \"$@\") | true; echo ${PIPESTATUS[0]}"
            let ignoring = try await Program.run("/bin/bash", ["-c", pipe, try Program.path] + arguments)
            #expect(
                ignoring == Program.ExitStatus(status: 0, output: "70\n", error: Self.failure("Broken pipe")))
        }

        @Test func `A failed test stays a failed test where all was written`() async throws {
            let ending = try await Self.run(["test", Self.stage, "--xcode", "7"], "> /dev/null")
            #expect(ending.status == 1)
        }
    }
}
