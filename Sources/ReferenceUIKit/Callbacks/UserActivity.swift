public import Foundation

/// Something that the user does in an app, so that another place can go on with it.
open class NSUserActivity: NSObject {
    /// What sort of activity it is: a reversed domain name of the app's.
    public let activityType: String
    /// What the user sees of it.
    open var title: String?
    /// What is needed to go on: property list types.
    open var userInfo: [AnyHashable: Any]?
    /// The same on the web.
    open var webpageURL: URL?

    /// Makes an activity of a type.
    public init(activityType: String) {
        self.activityType = activityType
        super.init()
    }
}

/// What can go on with an activity.
public protocol UIUserActivityRestoring {
    /// Goes on with an activity.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}

/// An action that the app's icon offers.
open class UIApplicationShortcutItem: NSObject {
    /// The app's name for the action.
    public let type: String
    /// What the user sees of it.
    public let localizedTitle: String

    /// Makes an action.
    public init(type: String, localizedTitle: String) {
        self.type = type
        self.localizedTitle = localizedTitle
        super.init()
    }
}

/// How an interface is turned.
public enum UIInterfaceOrientation: Int, Sendable {
    /// Not known.
    case unknown = 0
    /// Upright.
    case portrait
    /// Upside down.
    case portraitUpsideDown
    /// On its side, the home button on the right.
    case landscapeRight
    /// On its side, the home button on the left.
    case landscapeLeft
}

/// The traits of an interface's surroundings. None of them is modelled.
open class UITraitCollection: NSObject {}
