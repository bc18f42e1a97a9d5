/// A message from an app's process to the device.
public enum AppMessage: Codable, Hashable, Sendable {
    /// Something to trace. Its `time` is the monotonic clock's, in microseconds; its `seq` says nothing.
    case event(TraceEvent)
    /// The app called UIApplicationMain.
    case entered
    /// The tests that follow, all of them or some more.
    case planned(TestPlan)
    /// The hosts whose addresses the process has asked for in vain so far.
    case missed(hosts: [String])
    /// A command was carried out.
    case replied(id: Int, Reply)
    /// The app asks for something by itself.
    case requested(Request)
}

extension AppMessage {
    /// Bytes of the longest message as JSON.
    public static let longest = 1 << 20
    /// Bytes of the longest text of an event; the rest of a longer one is left out.
    public static let longestText = 64 << 10
    /// The most hosts of one message.
    public static let mostHosts = 8
    /// Bytes of the longest host's name.
    public static let longestHost = 255
}

/// Tests of a bundle, before the first one begins.
public struct TestPlan: Codable, Hashable, Sendable {
    /// The tests that run, in no order.
    public var tests: [TestProgress.Test]
    /// The number of tests that the scheme leaves out.
    public var unchosen: Int

    /// Tests of a bundle.
    public init(_ tests: [TestProgress.Test], unchosen: Int = 0) {
        self.tests = tests
        self.unchosen = unchosen
    }

    /// The most tests of one message.
    public static let longest = 1_000
}

/// The outcome of a command.
public enum Reply: Codable, Hashable, Sendable {
    /// The command was carried out, and there is nothing to say about it.
    case done
    /// The app delegate returned false: the app does not deal with what it was launched for, or did so already.
    case declined
    /// The application object and its delegate exist.
    case created(configuresScenes: Bool, isSwiftUI: Bool)
    /// The stored configuration can be used.
    case resolved
    /// It cannot.
    case unresolved
    /// The configuration to connect with. `role` differs from the session's only by the app's mistake.
    case configuration(SceneConfiguration)
    /// The state that the scene delegate wants to be kept; nil if there is none.
    case state(ActivityRecord?)
    /// The tests came to an end.
    case tested(ran: Int, failed: Int)
}

/// A request of an app to the system.
public enum Request: Codable, Hashable, Sendable {
    /// `-[UIApplication _removeSessionFromSessionSet:]`
    case removeSession(id: String)
    /// Bring a session's scene to the front, or with `session` nil a new one.
    case activate(SceneActivation)
    /// Close a session's scene and forget the session.
    case destroy(request: Int, session: String)
    /// Draw a session's card in the App Switcher again.
    case refresh(session: String)
    /// The conditions on which the system destroys a session without a request for it.
    case destructionConditions(session: String, [DestructionCondition])
    /// The data that the app keeps with a session.
    case keep(session: String, activity: ActivityRecord?, userInfo: String?)
}

/// A request to bring a scene to the front.
public struct SceneActivation: Codable, Hashable, Sendable {
    /// The number by which the app finds the error handler again.
    public var request: Int
    /// A known session; nil for a new one.
    public var session: String?
    /// The role of a new session.
    public var role: String
    /// The activity that the scene is to show.
    public var activity: ActivityRecord?
    /// The session of the scene that asks.
    public var requesting: String?

    /// A request with a number of the app's.
    public init(
        request: Int, session: String? = nil, role: String = SceneConfiguration.applicationRole,
        activity: ActivityRecord? = nil, requesting: String? = nil
    ) {
        self.request = request
        self.session = session
        self.role = role
        self.activity = activity
        self.requesting = requesting
    }
}

/// `UISceneError.Code`.
public enum UISceneErrorCode: Int, Codable, Hashable, Sendable {
    /// The app or the device shows one scene only.
    case multipleScenesNotSupported = 0
    /// The system does not do what was asked for.
    case requestDenied = 1
}
