/// A scene session as UIKit stores it in the app's container.
public struct SessionRecord: Codable, Hashable, Sendable, Identifiable {
    /// `UISceneSession.persistentIdentifier`.
    public var id: String
    /// The session's role, such as `UIWindowSceneSessionRoleApplication`.
    public var role: String
    /// The configuration from the app delegate or the Info.plist; nil until one of them was asked.
    public var configuration: SceneConfiguration?
    /// `stateRestorationActivity`.
    public var activity: ActivityRecord?
    /// `userInfo`, as an XML property list.
    public var userInfo: String?
    /// The scene's `destructionConditions`.
    public var destruction: [DestructionCondition]?

    /// Creates a session as UIKit stores it.
    public init(id: String, role: String = SceneConfiguration.applicationRole, configuration: SceneConfiguration? = nil)
    {
        self.id = id
        self.role = role
        self.configuration = configuration
    }
}

/// `UIScene.DestructionCondition`: an event that destroys a session without a request for it.
public enum DestructionCondition: String, Codable, Hashable, Sendable, CaseIterable {
    /// The system took the scene away: its process ended.
    case systemDisconnection
    /// The user left the scene.
    case userInitiatedDismissal
}
