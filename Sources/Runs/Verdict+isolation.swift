package import Lifecycle
package import Samples
package import Simulator

extension Verdict.Isolation {
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

    /// Returns the answer for all that Xcode does, of which the run is a part.
    package func allowing(for ways: [UntriedWay]) -> Verdict.Isolation {
        guard !ways.isEmpty, self == .isolated || ways.contains(where: \.replacesWhatRan) else { return self }
        return .unknown(UntriedWay.reason(ways))
    }

    /// The answer of a run; nil if it was not a test run.
    package init?(_ outcome: AppRun.Outcome) {
        guard outcome.verdict.tests != nil else { return nil }
        self =
            outcome.verdict.exit == .forged
            ? .unknown("the app's process sent a forged message, so nothing that it said counts")
            : outcome.verdict.isolation
    }
}

extension RunSummary {
    /// The answer to the question if the run was isolated; nil if it was not a test run.
    package var isolation: Verdict.Isolation? { Verdict.Isolation(outcome) }
}
