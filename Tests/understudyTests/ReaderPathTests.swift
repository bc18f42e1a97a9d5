import Foundation
import PackageResources
import TestSupport
import Testing

extension EndToEnd {
    /// Each option that writes to a path of the reader's, with a repository as its target.
    struct ReaderPathTests {
        /// A repository with a commit, a changed file and one that is not tracked, gone after the test.
        private final class Repository {
            let folder = FileManager.default.temporaryDirectory.appending(path: "repository-\(UUID().uuidString)")
                .resolvingSymlinksInPath()

            init() throws {
                try FileManager.default.createDirectory(
                    at: folder.appending(path: "site"), withIntermediateDirectories: true)
                for (name, text) in ["App.swift": "app", "notes.txt": "notes", "site/index.html": "mine"] {
                    try Data(text.utf8).write(to: folder.appending(path: name))
                }
                try Self.git("init", "-q", in: folder)
                try Self.git("add", ".", in: folder)
                try Self.git(
                    "-c", "user.name=A", "-c", "user.email=a@example.org", "commit", "-qm", "First", in: folder)
                try Data("changed".utf8).write(to: folder.appending(path: "App.swift"))
                try Data("{}".utf8).write(to: folder.appending(path: "untracked.json"))
            }

            deinit { try? FileManager.default.removeItem(at: folder) }

            private static func git(_ arguments: String..., in folder: URL) throws {
                let git = Process()
                git.executableURL = URL(filePath: "/usr/bin/git")
                git.arguments = arguments
                git.currentDirectoryURL = folder
                try git.run()
                git.waitUntilExit()
                try #require(git.terminationStatus == 0)
            }

            /// Every file with its content, those of the repository too.
            func files() throws -> [String: Data] {
                let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
                return try paths.reduce(into: [:]) { files, path in
                    var isFolder: ObjCBool = false
                    let file = folder.appending(path: path)
                    _ = FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
                    files[path] = isFolder.boolValue ? Data() : try Data(contentsOf: file)
                }
            }
        }

        private static func shell(_ command: String, in folder: URL) async throws -> Program.ExitStatus {
            let program = try Program.path
            return try await Program.run(
                "/bin/sh", ["-c", "cd '\(folder.path)' && exec '\(program)' \(command)"])
        }

        @Test(arguments: [
            ("", ""), ("--force", ""), ("", "site"), ("", "notes.txt"), ("--force", "notes.txt"), ("--force", ".git"),
        ])
        func `docs --output refuses what it did not write`(force: String, place: String) async throws {
            let repository = try Repository()
            let before = try repository.files()
            let target = place.isEmpty ? repository.folder : repository.folder.appending(path: place)
            let ending = try await Program.run(["docs", "--output", target.path] + [force].filter { !$0.isEmpty })
            let says = [
                "": """
                This command did not write this folder: it contains \(place == "site" ? "index.html" : ".git"). Nothing was changed.
                Name a folder that is missing or empty, or add --force to replace all that this one holds.
                """,
                "--force":
                    "This folder contains a repository. A repository is never replaced: \(repository.folder.path)/.git\nName another folder.",
            ]
            let message =
                place == "notes.txt" ? "This is a file.\nName a folder that is missing or empty." : says[force] ?? ""
            if place != ".git" {
                #expect(
                    ending
                        == Program.ExitStatus(status: 2, output: "", error: "understudy: \(target.path): \(message)\n"))
            }
            #expect(ending.status == 2)
            #expect(try repository.files() == before)
        }

        @Test(arguments: [
            "docs --output .", "docs --output . --force", "docs --output ./ --force", "docs --output site/.. --force",
        ])
        func `docs --output refuses the folder that it runs in`(command: String) async throws {
            let repository = try Repository()
            let before = try repository.files()
            let ending = try await Self.shell(command, in: repository.folder)
            #expect(ending.status == 2 && ending.output == "")
            #expect(ending.error.hasPrefix("understudy: "))
            #expect(try repository.files() == before)
        }

        @Test func `--state refuses what it did not write, and adds no more than its file`() async throws {
            let repository = try Repository()
            let before = try repository.files()
            for name in ["notes.txt", "untracked.json", ".git/config", ".git", "site", "missing/phone.json"] {
                let place = repository.folder.appending(path: name).path
                let ending = try await Program.run(["run", CommandLineTests.stage, "--state", place])
                #expect(ending.status == 2 && ending.output == "", "\(name)")
                #expect(try repository.files() == before, "\(name)")
            }
            let place = repository.folder.appending(path: "phone.json").path
            let ending = try await Program.run(["run", CommandLineTests.stage, "--state", place])
            #expect(ending.status == 0)
            var after = try repository.files()
            #expect(after.removeValue(forKey: "phone.json") != nil)
            #expect(after == before)
        }

        @Test func `record refuses outside a checkout`() async throws {
            let repository = try Repository()
            let home = URL(filePath: try Program.path).deletingLastPathComponent()
            for name in ["understudy", PackageResources.companion] {
                try FileManager.default.copyItem(
                    at: home.appending(path: name).resolvingSymlinksInPath(),
                    to: repository.folder.appending(path: name))
            }
            let before = try repository.files()
            for part in ["rules", "matrix", "claims", "steps"] {
                let ending = try await Program.run(
                    repository.folder.appending(path: "understudy").path, ["record", part])
                #expect(
                    ending
                        == Program.ExitStatus(
                            status: 2, output: "",
                            error: """
                                understudy: \(repository.folder.path): understudy record writes into a checkout of Understudy, but this program is not in one.
                                Run it in a checkout of the project: swift run understudy record

                                """))
                #expect(try repository.files() == before, "\(part)")
            }
        }
    }
}
