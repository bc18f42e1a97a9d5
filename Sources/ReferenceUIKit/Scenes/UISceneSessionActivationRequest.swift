/// A wish for a scene: an existing session's, or one of a role.
@available(iOS 17.0, *)
public struct UISceneSessionActivationRequest {
    /// The role of the scene.
    public let role: UISceneSession.Role
    /// The session whose scene is wanted; nil where any of the role will do.
    public let session: UISceneSession?
    /// What the scene is to show.
    public var userActivity: NSUserActivity?
    /// What else is to be known.
    public var options: UIScene.ActivationRequestOptions?

    /// A wish for a scene of a role.
    ///
    /// The system takes an existing session whose role and activation conditions fit, or makes a new one.
    public init(
        role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) {
        self.role = role
        session = nil
        self.userActivity = userActivity
        self.options = options
    }

    /// A wish for the scene of a session.
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
