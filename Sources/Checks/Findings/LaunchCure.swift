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
        guard
            let finding = Findings.of([ScenarioResult(id, .launched(app))], sources).first(where: {
                !$0.scenarios.isEmpty
            })
        else { return nil }
        self.finding = finding
        patch = finding.patch
        if patch == nil, finding.id == .productionAppDelegate, let delegate = app.verdict.appDelegate {
            patch = TestDelegatesCure(sources, delegate)?.patch
        }
    }
}
