/// What an app's process tells the device.
public enum Report: Codable, Hashable, Sendable {
    /// Something to trace. Its `time` is the monotonic clock's, in microseconds; its `seq` says nothing.
    case event(TraceEvent)
    /// The app called UIApplicationMain.
    case entered
    /// An order was carried out.
    case answered(id: Int, Answer)
    /// The app asks for something by itself.
    case requested(Request)
}

/// What came of an order.
public enum Answer: Codable, Hashable, Sendable {
    /// The order was carried out, and there is nothing to say of it.
    case done
    /// The application object and its delegate exist.
    case created(configuresScenes: Bool)
    /// The stored configuration can be used.
    case resolved
    /// It cannot.
    case unresolved
    /// The configuration to connect with. `role` differs from the session's only by the app's mistake.
    case configuration(SceneConfiguration)
    /// The tests came to an end.
    case tested(ran: Int, failed: Int)
}

/// What an app asks of the system.
public enum Request: Codable, Hashable, Sendable {
    /// `-[UIApplication _removeSessionFromSessionSet:]`
    case removeSession(id: String)
}
