/// A running app as the device sees it.
public struct AppProcess: Codable, Hashable, Sendable {
    /// Who started it.
    public let launch: Launch
    /// Which delegate hears of its coming and going.
    public internal(set) var lifeCycle: LifeCycle = .undecided
    /// The scenes that are connected, in the order of connection.
    public internal(set) var scenes: [ConnectedScene] = []
    /// The app's own state: of its scene, or where it has none its own.
    public internal(set) var state: SceneState = .unattached
    /// Whether it is in memory without running.
    public internal(set) var isSuspended = false
    /// Whether the App Switcher is open over it.
    public internal(set) var switcherIsShown = false
    /// What is still to be done, in order.
    var agenda: [AgendaItem] = []
    /// What the app was told and has not yet answered.
    var pending: Order?
    var orders = 0

    init(launch: Launch) {
        self.launch = launch
    }

    /// Who started a process.
    public enum Launch: String, Codable, Hashable, Sendable {
        /// A tap on the icon.
        case homeScreen
        /// Xcode's Run.
        case run
        /// Xcode's Test: the process has the test bundle in it.
        case test
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
}

/// A scene of a running app.
public struct ConnectedScene: Codable, Hashable, Sendable, Identifiable {
    /// Its session's persistent identifier.
    public let id: String
    /// Whether the scene is in front, and whether events reach it.
    public internal(set) var state: SceneState
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
}

/// Something the device will do for a process once its turn comes.
enum AgendaItem: Codable, Hashable, Sendable {
    /// Tell the app something and wait for its answer.
    case tell(Step, rule: String)
    /// Decide which scenes connect.
    case connectScenes
    /// Ask whether the stored configuration of a session still holds, or for a new one.
    case configure(session: String)
    /// Connect a scene whose session has its configuration.
    case connect(session: String)
    /// Hand over the sessions that the user removed while the app was away.
    case discardRemoved
    /// Do what the user asked for.
    case perform(Action)
    /// End the process.
    case end
    /// Everything before was done.
    case settled
}
