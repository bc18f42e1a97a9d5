internal import Lifecycle
package import Simulator

/// The answer to the question if a test run kept production's code out until its first test.
package enum Isolation: Hashable, Sendable {
    case isolated
    case notIsolated
    /// Not known, for the reason given in a clause: `the app's ordinary launch failed`.
    case unknown(String)

    /// The word in JSON.
    package var word: String {
        switch self {
        case .isolated: "isolated"
        case .notIsolated: "notIsolated"
        case .unknown: "unknown"
        }
    }

    /// The reason why it is not known.
    package var reason: String? {
        if case .unknown(let reason) = self { reason } else { nil }
    }
}

extension Isolation {
    /// The answer of a run; nil if it was no test run.
    package init?(_ outcome: AppRun.Outcome) {
        guard outcome.verdict.tests != nil else { return nil }
        if outcome.verdict.exit == .forged {
            self = .unknown("the app's process sent a forged message, so nothing that it said counts")
        } else if outcome.isUnjudged {
            self = .unknown("the app's ordinary launch failed, so not all of its production classes are known")
        } else {
            self = outcome.verdict.isolated ? .isolated : .notIsolated
        }
    }
}

extension RunSummary {
    /// The answer to the question if the run was isolated; nil if it was no test run.
    package var isolation: Isolation? { Isolation(outcome) }
}
