package import Confinement
internal import Lifecycle
package import Simulator

/// The run of a series: the one place that plays launches after one another on a device.
package struct SeriesRun<App: Sendable>: Sendable {
    package var series: LaunchSeries<App>
    /// The limits of each launch; a planned launch may set another time.
    package var limits: RunLimits
    package var protection: Protection

    package init(_ series: LaunchSeries<App>, limits: RunLimits = RunLimits(), protection: Protection = .none) {
        self.series = series
        self.limits = limits
        self.protection = protection
    }

    /// Launches the apps of the series, each once the one before has ended.
    ///
    /// - Parameters:
    ///   - built: Returns the built app of a launch. It is called when its turn comes.
    ///   - commands: The requests of somebody who watches; asked for when the last launch begins.
    ///   - take: Called for each event of a launch as it happens. Only the last launch settles.
    /// - Throws: `SystemFailure` if the operating system does not play along, and what `built` and `take` throw.
    package func run(
        built: (PlannedLaunch<App>) async throws -> AppUnderTest,
        commands: (@Sendable () -> AsyncStream<RunCommand>)? = nil,
        _ take: (PlannedLaunch<App>, LaunchRun.Event) async throws -> Void
    ) async throws -> Ends {
        var device = series.device
        var ends: [RunSummary] = []
        for entry in series.earlier {
            switch entry {
            case .actions(let planned):
                let app = try await built(planned).launchable(planned.build, for: planned.configuration)
                device.receive(planned.configuration.actions, with: app.description)
            case .launch(let planned):
                let end = try await launch(planned, try await built(planned)).run(on: device) { event in
                    // Only the last launch waits for its reader.
                    if case .settled = event { return }
                    try await take(planned, event)
                }
                device = end.device
                ends.append(end)
                try Task.checkCancellation()
            }
        }
        let last = series.last
        return Ends(
            earlier: ends,
            last: try await launch(last, try await built(last)).run(on: device, commands: commands) { event in
                try await take(last, event)
            })
    }

    private func launch(_ planned: PlannedLaunch<App>, _ app: AppUnderTest) -> LaunchRun {
        LaunchRun(app, planned, limits: limits, protection: protection)
    }

    /// The ends of the launches of a series.
    package struct Ends: Sendable {
        /// Those before the last one, in order.
        package var earlier: [RunSummary]
        package var last: RunSummary

        package var all: [RunSummary] { earlier + [last] }
    }
}

extension SeriesRun<AppUnderTest> {
    /// Launches apps that are built.
    package func run(
        commands: (@Sendable () -> AsyncStream<RunCommand>)? = nil,
        _ take: (PlannedLaunch<AppUnderTest>, LaunchRun.Event) async throws -> Void
    ) async throws -> Ends {
        try await run(built: \.app, commands: commands, take)
    }
}

extension Device {
    /// Performs the actions of a person with an app that is installed and not running.
    fileprivate mutating func receive(_ actions: [Action], with app: AppDescription) {
        for action in actions {
            _ = receive(.install(app), for: app.bundleIdentifier)
            _ = receive(.action(action), for: app.bundleIdentifier)
        }
    }
}
