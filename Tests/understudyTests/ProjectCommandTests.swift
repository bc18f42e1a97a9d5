import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// `understudy project`.
    struct ProjectCommandTests {
        /// Calls `work` with the path of a folder that does not exist, and removes what is there after.
        private static func inFolder(_ work: (String) async throws -> Void) async throws {
            let folder = FileManager.default.temporaryDirectory.appending(path: "written-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: folder) }
            try await work(folder.path)
        }

        /// The lines of a trace, without times.
        private static func lines(of run: Program.ExitStatus) -> [String] {
            run.output.split(separator: "\n").map { String($0).replacing(/"time":[0-9.]+,/, with: "") }
        }

        @Test(arguments: ["hackworth/flush", "T47", "T47/code"])
        func `A project is written that the program tests`(sample: String) async throws {
            try await Self.inFolder { folder in
                let written = try await Program.run(["project", sample, "--output", folder])
                #expect(written == Program.ExitStatus(status: 0, output: "\(folder)/Stage.xcodeproj\n", error: ""))
                let named = try await Program.run(["test", sample, "--format", "jsonl"])
                let project = try await Program.run(["test", folder, "--format", "jsonl"])
                #expect(named.status == 0)
                #expect(project.status == 0)
                let (theirs, own) = (Self.lines(of: project), Self.lines(of: named))
                let first = try #require(own.firstIndex { $0.contains(#""kind":"test""#) })
                #expect(theirs.prefix(first) == own.prefix(first))
                // The project's tests are the sample's, and those of the recorder around them.
                func tests(_ lines: [String]) -> [String] {
                    lines.filter { $0.contains(#""kind":"test""#) && !$0.contains("LaunchRecorderTests") }
                        .map { $0.replacing(/"seq":[0-9]+,/, with: "") }
                }
                #expect(tests(theirs) == tests(own))
                #expect(theirs.count { $0.contains("UNDERSTUDY-RECORD") } > 30)
            }
        }

        @Test func `A folder that holds something stays as it is`() async throws {
            try await Self.inFolder { folder in
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
                #expect(try await Program.run(["project", "T47", "--output", folder]).status == 0)
                let again = try await Program.run(["project", "T47", "--output", folder])
                #expect(
                    again
                        == Program.ExitStatus(
                            status: 2, output: "",
                            error: """
                                understudy: \(folder): The folder is not empty: it contains README.md. Nothing was written.
                                Name a folder that is missing or empty.

                                """))
                let file = try await Program.run(["project", "T47", "--output", folder + "/README.md"])
                #expect(file.status == 2)
                #expect(file.error.contains("This is a file. Nothing was written."))
            }
        }

        @Test func `Of several commands for one folder, one writes it and the others refuse`() async throws {
            try await Self.inFolder { folder in
                let samples = ["hackworth/flush", "T47", "hackworth/flush", "T47"]
                let endings = try await withThrowingTaskGroup(of: (String, Program.ExitStatus).self) { group in
                    for sample in samples {
                        group.addTask { (sample, try await Program.run(["project", sample, "--output", folder])) }
                    }
                    return try await group.reduce(into: []) { $0.append($1) }
                }
                let winners = endings.filter { $0.1.status == 0 }
                #expect(winners.count == 1)
                for (_, ending) in endings where ending.status != 0 {
                    #expect(ending.status == 2)
                    #expect(ending.error.contains(" Nothing was written.\nName a folder that is missing or empty."))
                }
                let alone = folder + "-alone"
                defer { try? FileManager.default.removeItem(atPath: alone) }
                let sample = try #require(winners.first?.0)
                #expect(try await Program.run(["project", sample, "--output", alone]).status == 0)
                #expect(
                    try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
                        == FileManager.default.subpathsOfDirectory(atPath: alone).sorted())
            }
        }

        @Test func `A folder that another command is writing is refused, and stays as it is`() async throws {
            try await Self.inFolder { folder in
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
                let descriptor = open(folder, O_RDONLY | O_DIRECTORY)
                defer { close(descriptor) }
                #expect(flock(descriptor, LOCK_EX | LOCK_NB) == 0)
                let ending = try await Program.run(["project", "T47", "--output", folder])
                #expect(
                    ending
                        == Program.ExitStatus(
                            status: 2, output: "",
                            error: """
                                understudy: \(folder): Another command is writing this folder. Nothing was written.
                                Name a folder that is missing or empty.

                                """))
                #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
            }
        }

        /// A limit on the size of files fails in the middle of writing, as a full disk does.
        @Test func `A project that does not fit is said, and nothing of it stays`() async throws {
            try await Self.inFolder { folder in
                let ending = try await Program.run(
                    "/bin/bash",
                    ["-c", "trap '' XFSZ; ulimit -f 2; exec \"$0\" \"$@\"", try Program.path]
                        + ["project", "T47", "--output", folder])
                #expect(
                    ending
                        == Program.ExitStatus(
                            status: 2, output: "",
                            error: """
                                understudy: \(folder): The project cannot be written: File too large. Nothing was kept.
                                Check the permissions and the space that is left, or name a folder elsewhere.

                                """))
                #expect(!FileManager.default.fileExists(atPath: folder))
            }
        }

        @Test(arguments: [
            ("hackworth/nowhere", "There is no step hackworth/nowhere."),
            ("T12345", "T12345"), ("N18", "N18 builds the app differently for tests"),
            ("MyApp", "MyApp is neither a tutorial's step nor a technique."),
        ])
        func `What cannot be a project is refused, and nothing is written`(sample: String, words: String) async throws {
            try await Self.inFolder { folder in
                let ending = try await Program.run(["project", sample, "--output", folder])
                #expect(ending.status == 2)
                #expect(ending.error.contains(words), "\(ending.error)")
                #expect(!FileManager.default.fileExists(atPath: folder))
            }
        }
    }
}
