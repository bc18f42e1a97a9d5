import Foundation
import TestSupport
import Testing
import Yams

/// The action that checks an app, with its shell blocks run as GitHub's runner does.
///
/// Steps with `uses:` are left out: another action takes GitHub.
struct CompositeAction {
    struct Step: Decodable {
        var id: String?
        var name: String?
        var condition: String?
        var shell: String?
        var env: [String: String]?
        var run: String?
        var uses: String?
        var with: [String: String]?

        enum CodingKeys: String, CodingKey {
            case id, name, shell, env, run, uses, with
            case condition = "if"
        }
    }

    struct Input: Decodable {
        var description: String
        var `default`: String
    }

    private struct File: Decodable {
        struct Runs: Decodable {
            var using: String
            var steps: [Step]
        }

        var inputs: [String: Input]
        var runs: Runs
    }

    var inputs: [String: Input]
    var steps: [Step]

    init() throws {
        let text = try String(contentsOfFile: Checkout.path(".github/actions/check/action.yml"), encoding: .utf8)
        let file = try YAMLDecoder().decode(File.self, from: text)
        try #require(file.runs.using == "composite")
        inputs = file.inputs
        steps = file.runs.steps
    }

    /// Runs the shell blocks whose conditions hold, until one fails.
    ///
    /// - Parameters:
    ///   - with: The inputs that differ from their defaults.
    ///   - environment: The runner's variables.
    ///   - folder: The folder of the job.
    /// - Returns: The names of the blocks that ran, and the end of the last one.
    func run(
        with given: [String: String], environment: [String: String], in folder: URL
    ) async throws -> (names: [String], last: Program.ExitStatus) {
        let output = folder.appending(path: ".output-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: output) }
        var values = Dictionary(
            uniqueKeysWithValues: inputs.map { ("inputs.\($0)", given[$0] ?? $1.default) })
        values["github.action_path"] = Checkout.path(".github/actions/check")
        values["github.action_repository || github.repository"] = "owner/understudy"
        var names: [String] = []
        var last = Program.ExitStatus(status: 0, output: "", error: "")
        for step in steps {
            guard let block = step.run, try holds(step.condition, values) else { continue }
            #expect(step.shell == "bash")
            var variables = environment
            variables["GITHUB_OUTPUT"] = output.path
            for (name, text) in step.env ?? [:] { variables[name] = try Self.filled(text, values) }
            last = try await Program.run(
                "/usr/bin/env", ["-C", folder.path, "bash", "-e", "-o", "pipefail", "-c", block],
                environment: variables)
            names.append(step.name ?? "")
            guard last.status == 0 else { break }
            let lines = (try? String(contentsOf: output, encoding: .utf8)) ?? ""
            for line in lines.split(separator: "\n") where step.id != nil {
                let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
                try #require(parts.count == 2, "\(line)")
                values["steps.\(step.id ?? "").outputs.\(parts[0])"] = parts[1]
            }
        }
        return (names, last)
    }

    private func holds(_ condition: String?, _ values: [String: String]) throws -> Bool {
        guard let condition else { return true }
        let match = try #require(condition.wholeMatch(of: /(inputs\.[a-z]+) (==|!=) ''/), "\(condition)")
        return (try #require(values[String(match.output.1)]) == "") == (match.output.2 == "==")
    }

    private static func filled(_ text: String, _ values: [String: String]) throws -> String {
        try text.replacing(/\$\{\{ (.*?) \}\}/) { match in
            try #require(values[String(match.output.1)], "\(match.output.1) has no value")
        }
    }
}
