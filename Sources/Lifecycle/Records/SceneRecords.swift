/// A user activity as it is kept or handed on: an `NSUserActivity` without its object.
public struct ActivityRecord: Codable, Hashable, Sendable {
    /// `activityType`.
    public var type: String
    /// `title`.
    public var title: String?
    /// `userInfo`, as an XML property list.
    public var userInfo: String?
    /// `webpageURL`.
    public var webpage: String?
    /// `targetContentIdentifier`.
    public var target: String?

    /// Creates an activity of a type.
    public init(
        type: String, title: String? = nil, userInfo: String? = nil, webpage: String? = nil, target: String? = nil
    ) {
        self.type = type
        self.title = title
        self.userInfo = userInfo
        self.webpage = webpage
        self.target = target
    }
}

/// Something for the app to deal with: at launch, when a scene connects, or while it runs.
public enum Delivery: Codable, Hashable, Sendable {
    /// A URL to open.
    case url(String)
    /// An activity to go on with.
    case activity(ActivityRecord)
    /// An action of the app's icon, by its type.
    case shortcut(String)
    /// A notification that the user tapped, by its request's identifier.
    case notification(String)
}
