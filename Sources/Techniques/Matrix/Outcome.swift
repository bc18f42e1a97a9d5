package import Lifecycle
internal import Simulator

/// The outcome of a technique in a setting: whose delegates were called before the first test.
package enum Outcome: String, Codable, Hashable, Sendable, CaseIterable {
    /// No production delegate and no production view controller was called.
    case onlyTestDelegates
    /// The app delegate is the tests' or none; a scene delegate or a view controller is production's.
    case productionScene
    /// The app delegate is production's.
    case productionApp
    /// The app was launched, and no test ran in it.
    case nothingRan
    /// The app reached no test, because its process ended.
    case doesNotLaunch

    /// The word for a table.
    package var word: String {
        switch self {
        case .onlyTestDelegates: "only test delegates"
        case .productionScene: "production scene"
        case .productionApp: "production app"
        case .nothingRan: "nothing ran"
        case .doesNotLaunch: "does not launch"
        }
    }

    /// Finds the outcome of a run.
    ///
    /// - Parameters:
    ///   - verdict: The run's verdict.
    ///   - appearances: The objects that appeared in the run.
    ///   - production: The classes that appear in an ordinary launch.
    package init(_ verdict: Verdict, _ appearances: Appearances, production: Set<String>) {
        guard appearances.testsBegan else {
            self = [.finished, .failed, .killed].contains(verdict.exit) ? .nothingRan : .doesNotLaunch
            return
        }
        if let delegate = appearances.appDelegate, production.contains(delegate) {
            self = .productionApp
        } else {
            self = appearances.isIsolated(from: production) ? .onlyTestDelegates : .productionScene
        }
    }
}
