/// A scene session as UIKit stores it in the app's container.
public struct SessionRecord: Codable, Hashable, Sendable, Identifiable {
    /// `UISceneSession.persistentIdentifier`.
    public var id: String
    /// The session's role, such as `UIWindowSceneSessionRoleApplication`.
    public var role: String
    /// What the app delegate or the Info.plist answered when it was asked; nil until then.
    public var configuration: SceneConfiguration?

    /// A session as UIKit stores it.
    public init(id: String, role: String = SceneConfiguration.applicationRole, configuration: SceneConfiguration? = nil) {
        self.id = id
        self.role = role
        self.configuration = configuration
    }
}

/// A card of the App Switcher: what the home screen knows of an app's scene.
public struct Card: Codable, Hashable, Sendable, Identifiable {
    /// The persistent identifier under which the system asks UIKit for the scene.
    public var id: String

    /// A card of the App Switcher.
    public init(id: String) {
        self.id = id
    }
}
