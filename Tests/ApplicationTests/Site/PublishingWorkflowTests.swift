import Foundation
import Playground
import TestSupport
import Testing
import Yams

/// The workflows for GitHub's runners that test and publish: they are parsed, and what can run here runs.
@Suite struct PublishingWorkflowTests {
    private static func workflow(_ name: String) throws -> [String: Any] {
        let text = try String(contentsOfFile: Checkout.path(".github/workflows/\(name).yml"), encoding: .utf8)
        return try #require(try Yams.load(yaml: text) as? [String: Any])
    }

    private static func job(_ name: String, of workflow: String) throws -> [String: Any] {
        let jobs = try #require(try Self.workflow(workflow)["jobs"] as? [String: [String: Any]])
        return try #require(jobs[name])
    }

    private static func blocks(_ job: [String: Any]) throws -> [String] {
        try #require(job["steps"] as? [[String: Any]]).compactMap { $0["run"] as? String }
    }

    @Test func `Tests run on a push and on a pull request, and may only read`() throws {
        let workflow = try Self.workflow("tests")
        let triggers = try #require(workflow["on"] as? [String: Any])
        #expect(Set(triggers.keys) == ["push", "pull_request"])
        #expect(workflow["permissions"] as? [String: String] == ["contents": "read"])
        let job = try Self.job("tests", of: "tests")
        #expect(try Self.blocks(job).last == ".ci/run")
        #expect(FileManager.default.isExecutableFile(atPath: Checkout.path(".ci/run")))
    }

    /// Without it, bubblewrap cannot make a namespace in a container.
    @Test(arguments: [("tests", "tests"), ("pages", "export")])
    func `What launches samples runs in a privileged container of Debian`(workflow: String, name: String) throws {
        let job = try Self.job(name, of: workflow)
        #expect(
            job["container"] as? [String: String] == ["image": "swift:6.3-bookworm", "options": "--privileged"])
        let minutes = try #require(job["timeout-minutes"] as? Int)
        #expect((1...360).contains(minutes))
    }

    @Test func `One job writes the site, and only the next one may publish it`() throws {
        let export = try Self.job("export", of: "pages")
        #expect(export["permissions"] as? [String: String] == ["contents": "read", "pages": "read"])
        let deploy = try Self.job("deploy", of: "pages")
        #expect(deploy["needs"] as? String == "export")
        #expect(deploy["permissions"] as? [String: String] == ["pages": "write", "id-token": "write"])
        let uploaded = try #require(export["steps"] as? [[String: Any]]).last?["with"] as? [String: String]
        #expect(uploaded == ["path": "site"])
    }

    @Test func `The site is written for the address of its Pages`() async throws {
        let block = try #require(try Self.blocks(Self.job("export", of: "pages")).last)
        let program = "#!/bin/sh\nprintf '%s\\n' \"$@\"\n"
        let ending = try await ScratchFolder.with([".build/debug/understudy": program]) { folder in
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755], ofItemAtPath: folder / ".build/debug/understudy")
            return try await Program.run(
                "/usr/bin/env", ["-C", folder.path, "sh", "-e", "-c", block],
                environment: [
                    "PATH": "/usr/bin:/bin", "BASE_PATH": "/understudy", "SITE_URL": "https://example.org/understudy",
                ])
        }
        #expect(
            ending.output.split(separator: "\n") == [
                "export", "site", "--base-path", "/understudy", "--site-url", "https://example.org/understudy",
            ])
        _ = try PublishedPlace(base: "/understudy", address: "https://example.org/understudy")
        let help = try await Program.run(["export", "--help"])
        for option in ["--base-path", "--site-url"] { #expect(help.output.contains("  \(option) <")) }
    }
}
