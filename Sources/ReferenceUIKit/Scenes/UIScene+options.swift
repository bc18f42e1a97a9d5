public import Foundation
internal import Lifecycle

extension UIScene {
    /// The reasons why a scene connects.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        /// The URLs to open.
        open internal(set) var urlContexts: Set<UIOpenURLContext> = []
        /// The app that made the request, if it belongs to the same team.
        open internal(set) var sourceApplication: String?
        /// The type of an activity that is arriving from another device.
        open internal(set) var handoffUserActivityType: String?
        /// The activities to continue.
        open internal(set) var userActivities: Set<NSUserActivity> = []
        /// The user's answer to a notification: a tap for which the app was launched.
        open internal(set) var notificationResponse: UNNotificationResponse?
        /// The quick action that the user chose.
        open internal(set) var shortcutItem: UIApplicationShortcutItem?
        /// An invitation to shared data. The model has no CloudKit.
        open var cloudKitShareMetadata: CKShare.Metadata? { nil }

        nonisolated init(_ uikit: Void) {
            super.init()
        }

        /// Creates options from the requests that the app received.
        convenience init(_ deliveries: [Delivery]) {
            self.init(())
            for delivery in deliveries {
                switch delivery {
                case .url(let text):
                    if let url = URL(string: text) { urlContexts.insert(UIOpenURLContext(url: url)) }
                case .activity(let record):
                    userActivities.insert(NSUserActivity(record))
                    handoffUserActivityType = record.type
                case .shortcut(let type):
                    shortcutItem = UIApplicationShortcutItem(type: type, localizedTitle: type)
                case .notification(let identifier):
                    notificationResponse = UNNotificationResponse(identifier)
                }
            }
        }

        /// Not available: UIKit creates connection options.
        @available(*, unavailable)
        public override init() {
            super.init()
        }
    }

    /// The options of an app's request for a scene.
    @preconcurrency @MainActor
    open class ActivationRequestOptions: NSObject {
        /// The scene whose user made the request.
        open var requestingScene: UIScene?

        public override init() {
            super.init()
        }
    }

    /// The options that come with a URL to open.
    @preconcurrency @MainActor
    open class OpenURLOptions: NSObject {
        /// The app that made the request, if it belongs to the same team.
        open internal(set) var sourceApplication: String?
        /// The data that the requesting app added: a property list.
        open internal(set) var annotation: Any?
        /// True if the app uses the file in its original place and does not copy it first.
        open internal(set) var openInPlace = false
        /// The data for measuring an advertisement. The model has none.
        @available(iOS 14.5, *)
        open var eventAttribution: UIEventAttribution? { nil }

        nonisolated init(_ uikit: Void) {
            super.init()
        }

        /// Not available: UIKit creates these options.
        @available(*, unavailable)
        public override init() {
            super.init()
        }
    }

    /// The options of an app's request to open a URL.
    @preconcurrency @MainActor
    open class OpenExternalURLOptions: NSObject {
        /// True if the URL is opened only if an app has it as a universal link.
        open var universalLinksOnly = false
        /// The data for measuring an advertisement.
        @available(iOS 14.5, *)
        open var eventAttribution: UIEventAttribution? {
            get { attribution }
            set { attribution = newValue }
        }
        private var attribution: UIEventAttribution?

        public override init() {
            super.init()
        }
    }

    /// A condition under which the system destroys the session together with its scene.
    ///
    /// Source: Apple, UISceneDestructionCondition.
    @available(iOS 26.0, *)
    public struct DestructionCondition: Hashable, Sendable, CustomStringConvertible {
        /// The condition's name.
        public let description: String

        /// The condition that the system disconnected the scene: the process was ended, or the device restarted.
        public static let systemDisconnection = DestructionCondition(description: "systemDisconnection")
        /// The condition that the user dismissed the scene, such as by swiping to the Home Screen.
        public static let userInitiatedDismissal = DestructionCondition(description: "userInitiatedDismissal")
    }
}

/// A URL that the app has to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    /// The URL.
    open var url: URL { unlessMissing(givenURL, "URL") }
    /// The options of the request: the app that made it, and how to use the URL.
    open var options: UIScene.OpenURLOptions { unlessMissing(givenOptions, "options") }
    /// The URL, or nil in a context that the app created through Objective-C.
    var givenURL: URL?
    /// The options, or nil in a context that the app created through Objective-C.
    var givenOptions: UIScene.OpenURLOptions?

    init(url: URL, options: UIScene.OpenURLOptions = UIScene.OpenURLOptions(())) {
        givenURL = url
        givenOptions = options
        super.init()
    }

    /// Not available: UIKit creates contexts.
    @available(*, unavailable)
    public override init() {
        super.init()
    }
}

/// The data for measuring an advertisement. You can name the class; the model has no instance.
@preconcurrency @MainActor
open class UIEventAttribution: NSObject {}

/// The data that users share through CloudKit. You can name the class; the model has no instance.
open class CKShare: NSObject {
    /// The content of an invitation to shared data. You can name the class; the model has no instance.
    open class Metadata: NSObject {}
}
