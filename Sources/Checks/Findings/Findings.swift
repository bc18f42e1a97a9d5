/// The findings of a check: a pure function of what was launched and of the sources.
package enum Findings {
    /// Returns the findings, those of runs first, in the order of their identifiers.
    package static func of(_ results: [ScenarioResult], _ sources: CheckedSources) -> [Finding] {
        // The launches of another build than the one that Xcode tests show nothing but that.
        let telling =
            sources.replacesTests ? results.filter { !$0.id.isTest && $0.id != .runAfterTests } : results
        let lookups = LookupFindings(telling, sources).findings
        let all =
            RunFindings(results, sources, missed: lookups).findings + lookups
            + SourceFindings(telling, sources).findings
        return Finding.ID.allCases.flatMap { id in all.filter { $0.id == id } }
    }
}
