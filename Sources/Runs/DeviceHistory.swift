package import Lifecycle

/// The events on a device before a launch.
package enum DeviceHistory: String, Codable, Hashable, Sendable, CaseIterable {
    /// None: the app was not installed.
    case fresh
    /// An ordinary run of the app, stopped by Xcode.
    case afterRun
    /// A run of the tests.
    case afterTests
    /// An ordinary run of the app, then a run of the tests.
    case afterRunAndTests
    /// A run of the app that was left with two windows side by side.
    case afterSplit
    /// The launches that a lesson asks for before; they belong to the lesson, which knows their apps.
    case lesson
    /// Those that led to a device that was kept; nothing is added to them.
    case custom

    /// Those that can be brought about again.
    package static let repeatable: [DeviceHistory] = [.fresh, .afterRun, .afterTests, .afterRunAndTests, .afterSplit]

    /// Those that a page offers.
    package static let offered: [DeviceHistory] = [.fresh, .afterRun, .afterSplit]

    /// The actions in the ordinary run with which it begins; nil if it begins with none.
    package var ordinaryRun: [Action]? {
        switch self {
        case .fresh, .afterTests, .lesson, .custom: nil
        case .afterRun, .afterRunAndTests: []
        case .afterSplit: [.split, .home]
        }
    }

    /// True if a run of the tests is part of it.
    private var hasTests: Bool { self == .afterTests || self == .afterRunAndTests }

    /// An event of the history: a launch, or the actions of a person without one.
    package enum Entry: Hashable, Sendable {
        case launch(LaunchConfiguration)
        /// Actions of a person with the app not running.
        case actions([Action])
    }

    /// The entries before a launch, in order.
    fileprivate func entries(before launch: LaunchConfiguration) -> [Entry] {
        let ordinary = ordinaryRun.map { [Entry.launch(launch.ordinary($0))] } ?? []
        return ordinary + (hasTests ? [.launch(launch.bare)] : [])
    }
}

extension LaunchConfiguration {
    /// The events on the device before this launch, in order.
    package var entries: [DeviceHistory.Entry] {
        let entries = history.entries(before: self)
        guard !before.isEmpty, history != .custom, history != .lesson else { return entries }
        return entries + [before.first == .activate ? .launch(ordinary(Array(before.dropFirst()))) : .actions(before)]
    }

    /// The same with launches alone, as a terminal can do it.
    ///
    /// Actions with the app not running follow the end of the launch before them; a fresh device has none.
    package var launchesBefore: [LaunchConfiguration] {
        entries.reduce(into: []) { launches, entry in
            switch entry {
            case .launch(let launch): launches.append(launch)
            case .actions(let actions):
                guard let last = launches.indices.last else { return }
                launches[last].actions += [.terminate] + actions
            }
        }
    }

    /// The same launch on the device as it is, without actions.
    fileprivate var bare: LaunchConfiguration {
        var launch = self
        launch.history = .fresh
        launch.before = []
        launch.actions = []
        return launch
    }

    /// Xcode's Run of the app as its users get it, on the same device.
    package func ordinary(_ actions: [Action] = []) -> LaunchConfiguration {
        LaunchConfiguration(.run, idiom: idiom, system: system, sdk: sdk, readings: readings, actions: actions)
    }
}

extension Device {
    /// Performs the actions of a person with an app that is installed and not running.
    package mutating func receive(_ actions: [Action], with app: AppDescription) {
        for action in actions {
            _ = receive(.install(app), for: app.bundleIdentifier)
            _ = receive(.action(action), for: app.bundleIdentifier)
        }
    }
}
