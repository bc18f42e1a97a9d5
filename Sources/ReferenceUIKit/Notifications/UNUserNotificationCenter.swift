public import Foundation
internal import Lifecycle

/// The object that manages the notifications of the app.
///
/// The user taps one with the action `notification` of a run (rule `delivery.notification`; observed). No notification
/// is shown or scheduled.
@preconcurrency @MainActor
open class UNUserNotificationCenter: NSObject {
    private static let shared = UNUserNotificationCenter(())
    private weak var delegateObject: AnyObject?

    private init(_ uikit: Void) {
        super.init()
    }

    /// Not available: an app has one object, `current()`.
    @available(*, unavailable)
    public override init() {
        super.init()
    }

    /// Returns the object of the app.
    open class func current() -> UNUserNotificationCenter { shared }

    /// The object that hears of notifications. It is not kept alive.
    open var delegate: (any UNUserNotificationCenterDelegate)? {
        get { delegateObject as? any UNUserNotificationCenterDelegate }
        set { delegateObject = newValue }
    }

    /// Asks the user for leave to notify. No user is asked: the answer is no, on a later turn of the main queue.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [],
        completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        CallbackDispatch.notModelled(
            "UNUserNotificationCenter.requestAuthorization(options:completionHandler:)",
            "no user is asked; the completion handler hears false")
        MainLoop.later { completionHandler(false, nil) }
    }

    /// Calls the delegate when the user tapped a notification.
    func receive(_ identifier: String) {
        let done: () -> Void = {}
        CallbackDispatch.send(
            .userNotificationCenterDidReceiveWithCompletionHandler, to: delegateObject, .system,
            [self, UNNotificationResponse(identifier), done])
    }
}

/// The methods of an object that hears of notifications.
@preconcurrency @MainActor
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {}

/// The ways in which an app may notify.
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A way: a number on the icon.
    public static let badge = Self(rawValue: 1 << 0)
    /// A way: a sound.
    public static let sound = Self(rawValue: 1 << 1)
    /// A way: a text on the screen.
    public static let alert = Self(rawValue: 1 << 2)
    /// A way: quietly, without asking first.
    public static let provisional = Self(rawValue: 1 << 6)
}

/// The ways in which a notification is shown while the app is in front.
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A way: a number on the icon.
    public static let badge = Self(rawValue: 1 << 0)
    /// A way: a sound.
    public static let sound = Self(rawValue: 1 << 1)
    /// A way: an entry in Notification Centre.
    public static let list = Self(rawValue: 1 << 3)
    /// A way: a banner.
    public static let banner = Self(rawValue: 1 << 4)
}
