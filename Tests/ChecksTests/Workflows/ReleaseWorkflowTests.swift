import Foundation
import TestSupport
import Testing
import Yams

extension EndToEnd {
    /// The workflow of a release: it is parsed, and its shell blocks run, except those that install and publish.
    struct ReleaseWorkflowTests {
        private static func workflow() throws -> [String: Any] {
            let text = try String(contentsOfFile: Checkout.path(".github/workflows/release.yml"), encoding: .utf8)
            return try #require(try Yams.load(yaml: text) as? [String: Any])
        }

        private static func job(_ name: String) throws -> [String: Any] {
            let jobs = try #require(try workflow()["jobs"] as? [String: [String: Any]])
            #expect(Set(jobs.keys) == ["files", "publish"])
            return try #require(jobs[name])
        }

        private static func block(_ name: String, of job: String) throws -> String {
            let steps = try #require(try Self.job(job)["steps"] as? [[String: Any]])
            return try #require(steps.first { $0["name"] as? String == name }?["run"] as? String)
        }

        private static func run(
            _ block: String, in folder: String, environment: [String: String]
        ) async throws -> Program.ExitStatus {
            try await Program.run(
                "/usr/bin/env", ["-C", folder, "bash", "-e", "-c", block], environment: environment)
        }

        @Test func `A tag makes one, and only the job that publishes may write`() throws {
            let triggers = try #require(try Self.workflow()["on"] as? [String: [String: [String]]])
            #expect(triggers == ["push": ["tags": ["v*"]]])
            #expect(try Self.workflow()["permissions"] as? [String: String] == ["contents": "read"])
            let files = try Self.job("files")
            #expect(files["permissions"] == nil)
            // A fixed version: the modules are of use with exactly that toolchain. bubblewrap needs the rest.
            #expect(
                files["container"] as? [String: String] == ["image": "swift:6.3.1-bookworm", "options": "--privileged"])
            let publish = try Self.job("publish")
            #expect(publish["needs"] as? String == "files")
            #expect(publish["permissions"] as? [String: String] == ["contents": "write"])
        }

        @Test func `A tag that is not the version's is refused`() async throws {
            let block = try Self.block("Refuse a tag that is not the version's", of: "files")
            let version = try await MadeRelease.version.value
            for (tag, status) in [("v\(version)", 0), (version, 1), ("v\(version).1", 1), ("v0.1.0", 1)] {
                let ending = try await Self.run(
                    block, in: Checkout.folder.path, environment: ["GITHUB_REF_NAME": tag])
                #expect(ending.status == status, "\(tag)")
                let isRefused = ending.output.hasPrefix("::error::The tag is \(tag) and the version \(version): ")
                #expect(isRefused == (status == 1))
            }
        }

        @Test func `Its files are whole, and the text is the changelog's entry`() async throws {
            let folder = try await MadeRelease.folder
            let name = try await MadeRelease.name()
            #expect(
                try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [
                    "SHA256SUMS", "notes.md", "\(name).tar.gz",
                ])
            let changelog = try String(
                contentsOfFile: Checkout.path("Documentation.docc/Contributing/Changelog.md"), encoding: .utf8)
            let notes = try String(contentsOf: folder.appending(path: "notes.md"), encoding: .utf8)
            let day = try #require(
                changelog.firstMatch(of: try Regex("Version \(try await MadeRelease.version.value) is of ([^;]*);"))?
                    .output[1].substring)
            let start = try #require(changelog.range(of: "\n### \(day)\n")?.upperBound)
            let end = try #require(changelog[start...].range(of: "\n##")?.lowerBound)
            let section = changelog[start..<end]
            #expect(notes.split(separator: "\n").count == section.split(separator: "\n").count)
            #expect(notes.contains("- `understudy export` writes the whole site as files"))
            #expect(!notes.contains("<doc:"))
            let place = FileManager.default.temporaryDirectory.appending(path: "unpacked-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: place) }
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(
                at: place.appending(path: "release"), withDestinationURL: folder)
            try FileManager.default.createSymbolicLink(
                at: place.appending(path: "Tests"), withDestinationURL: Checkout.folder.appending(path: "Tests"))
            let ending = try await Self.run(
                try Self.block("Unpack them as a reader does, and check an app", of: "files"), in: place.path,
                environment: ["XDG_CACHE_HOME": place.path + "/cache"])
            #expect(ending.status == 0, "\(ending.error)")
            #expect(ending.output.hasPrefix("\(name).tar.gz: OK\nunderstudy \(try await MadeRelease.version.value)\n"))
            #expect(!ending.error.contains("reference modules"), "\(ending.error)")
            try await Self.compareCommit(ending.output)
        }

        /// The program of a release says the commit that it was made from; one of changed files says that it does not know.
        private static func compareCommit(_ output: String) async throws {
            let git = ["-C", Checkout.folder.path]
            let changes = try await Program.run("/usr/bin/git", git + ["status", "--porcelain"])
            let head = try await Program.run("/usr/bin/git", git + ["rev-parse", "HEAD"])
            let line = changes.output.isEmpty ? "commit \(head.output)" : "commit not known\n"
            #expect(output.contains("\n\(line)"), "\(output)")
        }

        @Test func `It is published under its tag, with its checksums and its text`() async throws {
            let block = try Self.block("Publish them", of: "publish")
            let program = "#!/bin/sh\nprintf '%s\\n' \"$@\"\n"
            let made = ["understudy-1.tar.gz", "SHA256SUMS", "notes.md"].map { ("release/\($0)", "") }
            let files = Dictionary(uniqueKeysWithValues: [("bin/gh", program)] + made)
            let ending = try await ScratchFolder.with(files) { folder in
                try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder / "bin/gh")
                return try await Self.run(
                    block, in: folder.path,
                    environment: [
                        "PATH": "\(folder / "bin"):/usr/bin:/bin", "GITHUB_REF_NAME": "v1.2.3",
                        "GITHUB_REPOSITORY": "owner/understudy",
                    ])
            }
            #expect(
                ending.output.split(separator: "\n") == [
                    "release", "create", "v1.2.3", "--repo", "owner/understudy", "--verify-tag", "--title",
                    "Understudy 1.2.3", "--notes-file", "release/notes.md", "release/understudy-1.tar.gz",
                    "release/SHA256SUMS",
                ])
        }
    }
}
