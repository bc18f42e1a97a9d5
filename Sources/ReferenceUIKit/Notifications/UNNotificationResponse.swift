public import Foundation

/// The identifier of a tap on the notification itself.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The identifier of a notification that the user dismissed. The model has no such action.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// The user's answer to a notification.
@preconcurrency @MainActor
open class UNNotificationResponse: NSObject {
    /// The notification that the user answered.
    public let notification: UNNotification
    /// The action that the user chose: always the tap on the notification itself.
    public let actionIdentifier = UNNotificationDefaultActionIdentifier

    init(_ identifier: String) {
        notification = UNNotification(identifier)
        super.init()
    }

    /// Not available: the system creates answers.
    @available(*, unavailable)
    public override init() {
        fatalError("the system creates answers")
    }
}

/// A notification that the user saw.
@preconcurrency @MainActor
open class UNNotification: NSObject {
    /// The request by which the notification came.
    public let request: UNNotificationRequest

    init(_ identifier: String) {
        request = UNNotificationRequest(identifier)
        super.init()
    }

    /// Not available: the system creates notifications.
    @available(*, unavailable)
    public override init() {
        fatalError("the system creates notifications")
    }
}

/// A request for a notification.
@preconcurrency @MainActor
open class UNNotificationRequest: NSObject {
    /// The name of the request: the one that was written at the action.
    public let identifier: String
    /// The content of the notification, which is empty here.
    public let content = UNNotificationContent()

    init(_ identifier: String) {
        self.identifier = identifier
        super.init()
    }

    /// Not available: the model makes requests from actions alone.
    @available(*, unavailable)
    public override init() {
        fatalError("the model makes requests from actions alone")
    }
}

/// The content of a notification. It is empty here.
@preconcurrency @MainActor
open class UNNotificationContent: NSObject {
    /// The title.
    open var title: String { "" }
    /// The text.
    open var body: String { "" }
    /// The data that came with the notification.
    open var userInfo: [AnyHashable: Any] { [:] }
    /// The category, which decides the actions.
    open var categoryIdentifier: String { "" }
}
