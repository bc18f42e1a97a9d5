internal import Application
internal import ArgumentParser
internal import Foundation
internal import Runs
internal import Techniques
internal import Wording

/// The command `understudy evidence`.
struct EvidenceCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "evidence",
        abstract: "Run the experiments that test published claims about launching an app for its tests.",
        discussion: """
            Each experiment is a run of real code in a process. The output says what differs from the claim's \
            prediction. The exit status is 1 if a claim's outcome differs from that in its file.
            """)

    @Argument(help: "The claims, such as C62; without any, all.")
    var names: [String] = []

    @Flag(help: .hidden) var renew = false

    func run() async throws {
        if renew {
            throw Mistake.replaced("evidence --renew", by: (["record", "claims"] + names).joined(separator: " "))
        }
        let runs = try ClaimRuns(names, in: .ofThisProgram)
        let results = try await runs.results(ProcessInfo.processInfo.environment, .terminal)
        let pages = try runs.pages(of: results)
        for result in results {
            Terminal.write(pages.text(of: result) + "\n" + Self.differences(result) + "\n")
        }
        if !runs.say(results, to: .terminal) { throw ExitStatus.testFailed }
    }

    /// Returns the differences between the runs and an experiment's predictions, and between the runs and the claim's
    /// file.
    private static func differences(_ result: ClaimResult) -> String {
        var lines: [String] = []
        for experiment in result.experiments {
            let differences = experiment.disagreements + experiment.launches.flatMap(\.disagreements)
            if !differences.isEmpty { lines.append("Otherwise than predicted in “\(experiment.experiment.title)”:") }
            lines += differences.map { "  - \($0)" }
        }
        if result.outcome != result.claim.outcome {
            lines.append("The file says “\(result.claim.outcome.words)”, the runs say “\(result.outcome.words)”.")
        }
        if !result.idleRules.isEmpty {
            let rules = result.experiments.flatMap(\.launches).reduce(into: Set<String>()) { $0.formUnion($1.rules) }
            lines.append("Rules that took no part: \(result.idleRules.joined(separator: ", ")).")
            lines.append("Rules that were: \(rules.sorted().joined(separator: ", ")).")
        }
        return lines.map { $0 + "\n" }.joined()
    }
}
