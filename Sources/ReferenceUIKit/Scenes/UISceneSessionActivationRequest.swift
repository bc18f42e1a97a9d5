/// A request for a scene: that of an existing session, or one of a role.
@available(iOS 17.0, *)
public struct UISceneSessionActivationRequest {
    /// The role of the scene.
    public let role: UISceneSession.Role
    /// The session whose scene is requested; nil if any session of the role is accepted.
    public let session: UISceneSession?
    /// The activity that the scene is to show.
    public var userActivity: NSUserActivity?
    /// The further options of the request.
    public var options: UIScene.ActivationRequestOptions?

    /// Creates a request for a scene of a role.
    ///
    /// The system uses an existing session whose role and activation conditions match, or creates a new one.
    public init(
        role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) {
        self.role = role
        session = nil
        self.userActivity = userActivity
        self.options = options
    }

    /// Creates a request for the scene of a session.
    @preconcurrency @MainActor
    public init(
        session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil
    ) {
        role = session.role
        self.session = session
        self.userActivity = userActivity
        self.options = options
    }
}
