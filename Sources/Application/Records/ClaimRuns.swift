internal import Building
internal import DeviceReports
internal import Foundation
package import Techniques
package import Wording

/// The claims that a command names, and the runs of their experiments.
package struct ClaimRuns {
    package let catalog: ClaimCatalog
    private let wanted: [Claim]
    private let techniques: TechniqueCatalog
    private let folders: CarriedFolders

    /// - Parameters:
    ///   - names: Claims such as C62; without any, all.
    ///   - wholePages: True if the claims that share a page with one of them run, too.
    /// - Throws: `Mistake` if no claim has one of the names, or the catalog cannot be read.
    package init(_ names: [String], wholePages: Bool = false, in folders: CarriedFolders) throws {
        self.folders = folders
        let catalog = try folders.claims()
        self.catalog = catalog
        techniques = try folders.techniques()
        let named = names.isEmpty ? catalog.claims : try names.map { try Self.claim($0, in: catalog) }
        let questions = Set(named.map(\.question))
        wanted = wholePages ? catalog.claims.filter { questions.contains($0.question) } : named
    }

    /// Returns the pages with some results.
    ///
    /// - Throws: `Mistake` if a report of a device cannot be read.
    package func pages(of results: [ClaimResult]) throws(Mistake) -> EvidencePages {
        var pages = EvidencePages(results, of: catalog, techniques)
        pages.evidence = try DeviceEvidence(recordedIn: folders.records)
        return pages
    }

    /// Runs the experiments.
    package func results(
        _ environment: [String: String], _ output: ProgramOutput
    ) async throws -> [ClaimResult] {
        let builder = try await SampleBuilder(
            sources: folders.sources.path, environment: environment, progress: output.building)
        let run = EvidenceRun(catalog, techniques, builder: builder)
        let results = try await run.results(of: wanted) { output.working("\($0) of \($1) claims") }
        output.working(nil)
        return results
    }

    /// Says how much ran, what the claims came to and on which ground, and which differ from what their files say.
    ///
    /// - Returns: True if none differs.
    package func say(_ results: [ClaimResult], to output: ProgramOutput) -> Bool {
        let experiments = results.flatMap(\.experiments)
        func count(_ number: Int, _ what: String) -> String { "\(number) \(what)\(number == 1 ? "" : "s")" }
        let launches = experiments.reduce(0) { $0 + $1.launches.count }
        output.say(
            [
                count(results.count, "claim"), count(experiments.count, "experiment"),
                launches == 1 ? "1 launch" : "\(launches) launches",
            ].joined(separator: ", "))
        for line in OutcomeCounts(results.map(\.claim)).lines { output.say(line) }
        let wrong = results.filter { !$0.isAsWritten }.map(\.claim.id)
        guard !wrong.isEmpty else { return true }
        output.say("Not as written: \(wrong.joined(separator: ", ")).")
        output.say("understudy evidence \(wrong.joined(separator: " ")) says what differs.")
        output.say("Fix the model, or what claim.json predicts and concludes.")
        return false
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
}
