package import Lifecycle

extension LaunchConfiguration {
    /// Returns the launch of an app after what its scenario and `before` name, in order.
    ///
    /// What a lesson did before, and what led to a device that was kept, is not in the launch and so not in the series.
    ///
    /// - Parameter device: The device before all of it; nil for a fresh one.
    package func series<App>(of app: App, on device: Device? = nil) -> LaunchSeries<App> {
        var entries: [LaunchSeries<App>.Entry] = []
        func add(_ launch: LaunchConfiguration) {
            entries.append(.launch(PlannedLaunch(app, launch, production: .none)))
        }
        if let history = scenario.history {
            if let actions = history.ordinaryRun { add(ordinary(actions)) }
            if history.beforeTests != nil { add(bare) }
            if before.first == .activate {
                add(ordinary(Array(before.dropFirst())))
            } else if !before.isEmpty {
                var absent = bare
                absent.actions = before
                entries.append(.actions(PlannedLaunch(app, absent, build: .host)))
            }
        }
        return LaunchSeries(on: device ?? freshDevice, after: entries, PlannedLaunch(app, self))
    }

    /// The same launch on the device as it is, without actions.
    private var bare: LaunchConfiguration {
        var launch = self
        launch.scenario = .history(.fresh)
        launch.before = []
        launch.actions = []
        return launch
    }

    /// Xcode's Run of the app as its users get it, on the same device.
    package func ordinary(_ actions: [Action] = []) -> LaunchConfiguration {
        var launch = bare
        launch.kind = .run
        launch.hosting = .newest
        launch.scheme = Scheme()
        launch.isPreview = false
        launch.actions = actions
        return launch
    }
}
