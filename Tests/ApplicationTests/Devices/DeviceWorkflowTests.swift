import Foundation
import TestSupport
import Testing
import Yams

@testable import Application

/// The workflow for runners with macOS: it is parsed, since only GitHub can run it.
@Suite struct DeviceWorkflowTests {
    static func workflow() throws -> [String: Any] {
        let text = try String(contentsOfFile: Checkout.path(".github/workflows/device.yml"), encoding: .utf8)
        return try #require(try Yams.load(yaml: text) as? [String: Any])
    }

    static func jobs() throws -> [String: [String: Any]] {
        try #require(try workflow()["jobs"] as? [String: [String: Any]])
    }

    @Test func `It runs by hand and weekly, and may only read`() throws {
        let workflow = try Self.workflow()
        let triggers = try #require(workflow["on"] as? [String: Any])
        #expect(Set(triggers.keys) == ["workflow_dispatch", "schedule"])
        #expect(workflow["permissions"] as? [String: String] == ["contents": "read"])
    }

    @Test func `A job on Linux writes the set, jobs on macOS run it, and one on Linux compares`() throws {
        let jobs = try Self.jobs()
        #expect(Set(jobs.keys) == ["set", "simulators", "comparison"])
        #expect(jobs["simulators"]?["needs"] as? String == "set")
        #expect(jobs["comparison"]?["needs"] as? String == "simulators")
        for (name, job) in jobs {
            let minutes = try #require(job["timeout-minutes"] as? Int)
            #expect((1...360).contains(minutes), "\(name)")
            #expect((job["runs-on"] as? String)?.hasPrefix(name == "simulators" ? "${{" : "ubuntu") == true)
        }
    }

    /// The commands of the workflow are commands that there are, with options that there are.
    @Test func `Its commands are commands of this program and options of the script`() async throws {
        let steps = try Self.jobs().values.flatMap { $0["steps"] as? [[String: Any]] ?? [] }
        let lines = steps.compactMap { $0["run"] as? String }.flatMap { $0.split(separator: "\n") }.map(String.init)
        let commands = lines.compactMap { $0.firstMatch(of: /understudy ([a-z]+ [^|>]*)/).map { String($0.1) } }
        #expect(
            commands.sorted().map { $0.trimmingCharacters(in: .whitespaces) } == [
                "project --conformance set", "verify set --format markdown",
            ])
        let script = try String(
            contentsOfFile: Checkout.path("Sources/Catalog/Recorder/run-conformance"), encoding: .utf8)
        let options = lines.filter { $0.contains("run-conformance") }.joined().matches(of: /--[a-z-]+/).map {
            String($0.0)
        }
        #expect(options == ["--quick", "--device", "--only", "--runtime"])
        for option in options { #expect(script.contains("\n    \(option)) ")) }
    }
}
