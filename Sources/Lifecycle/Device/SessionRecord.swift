/// A scene session as UIKit stores it in the app's container.
public struct SessionRecord: Codable, Hashable, Sendable, Identifiable {
    /// `UISceneSession.persistentIdentifier`.
    public var id: String
    /// The session's role, such as `UIWindowSceneSessionRoleApplication`.
    public var role: String
    /// What the app delegate or the Info.plist answered when it was asked; nil until then.
    public var configuration: SceneConfiguration?
    /// `stateRestorationActivity`.
    public var activity: ActivityRecord?
    /// `userInfo`, as an XML property list.
    public var userInfo: String?
    /// The scene's `destructionConditions`.
    public var destruction: [DestructionCondition]?

    /// A session as UIKit stores it.
    public init(id: String, role: String = SceneConfiguration.applicationRole, configuration: SceneConfiguration? = nil)
    {
        self.id = id
        self.role = role
        self.configuration = configuration
    }
}

/// `UIScene.DestructionCondition`: when a session is destroyed without being asked for.
public enum DestructionCondition: String, Codable, Hashable, Sendable, CaseIterable {
    /// The system took the scene away: its process ended.
    case systemDisconnection
    /// The user left the scene.
    case userInitiatedDismissal
}
