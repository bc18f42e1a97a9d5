import Foundation
import TestSupport
import Testing

/// The way of a conformance set: written, run by its script with stand-ins for Xcode's tools, and compared.
extension EndToEnd {
    struct ConformanceTests {
        static func run(
            _ techniques: [String], _ variables: [String: String] = [:]
        ) async throws -> Program.ExitStatus {
            try await Program.run(
                Checkout.path("Tests/Conformance/run"), techniques,
                environment: variables.merging(["UNDERSTUDY": try Program.path]) { $1 })
        }

        @Test(.timeLimit(.minutes(4))) func `A set is run on each system, and all is equal`() async throws {
            let result = try await Self.run(["T02"], ["RUNTIMES": "13.7 17.5"])
            #expect(result.status == 0, "\(result.error)")
            let rows = result.output.split(separator: "\n").filter { $0.hasPrefix("|") }.map(String.init)
            #expect(
                rows == [
                    "| project | 13.7-iphone | 17.5-iphone |", "|---|---|---|", "| T02 | equal | equal |",
                    "| T02-break-1 | equal | equal |", "| T02-break-2 | equal | equal |",
                ])
            let skipped = result.output.split(separator: "\n").filter { $0.contains("skipped:") }.map(String.init)
            #expect(skipped.count == 6)
            #expect(skipped.allSatisfy { $0.hasSuffix("afterSplit: a person has to do it: --device ipad --by-hand") })
        }

        @Test(.timeLimit(.minutes(4))) func `It goes on where it was interrupted, and resumes nothing else`()
            async throws
        {
            let set = NSTemporaryDirectory() + "conformance-\(UUID().uuidString)"
            defer { try? FileManager.default.removeItem(atPath: set) }
            let first = try await Self.run(
                ["T02"], ["CONFORMANCE_SET": set, "SET_OPTIONS": "--only T02 --history fresh"])
            #expect(first.status == 0, "\(first.error)")
            // As if it had been interrupted while it wrote the second log.
            let place = URL(filePath: set + "/results/17.5-iphone/T02")
            let log = place.appending(path: "fresh.log")
            let text = try String(contentsOf: log, encoding: .utf8)
            try Data(text.prefix(text.count / 2).utf8).write(to: place.appending(path: "afterRun.log.part"))
            let changed = try FileManager.default.attributesOfItem(atPath: log.path)[.modificationDate] as? Date
            let second = try await Self.run(
                [], ["CONFORMANCE_SET": set, "SET_OPTIONS": "--only T02 --history fresh,afterRun"])
            #expect(second.status == 0, "\(second.error)")
            #expect(second.output.split(separator: "\n").filter { $0.hasPrefix("  T02") } == ["  T02, afterRun"])
            #expect(
                try FileManager.default.contentsOfDirectory(atPath: place.path).sorted() == [
                    "afterRun.log", "fresh.log",
                ])
            #expect(
                try FileManager.default.attributesOfItem(atPath: log.path)[.modificationDate] as? Date == changed)
        }

        @Test(.timeLimit(.minutes(4))) func `On a device of another reading, what hangs on it differs`() async throws {
            let result = try await Self.run(
                ["T02"], ["READING": "adoption-needs-both", "SET_OPTIONS": "--only T02 --history fresh"])
            #expect(result.status == 1, "\(result.error)")
            let lines = result.output.split(separator: "\n").filter { $0.hasPrefix("- T02, 17.5-iphone, fresh: ") }
            let scene = "session 1"
            let window = "session 1, window 1"
            let differing: [String] = lines.compactMap { line in
                line.split(separator: ": ").dropFirst().first.map { String($0) }
            }
            #expect(
                differing == [
                    "application.openSessions", "application.connectedScenes", "session.role (\(scene))",
                    "session.configuration (\(scene))", "session.delegateClass (\(scene))",
                    "session.sceneClass (\(scene))", "session.storyboard (\(scene))", "session.connected (\(scene))",
                    "scene.class (\(scene))", "scene.delegate (\(scene))", "scene.state (\(scene))",
                    "window.class (\(window))", "window.scene (\(window))", "window.rootViewController (\(window))",
                    "window.hidden (\(window))", "window.key (\(window))", "printed (1)", "printed (2)", "printed (3)",
                ])
        }
    }
}
