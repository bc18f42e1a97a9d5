package import Lifecycle
package import Runs
internal import Simulator

/// The ordinary runs of the apps, each made once: the devices that they leave, and the classes that they create.
package struct ProductionRuns: Sendable {
    private let runs = Memo<Key, Ordinary>()

    private struct Key: Hashable, Sendable {
        var app: LaunchableApp
        var launch: LaunchConfiguration
    }

    /// The result of an ordinary run.
    package struct Ordinary: Sendable {
        /// The device after it.
        package var device: Device
        /// The delegates and the view controllers that it created.
        package var classes: Set<String>
    }

    /// Creates a store of runs in which none was made yet.
    package init() {}

    /// Returns the ordinary run of an app with which the history of a launch begins, or would begin.
    package func run(_ app: AppUnderTest, before launch: LaunchConfiguration) async throws -> Ordinary {
        let launch = launch.ordinary(launch.scenario.history?.ordinaryRun ?? [])
        let key = Key(app: app.launchable(.production, for: launch), launch: launch)
        return try await runs.value(of: key) {
            let run = SeriesRun(launch.series(of: app), limits: RunLimits(wallClock: .seconds(10)))
            let outcome = try await run.run { _, _ in }.last.outcome
            return Ordinary(device: outcome.device, classes: outcome.appearances.production)
        }
    }

    /// The number of processes that were started.
    package var launches: Int { get async { await runs.count } }
}
