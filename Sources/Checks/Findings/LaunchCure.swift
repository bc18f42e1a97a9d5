package import Lifecycle
package import Traces

/// The cure of a launch that was not isolated: what is wrong, what to do, and the change of files that does it.
package struct LaunchCure: Hashable, Sendable {
    /// The finding of a check, for which the launch alone is looked at.
    package var finding: Finding
    /// The change of files; nil if no mechanical one is known.
    package var patch: Patch?

    /// nil if the launch shows no finding.
    package init?(of app: LaunchedApp, _ sources: CheckedSources) {
        let id: CheckScenario.ID = app.usedStoredConfiguration ? .testsAfterRun : .tests
        let findings = Findings.of([ScenarioResult(id, .launched(app))], sources).filter { !$0.scenarios.isEmpty }
        guard let first = findings.first else { return nil }
        // A later finding can be the cause of the first: a lookup that misses the tests' app delegate.
        finding = findings.first { $0.patch != nil } ?? first
        patch = finding.patch
        guard patch == nil, first.id == .productionAppDelegate else { return }
        patch = app.verdict.appDelegate.flatMap { TestDelegatesCure(sources, $0)?.patch }
        // The first one's advice leads to the lookup.
        if patch == nil, let lookup = findings.first(where: { $0.id == .classNameNotFound }) { finding = lookup }
    }
}
