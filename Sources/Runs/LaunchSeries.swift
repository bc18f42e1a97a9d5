package import Lifecycle

/// A device, then launches of apps on it with their actions, in order; the last is the one that matters.
///
/// What a person did before a launch is the beginning of its series: a history, the commands of a lesson, the acts of
/// an experiment, the device of a file. `SeriesRun` plays it.
package struct LaunchSeries<App: Sendable>: Sendable {
    /// The device before all of them.
    package var device: Device
    package var earlier: [Entry]
    package var last: PlannedLaunch<App>

    /// A launch, or what a person does without one.
    package enum Entry: Sendable {
        case launch(PlannedLaunch<App>)
        /// The actions of a planned launch, done while its app is not running: it is not launched.
        case actions(PlannedLaunch<App>)
    }

    package init(on device: Device, after earlier: [Entry] = [], _ last: PlannedLaunch<App>) {
        self.device = device
        self.earlier = earlier
        self.last = last
    }

    /// The launches in order, without what is done between them.
    package var launches: [PlannedLaunch<App>] {
        earlier.compactMap { entry in
            if case .launch(let launch) = entry { launch } else { nil }
        } + [last]
    }

    /// Returns the same launches of other apps.
    ///
    /// - Parameter transform: Returns the app of a launch for its former one.
    package func map<Other>(_ transform: (App, LaunchConfiguration) -> Other) -> LaunchSeries<Other> {
        func mapped(_ planned: PlannedLaunch<App>) -> PlannedLaunch<Other> {
            PlannedLaunch<Other>(
                transform(planned.app, planned.configuration), planned.configuration, build: planned.build,
                production: planned.production, wallClock: planned.wallClock)
        }
        let earlier = earlier.map { entry -> LaunchSeries<Other>.Entry in
            switch entry {
            case .launch(let planned): .launch(mapped(planned))
            case .actions(let planned): .actions(mapped(planned))
            }
        }
        return LaunchSeries<Other>(on: device, after: earlier, mapped(last))
    }

    /// The same with launches alone, as a terminal can do it.
    ///
    /// Actions with the app not running follow the end of the launch before them; a fresh device has none.
    package var launchesAlone: LaunchSeries {
        var series = self
        series.earlier = []
        for entry in earlier {
            switch entry {
            case .launch: series.earlier.append(entry)
            case .actions(let planned):
                guard case .launch(var launch) = series.earlier.popLast() else { continue }
                launch.configuration.actions += [.terminate] + planned.configuration.actions
                series.earlier.append(.launch(launch))
            }
        }
        return series
    }
}

/// A launch of an app in a series.
package struct PlannedLaunch<App: Sendable>: Sendable {
    package var app: App
    /// The launch; the series says what came before it.
    package var configuration: LaunchConfiguration
    /// The build that is launched: the tests' host for a test run, production's for others, unless said otherwise.
    package var build: AppUnderTest.Build
    /// The way in which the classes of production are found out for a test run.
    package var production: ProductionKnowledge
    /// The time that it may take; nil for that of all launches.
    package var wallClock: Duration?

    package init(
        _ app: App, _ configuration: LaunchConfiguration, build: AppUnderTest.Build? = nil,
        production: ProductionKnowledge = .remembered, wallClock: Duration? = nil
    ) {
        self.app = app
        self.configuration = configuration
        self.build = build ?? (configuration.kind == .test ? .host : .production)
        self.production = production
        self.wallClock = wallClock
    }
}

/// The sources of what is known about an ordinary launch.
package enum ProductionKnowledge: Hashable, Sendable {
    /// An ordinary launch, or the file beside the app that remembers one.
    case remembered
    /// An ordinary launch.
    case seen
    /// None: the verdict calls every launch isolated.
    case none
}

extension PlannedLaunch: Equatable where App: Equatable {}
extension LaunchSeries.Entry: Equatable where App: Equatable {}
extension LaunchSeries: Equatable where App: Equatable {}
