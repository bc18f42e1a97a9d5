import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// The page *Getting started*: its commands run, in the order of the page, as somebody would type them.
    ///
    /// *Clone this repository* is a sentence, since no address is set: the clone is one of this checkout. Two commands are
    /// replaced: `swift build` links the program that is built already, and the playground is not opened. A container is
    /// not started.
    struct GettingStartedTests {
        private static func page() throws -> String {
            let folder = Checkout.folder.appending(path: "Documentation.docc")
            return try String(contentsOf: folder.appending(path: "Articles/GettingStarted.md"), encoding: .utf8)
        }

        private static func commands() throws -> [String] {
            try page().matches(of: /```sh\n((?:.*\n)*?)```\n/)
                .flatMap { $0.output.1.replacing("\\\n", with: "").split(separator: "\n").map(String.init) }
        }

        @Test func `Its commands run`() async throws {
            let home = FileManager.default.temporaryDirectory.appending(path: "start-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: home) }
            let project = home.appending(path: "Projects")
            try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: URL(filePath: Checkout.fixture("Stage")), to: project)
            try FileManager.default.moveItem(
                at: project.appending(path: "Stage.xcodeproj"), to: project.appending(path: "MyApp.xcodeproj"))
            let program = URL(filePath: try Program.path).deletingLastPathComponent().path
            // With an address, the page has the clone's commands.
            let commands = try Self.commands().filter { !$0.hasPrefix("git clone ") && $0 != "cd understudy" }
            #expect(commands.count == 17)
            let script = commands.compactMap { command -> String? in
                if command == "understudy" || command.hasPrefix("docker ") { return nil }
                if command == "swift build --product understudy" {
                    return "mkdir .build && ln -s '\(program)' .build/debug"
                }
                return command
            }
            let clone = ["git clone --quiet '\(Checkout.folder.path)' understudy", "cd understudy"]
            let steps =
                clone
                + script.map { step in
                    // The reader's own project is in another folder than the clone.
                    step.contains("MyApp.xcodeproj") ? "cd '\(project.path)'\n\(step)" : step
                }
            let ending = try await Program.run(
                "/usr/bin/env", ["-C", home.path, "sh", "-e", "-c", steps.joined(separator: "\n")],
                environment: [
                    "HOME": home.path,
                    "XDG_CACHE_HOME": ProcessInfo.processInfo.environment["XDG_CACHE_HOME"] ?? NSHomeDirectory()
                        + "/.cache",
                ])
            #expect(ending.status == 0, "\(ending.output.suffix(1000))\n\(ending.error)")
            #expect(ending.output.contains("\nOnly the understud"))
        }

        @Test func `Its sentences are those of verdicts`() throws {
            let rows = try Self.page().matches(of: /(?m)^\| ([A-Z][^|]+?)(?: …)? \| [^|]+ \|$/).map {
                String($0.output.1)
            }
            #expect(rows.count == 8)
            // The pictures of the tutorials' steps are described by the recorded verdicts.
            let tutorials = Checkout.folder.appending(path: "Documentation.docc/Tutorials")
            let texts = try FileManager.default.subpathsOfDirectory(atPath: tutorials.path)
                .filter { $0.hasSuffix(".tutorial") }
                .map { try String(contentsOf: tutorials.appending(path: $0), encoding: .utf8) }
            let verdicts = Checkout.folder.appending(path: "Sources/Traces/Verdict/VerdictSentence.swift")
            let source = try String(contentsOf: verdicts, encoding: .utf8)
            // Nothing of a tutorial is left out, and all of its apps launch without tests.
            let others = ["It is not known if", "The app's ordinary launch failed"]
            for row in rows {
                let parts = row.components(separatedBy: " … ").map(NSRegularExpression.escapedPattern)
                let sentence = try Regex(parts.joined(separator: "[^\n]+"))
                #expect((others.contains(row) ? [source] : texts).contains { $0.contains(sentence) }, "\(row)")
            }
        }
    }
}
