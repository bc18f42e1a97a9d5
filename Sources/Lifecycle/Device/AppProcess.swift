/// A running app as the device sees it.
public struct AppProcess: Codable, Hashable, Sendable {
    /// Who started it.
    public let launch: Launch
    /// Which delegate hears of its coming and going.
    public internal(set) var lifeCycle: LifeCycle = .undecided
    /// The scenes that are connected, in the order of connection.
    public internal(set) var scenes: [ConnectedScene] = []
    /// The app's own state: that of its foremost scene, or where it has none its own.
    public internal(set) var state: SceneState = .unattached
    /// Whether it is in memory without running.
    public internal(set) var isSuspended = false
    /// Whether its windows were on screen.
    public internal(set) var hasAppeared = false
    /// Whether the App Switcher, Control Centre or the like is open over it.
    public internal(set) var isCovered = false
    /// What the app was started for, until somebody is told.
    var deliveries: [Delivery] = []
    /// The sessions before a run that is to leave none behind.
    var sessionsBefore: [SessionRecord]?
    /// What is still to be done, in order.
    var agenda: [AgendaItem] = []
    /// What the app was told and has not yet answered.
    var pending: Command?
    /// The tests that are on.
    var testing: Command?
    var commands = 0

    init(launch: Launch) {
        self.launch = launch
    }

    /// Who started a process.
    public enum Launch: String, Codable, Hashable, Sendable, CaseIterable {
        /// A tap on the icon, or something that the app was asked to open.
        case homeScreen
        /// Xcode's Run.
        case run
        /// Xcode's Test: the process has the test bundle in it.
        case test
        /// The system, to let the app work in the background: no scene connects.
        case background
    }

    /// Which delegate hears of coming and going.
    public enum LifeCycle: String, Codable, Hashable, Sendable {
        /// UIApplicationMain was not reached yet.
        case undecided
        /// The app delegate alone.
        case application
        /// A scene delegate for each scene.
        case scenes
    }

    func scene(_ id: String) -> ConnectedScene? {
        scenes.first { $0.id == id }
    }
}

/// A scene of a running app.
public struct ConnectedScene: Codable, Hashable, Sendable, Identifiable {
    /// Its session's persistent identifier.
    public let id: String
    /// Whether the scene is in front, and whether events reach it.
    public internal(set) var state: SceneState
    /// Whether it shows a window on an external display, which never gets events.
    public internal(set) var isExternal = false
}

/// `UIScene.ActivationState`.
public enum SceneState: String, Codable, Hashable, Sendable, CaseIterable {
    /// It is not connected.
    case unattached
    /// It is not shown.
    case background
    /// It is shown, and no events reach it.
    case foregroundInactive
    /// It is shown, and events reach it.
    case foregroundActive

    /// Whether it is shown.
    public var isForeground: Bool { self == .foregroundInactive || self == .foregroundActive }
}

/// Something the device will do for a process once its turn comes.
enum AgendaItem: Codable, Hashable, Sendable {
    /// Tell the app something and wait for its answer.
    case tell(Instruction, rule: Rule.ID)
    /// Decide which scenes connect.
    case connectScenes
    /// Ask whether the stored configuration of a session still holds, or for a new one.
    case configure(session: String)
    /// Connect a scene whose session has its configuration.
    case connect(session: String)
    /// Bring the front space's scenes to the foreground, connecting those that are not. What the app was asked to deal
    /// with goes to the scene `for`, or to the first in front.
    case bringForward(for: String? = nil)
    /// Do the same in place of a scene that was closed.
    case replaceScene
    /// Hand over the sessions that the user removed while the app was away.
    case discardRemoved
    /// Hand over what the app was asked to deal with, to a scene or to the first in front.
    case deliver(to: String?)
    /// Do what the user asked for.
    case perform(Action)
    /// Do what the app asked for.
    case grant(Request)
    /// Wait until the tests have ended.
    case awaitTests
    /// End the process.
    case end
    /// Everything before was done.
    case settled
}
