package import Lifecycle
package import Simulator
package import Traces

/// The end of a run, or of a run that waits as if it ended now.
package struct RunSummary: Sendable {
    package var outcome: AppRun.Outcome
    /// The trace of the last launch.
    package var events: [TraceEvent]
    /// The owners of the classes in it.
    package var roles: ClassRoles

    init(_ outcome: AppRun.Outcome, _ events: [TraceEvent], _ roles: ClassRoles) {
        self.outcome = outcome
        self.events = events
        self.roles = roles
        self.roles.production = outcome.production?.classes
        self.roles.settledRoles = outcome.production?.isWhole == true ? nil : outcome.production?.settledRoles ?? []
    }

    /// The device at rest.
    package var device: Device { outcome.device }

    package var verdict: Verdict { outcome.verdict }

    /// The verdict in words.
    package var words: VerdictSummary {
        var appearances = outcome.appearances
        appearances.isProductionUnknown = outcome.isUnjudged
        return VerdictSummary(outcome.verdict, roles: roles, appearances: appearances, issues: RunIssues(events))
    }

    /// The reasons why the classes took part; nil if none did.
    package var reasons: [ReasonChain]? {
        let chains = ReasonChain.all(events, roles: roles)
        return chains.isEmpty ? nil : chains
    }

    /// The crash and the failed assertions that name a line of code.
    package var issues: [RunIssue] { RunIssues(events).all }
}
