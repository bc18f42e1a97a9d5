/// A running app as the device sees it.
public struct AppProcess: Codable, Hashable, Sendable {
    /// The way the process was started.
    public let launch: ProcessLaunch
    /// The delegates that get its life-cycle callbacks.
    public internal(set) var lifeCycle: LifeCycle = .undecided
    /// The scenes that are connected, in the order of connection.
    public internal(set) var scenes: [ConnectedScene] = []
    /// The app's own state: that of its foremost scene, or its own if it has none.
    public internal(set) var state: SceneState = .unattached
    /// True if it is in memory without running.
    public internal(set) var isSuspended = false
    /// True if its windows have been on screen.
    public internal(set) var hasAppeared = false
    /// True if the App Switcher, Control Centre or the like is open over it.
    public internal(set) var isCovered = false
    /// The deliveries for which the app was started, and those of actions and requests while it runs, until they are
    /// handed over.
    var deliveries: [Delivery] = []
    /// The sessions before a run that is to leave none behind.
    var sessionsBefore: [SessionRecord]?
    /// The work still to be done, in order.
    var agenda: [AgendaItem] = []
    /// The command that the app has not answered yet.
    var pending: Command?
    /// The command by which the tests run; nil if none are running.
    var testing: Command?
    var commands = 0

    init(launch: ProcessLaunch) {
        self.launch = launch
    }

    func scene(_ id: String) -> ConnectedScene? {
        scenes.first { $0.id == id }
    }
}

/// A scene of a running app.
public struct ConnectedScene: Codable, Hashable, Sendable, Identifiable {
    /// Its session's persistent identifier.
    public let id: String
    /// The scene's activation state: whether it is in front, and whether events reach it.
    public internal(set) var state: SceneState
    /// True if it shows a window on an external display, which never gets events.
    public internal(set) var isExternal = false
}

/// Something the device will do for a process once its turn comes.
enum AgendaItem: Codable, Hashable, Sendable {
    /// Send the app an instruction and wait for its reply.
    case tell(Instruction, rule: Rule.ID)
    /// Decide which scenes connect.
    case connectScenes
    /// Ask whether the stored configuration of a session still holds, or ask for a new one.
    case configure(session: String)
    /// Connect a scene whose session has its configuration.
    case connect(session: String)
    /// Bring the front space's scenes to the foreground, connecting those that are not connected.
    ///
    /// Deliveries go to the scene `for`, or to the first in front.
    case bringForward(for: String? = nil)
    /// Do the same in place of a scene that was closed.
    case replaceScene
    /// Hand over the sessions that the user removed while the app was away.
    case discardRemoved
    /// Announce the activities among the deliveries, to a scene or to the first in front.
    case announce(to: String?)
    /// Hand over deliveries, to a scene or to the first in front.
    case deliver(to: String?)
    /// Perform an action.
    case perform(Action)
    /// Grant a request of the app.
    case grant(Request)
    /// Wait until the tests have ended.
    case awaitTests
    /// End the process.
    case end
    /// Everything before was done.
    case settled
}

extension Device {
    /// Returns how many requests for scenes an app has made that the system has not come to yet.
    public func requests(of bundle: String) -> Int {
        apps[bundle]?.process?.agenda.count { if case .grant = $0 { true } else { false } } ?? 0
    }
}
