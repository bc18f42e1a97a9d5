import Foundation
import Lifecycle
import Testing
import TestSupport

extension EndToEnd {
    /// The examples in the texts of `--help`.
    struct HelpExampleTests {
        /// The description that the program gives to tools, as far as it is read here.
        private struct Description: Decodable {
            struct Command: Decodable {
                var commandName: String
                var subcommands: [Command]?
            }

            var command: Command
        }

        /// The names of the program's own commands, hidden ones included.
        private static func commands() async throws -> [String] {
            let ending = try await Program.run(["--experimental-dump-help"])
            let program = try JSONDecoder().decode(Description.self, from: Data(ending.output.utf8)).command
            return (program.subcommands ?? []).map(\.commandName).filter { $0 != "help" }
        }

        /// The help of the program and of each command, each paragraph in a line.
        private static func texts() async throws -> [(command: String, text: String)] {
            var texts: [(String, String)] = []
            for command in [""] + (try await Self.commands()) {
                let ending = try await Program.run(
                    [command, "--help"].filter { !$0.isEmpty }, environment: ["COLUMNS": "10000"])
                try #require(ending.status == 0)
                texts.append((command, ending.output))
            }
            return texts
        }

        /// The whole commands: lines that begin with the program's name, and what follows "with: ".
        private static func commands(in text: String) -> [String] {
            text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.compactMap { line in
                if line.hasPrefix("understudy") { return line }
                guard let found = line.firstRange(of: "with: understudy ") else { return nil }
                return String(line[found.lowerBound...].dropFirst("with: ".count))
            }
        }

        /// The names that a command's arguments are explained with: `hackworth/flush`, `T47`, `session.unknown`.
        private static func names(in text: String) -> [String] {
            let lines = text.split(separator: "\n").filter { $0.hasPrefix("  <") }
            return lines.flatMap { line in
                line.matches(of: /\(([^()]*)\)|such as (\w+)/).flatMap { match in
                    String(match.1 ?? match.2 ?? "").split(separator: ", ").map(String.init)
                }
            }
        }

        /// Writes what a device would have printed, by the name that the examples give it, and a set with that log.
        private static func record(in folder: URL) async throws {
            let project = folder.appending(path: "recorded").path
            try #require(try await Program.run(["project", "T47", "--output", project]).status == 0)
            let run = try await Program.run(["test", project, "--os", "26.0", "--format", "jsonl"])
            let printed = run.output.split(separator: "\n").compactMap { line in
                (try? JSONDecoder().decode(TraceEvent.self, from: Data(line.utf8))).flatMap { event in
                    event.kind == .console && event.lane == .console ? event.text : nil
                }
            }
            let log = Data(printed.joined(separator: "\n").utf8)
            try log.write(to: folder.appending(path: "console.txt"))
            let set = folder.appending(path: "set")
            try #require(try await Program.run(["project", "T47", "--conformance", set.path]).status == 0)
            let place = set.appending(path: "results/26.0-iphone/T47")
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
            try log.write(to: place.appending(path: "fresh.log"))
        }

        @Test func `Every example works`() async throws {
            let folder = FileManager.default.temporaryDirectory.appending(path: "help-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: folder) }
            // The reader's own project, by the name that the examples give it.
            try FileManager.default.copyItem(at: URL(filePath: Checkout.fixture("Stage")), to: folder)
            try FileManager.default.moveItem(
                at: folder.appending(path: "Stage.xcodeproj"), to: folder.appending(path: "MyApp.xcodeproj"))
            try await Self.record(in: folder)
            var examples: [String] = []
            for (command, text) in try await Self.texts() {
                examples += Self.commands(in: text)
                examples += Self.names(in: text).map { "understudy \(command) \($0)" }
            }
            #expect(
                Set(examples).isSuperset(of: [
                    "understudy", "understudy test hackworth/no-storyboard", "understudy run T47/code",
                    "understudy test MyApp.xcodeproj --format jsonl > trace.jsonl", "understudy rules session",
                    "understudy evidence C62", "understudy record steps hackworth/flush --check",
                    "understudy matrix T47",
                ]))
            let program = URL(filePath: try Program.path).deletingLastPathComponent().path
            for example in examples where example != "understudy" {
                let shell = Process()
                shell.executableURL = URL(filePath: "/bin/sh")
                shell.arguments = ["-c", example]
                shell.currentDirectoryURL = folder
                let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
                shell.environment = ProcessInfo.processInfo.environment.merging(["PATH": "\(program):\(path)"]) { $1 }
                shell.standardOutput = FileHandle.nullDevice
                let error = Pipe()
                shell.standardError = error
                try shell.run()
                let said = String(decoding: try error.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
                shell.waitUntilExit()
                // A test that fails is what some examples show, a finding another, and traces that differ a third.
                let mayFail = [" test ", " record ", " check ", " diff ", " verify "].contains(where: example.contains)
                #expect(shell.terminationStatus == 0 || shell.terminationStatus == 1 && mayFail, "\(example): \(said)")
            }
            // Alone it serves until it is ended: what it takes without a command is for `serve`.
            let alone = try await Program.run(["--port", "0"])
            #expect(alone.status == 2)
            #expect(alone.error.contains("A port is a number from 1 to 65535."))
        }
    }
}
