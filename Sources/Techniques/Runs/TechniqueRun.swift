package import Lifecycle
package import Runs
internal import Simulator

/// A run of one technique in one setting: first the device gets its memory, then the tests run.
package struct TechniqueRun: Sendable {
    private let app: AppUnderTest
    private let launch: LaunchConfiguration

    /// Creates a run of a technique that was built for the setting.
    package init(_ technique: Technique, _ app: AppUnderTest, in setting: Setting) {
        self.app = app
        launch = technique.launch(in: setting.launch)
    }

    /// The result of a run.
    package struct Result: Sendable {
        /// The outcome, by the classes that were called.
        package var outcome: Outcome
        /// The trace of the tests' run.
        package var events: [TraceEvent]
        /// The verdict about the tests' run.
        package var verdict: Verdict
        /// The device after it.
        package var device: Device
        /// The number of processes that were started.
        package var launches: Int
    }

    /// Tries the technique.
    ///
    /// - Parameter devices: The devices after the same tests in the same setting, by what they remembered before. One
    ///   that was tested begins with such a device.
    /// - Throws: `SystemFailure` if the operating system refuses something that a run needs.
    package func run(
        production ordinaryRuns: ProductionRuns, afterTests devices: [DeviceHistory: Device] = [:]
    ) async throws -> Result {
        let ordinary = try await ordinaryRuns.run(app, before: launch)
        var series = launch.series(of: app)
        if launch.scenario.history?.ordinaryRun != nil {
            // It is the same for every technique of an app, so it is done once.
            series.device = ordinary.device
            series.earlier.removeFirst()
        }
        if let before = launch.scenario.history?.beforeTests, let device = devices[before],
            launch.before.isEmpty, launch.actions.isEmpty
        {
            series.device = device
            series.earlier.removeFirst()
        }
        series.last.production = .none
        let ends = try await SeriesRun(series, limits: RunLimits(wallClock: .seconds(10))).run { _, _ in }
        let summary = ends.last
        return Result(
            outcome: Outcome(summary.verdict, summary.outcome.appearances, production: ordinary.classes),
            events: summary.events, verdict: summary.verdict, device: summary.outcome.device, launches: ends.all.count)
    }
}
