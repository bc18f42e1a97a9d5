import ArgumentParser
import PackageResources
import Foundation
import Samples
import Techniques
import Tutorials

/// `understudy evidence`
struct EvidenceCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "evidence",
        abstract: "Run the experiments that decide what is claimed about launching an app for its tests.",
        discussion: """
            Each experiment is a run of real code in a process. What does not go as the claim predicts is said. The exit \
            status is 1 where a claim comes to something else than is written in its file.
            """)

    @Argument(help: "The claims, such as C62; without any, all.")
    var names: [String] = []

    @Flag(help: "Write the catalog's pages of these claims anew, and the overview.")
    var renew = false

    func run() async throws {
        if renew { try Checkout.require(for: "evidence --renew") }
        guard let folder = PackageResources.catalog else { throw Launch.left }
        let claims = try ClaimCatalog(folder: folder)
        let builder = try await SampleBuilder(
            sources: try Launch.sources(), environment: ProcessInfo.processInfo.environment, progress: Terminal.show)
        let wanted = names.isEmpty ? claims.claims : try names.map { try Self.claim($0, in: claims) }
        let run = EvidenceRun(claims, try TechniqueCatalog(folder: folder), builder: builder)
        let results = try await run.results(of: wanted) { Terminal.show("\($0) of \($1) claims") }
        Terminal.show(nil)
        if renew {
            let catalog = try StepCatalog.folder()
            try FileManager.default.createDirectory(
                at: catalog.appending(path: "Generated/Claims"), withIntermediateDirectories: true)
            for (file, text) in EvidencePages(results, of: claims).files {
                try Data(text.utf8).write(to: catalog.appending(path: file))
            }
        } else {
            for result in results {
                Terminal.write(EvidencePages.page(result) + "\n" + Self.differences(result) + "\n")
            }
        }
        let wrong = results.filter { !$0.isAsWritten }
        Terminal.say(
            "\(results.count) claims, \(results.reduce(0) { $0 + $1.experiments.count }) experiments, "
                + "\(results.reduce(0) { $0 + $1.experiments.reduce(0) { $0 + $1.launches.count } }) launches")
        guard wrong.isEmpty else {
            let ids = wrong.map(\.claim.id)
            Terminal.say("Not as written: \(ids.joined(separator: ", ")).")
            if renew { Terminal.say("understudy evidence \(ids.joined(separator: " ")) says what differs.") }
            Terminal.say("Mend the model, or what claim.json predicts and concludes.")
            throw ExitCode(1)
        }
    }

    private static func claim(_ name: String, in catalog: ClaimCatalog) throws -> Claim {
        guard let claim = catalog[name.uppercased()] else {
            throw Mistake(
                .usage, what: "There is no claim \(name).",
                cure: Spelling.question(name, among: catalog.claims.map(\.id))
                    + "There are: \(catalog.claims.map(\.id).joined(separator: ", ")).")
        }
        return claim
    }

    /// What went otherwise than an experiment predicts, and otherwise than the claim's file says.
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
            lines.append("Rules that were not at work: \(result.idleRules.joined(separator: ", ")).")
            lines.append("Rules that were: \(rules.sorted().joined(separator: ", ")).")
        }
        return lines.map { $0 + "\n" }.joined()
    }
}
