/// The findings of a check: a pure function of what was launched and of the sources.
package enum Findings {
    /// Returns the findings, those of runs first, in the order of their identifiers.
    ///
    /// - Parameters:
    ///   - results: The launches of one way to test the app.
    ///   - sources: Its sources.
    ///   - run: The normal run, if it is not among them.
    ///   - explains: True if the finding about a testing delegate in the app stands for all that follows from it.
    package static func of(
        _ results: [ScenarioResult], _ sources: CheckedSources, run: LaunchedApp? = nil, explains: Bool = true
    ) -> [Finding] {
        // The launches of another build than the one that Xcode tests show nothing but that.
        let telling =
            sources.replacesTests ? results.filter { !$0.id.isTest && $0.id.kind != .runAfterTests } : results
        let lookups = LookupFindings(telling, sources).findings
        let written = SourceFindings(
            telling, sources, run: results.first { $0.id == .run }?.launched ?? run)
        let all =
            RunFindings(results, sources, missed: lookups, usurpers: explains ? written.usurpers : []).findings
            + lookups
            + written.findings
        return ordered(all)
    }

    /// Returns the findings of several ways to test an app, those that say the same as one, in the order of their
    /// identifiers.
    package static func merged(_ ways: [[Finding]]) -> [Finding] {
        var all: [Finding] = []
        for finding in ways.joined() {
            if let index = all.firstIndex(where: { $0.id == finding.id && $0.what == finding.what }) {
                all[index].scenarios += finding.scenarios.filter { !all[index].scenarios.contains($0) }
            } else {
                all.append(finding)
            }
        }
        return ordered(all)
    }

    private static func ordered(_ findings: [Finding]) -> [Finding] {
        Finding.ID.allCases.flatMap { id in findings.filter { $0.id == id } }
    }
}
