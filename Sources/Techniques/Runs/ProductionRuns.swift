package import Lifecycle
package import Simulator

/// The ordinary runs of the apps, each made once: the devices that they leave, and the classes that they create.
package actor ProductionRuns {
    private var runs: [Key: Task<Ordinary, any Error>] = [:]
    /// The number of processes that were started.
    package private(set) var launches = 0

    private struct Key: Hashable {
        var app: LaunchableApp
        var conditions: Conditions
        var split: Bool
    }

    /// The result of an ordinary run.
    package struct Ordinary: Sendable {
        /// The device before it.
        package var fresh: Device
        /// The device after it.
        package var device: Device
        /// The delegates and the view controllers that it created.
        package var classes: Set<String>
    }

    /// Creates a store of runs in which none was made yet.
    package init() {}

    /// Returns the ordinary run of an app in a setting.
    ///
    /// - Parameter split: True if it is left with two windows side by side.
    package func run(_ app: LaunchableApp, _ setting: Setting, split: Bool) async throws -> Ordinary {
        let conditions = Conditions(idiom: setting.device, system: setting.system)
        let key = Key(app: app, conditions: conditions, split: split)
        if let run = runs[key] { return try await run.value }
        launches += 1
        let run = Task { [app] in
            let fresh = Device(conditions)
            let outcome = try await AppRun(
                app: app, device: fresh, launch: .run, actions: split ? [.split, .home] : [],
                limits: RunLimits(wallClock: .seconds(10))
            ).run { _ in }
            return Ordinary(fresh: fresh, device: outcome.device, classes: outcome.appearances.production)
        }
        runs[key] = run
        return try await run.value
    }
}
