/// An iPhone or iPad as a value: its home screen, the App Switcher, and the data that UIKit stored for each app's
/// scenes.
///
/// Inputs go in, effects come out; there is no clock, no randomness and no I/O. The device outlives its apps'
/// processes.
public struct Device: Codable, Hashable, Sendable {
    /// The conditions for everything on it.
    public let conditions: Conditions
    /// The apps by bundle identifier.
    public internal(set) var apps: [String: InstalledApp] = [:]

    /// The kind of device.
    public var idiom: Idiom { conditions.idiom }
    /// Its version of iOS.
    public var system: SystemVersion { conditions.system }

    /// Creates a fresh device, with no app on it.
    public init(idiom: Idiom = .phone, system: SystemVersion) {
        self.init(Conditions(idiom: idiom, system: system))
    }

    /// Creates a fresh device under certain conditions.
    public init(_ conditions: Conditions) {
        self.conditions = conditions
    }

    /// The device with every process gone, as it is when it is put away.
    public var atRest: Device {
        var device = self
        for app in device.apps.keys {
            device.apps[app]?.endProcess(device.conditions)
        }
        return device
    }
}

/// An event that reaches a device.
public enum DeviceInput: Codable, Hashable, Sendable {
    /// Xcode installs a build over an earlier one, if there is one. A process ends; data stays.
    case install(AppDescription)
    /// A process is started.
    case launch(ProcessLaunch)
    /// An action is performed, in its turn.
    case action(Action)
    /// The tests are to run, in their turn.
    case runTests
    /// A message arrives from the app's process.
    case message(AppMessage)
    /// The app's process ended, by itself or because it was told to.
    case processEnded
}

/// A step that a device wants taken.
public enum DeviceEffect: Codable, Hashable, Sendable {
    /// Start the app's process.
    case start(ProcessLaunch)
    /// Send a command to the process.
    case tell(Command)
    /// Take all processor time from the process.
    case suspend
    /// Give the process its processor time back.
    case resume
    /// Kill the process.
    case kill
    /// Add an event to the trace; `seq` and `time` are still to be filled in.
    case trace(TraceEvent)
    /// Everything requested so far is done.
    case settled
}

extension Device {
    /// Takes in an input for an app and returns the effects that follow.
    ///
    /// - Parameters:
    ///   - input: The input.
    ///   - app: A bundle identifier. Inputs for an app that was never installed do nothing.
    /// - Returns: The effects, in order.
    public mutating func receive(_ input: DeviceInput, for app: String) -> [DeviceEffect] {
        if case .install(let description) = input, apps[description.bundleIdentifier] == nil {
            apps[description.bundleIdentifier] = InstalledApp(description: description)
            return []
        }
        var bundle = app
        // A build is installed under its own identifier, whichever was named.
        if case .install(let description) = input { bundle = description.bundleIdentifier }
        guard let index = apps.index(forKey: bundle) else { return [] }
        // The app is taken out while it changes, so that nothing of it has to be copied.
        var turn = Turn(conditions: conditions, app: InstalledApp.placeholder)
        swap(&turn.app, &apps.values[index])
        turn.take(input)
        swap(&turn.app, &apps.values[index])
        return turn.effects
    }
}
