public import Foundation
internal import Lifecycle

extension UIScene {
    /// Why a scene connects.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        /// The URLs to open.
        open internal(set) var urlContexts: Set<UIOpenURLContext> = []
        /// The app that asked, where it is of the same team.
        open internal(set) var sourceApplication: String?
        /// The type of an activity that is on its way from another device.
        open internal(set) var handoffUserActivityType: String?
        /// The activities to go on with.
        open internal(set) var userActivities: Set<NSUserActivity> = []
        /// The user's answer to a notification. The model has no notifications.
        open var notificationResponse: UNNotificationResponse? { nil }
        /// The action of the app's icon that the user chose.
        open internal(set) var shortcutItem: UIApplicationShortcutItem?
        /// An invitation to shared data. The model has no CloudKit.
        open var cloudKitShareMetadata: CKShare.Metadata? { nil }

        nonisolated init(_ uikit: Void) {
            super.init()
        }

        /// What the app was asked to deal with.
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
                }
            }
        }

        /// Not for apps: UIKit makes connection options.
        @available(*, unavailable)
        public override init() {
            super.init()
        }
    }

    /// What an app says with its wish for a scene.
    @preconcurrency @MainActor
    open class ActivationRequestOptions: NSObject {
        /// The scene whose user asked for it.
        open var requestingScene: UIScene?

        public override init() {
            super.init()
        }
    }

    /// What comes with a URL to open.
    @preconcurrency @MainActor
    open class OpenURLOptions: NSObject {
        /// The app that asks, where it is of the same team.
        open internal(set) var sourceApplication: String?
        /// What that app adds: a property list.
        open internal(set) var annotation: Any?
        /// Whether the file is to be used where it is, and not copied first.
        open internal(set) var openInPlace = false
        /// What is to be measured of an advertisement. The model has none.
        @available(iOS 14.5, *)
        open var eventAttribution: UIEventAttribution? { nil }

        nonisolated init(_ uikit: Void) {
            super.init()
        }

        /// Not for apps: UIKit makes these options.
        @available(*, unavailable)
        public override init() {
            super.init()
        }
    }

    /// How the app wants a URL opened.
    @preconcurrency @MainActor
    open class OpenExternalURLOptions: NSObject {
        /// Whether the URL is opened only where an app has it as a universal link.
        open var universalLinksOnly = false
        /// What is to be measured of an advertisement.
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

    /// When the system destroys the session together with its scene.
    ///
    /// Source: Apple, UISceneDestructionCondition.
    @available(iOS 26.0, *)
    public struct DestructionCondition: Hashable, Sendable, CustomStringConvertible {
        /// The condition's name.
        public let description: String

        /// When the system disconnected the scene: the process was ended, or the device restarted.
        public static let systemDisconnection = DestructionCondition(description: "systemDisconnection")
        /// When the user dismissed the scene, such as by swiping home.
        public static let userInitiatedDismissal = DestructionCondition(description: "userInitiatedDismissal")
    }
}

/// A URL that the app is asked to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    /// The URL.
    open var url: URL { unlessMissing(givenURL, "URL") }
    /// Who asks, and how the URL is to be used.
    open var options: UIScene.OpenURLOptions { unlessMissing(givenOptions, "options") }
    /// nil in a context that the app made by Objective-C's means.
    var givenURL: URL?
    /// nil in a context that the app made by Objective-C's means.
    var givenOptions: UIScene.OpenURLOptions?

    init(url: URL, options: UIScene.OpenURLOptions = UIScene.OpenURLOptions(())) {
        givenURL = url
        givenOptions = options
        super.init()
    }

    /// Not for apps: UIKit makes contexts.
    @available(*, unavailable)
    public override init() {
        super.init()
    }
}

/// What is to be measured of an advertisement. It can be named; the model has none.
@preconcurrency @MainActor
open class UIEventAttribution: NSObject {}

/// The user's answer to a notification. It can be named; the model has none.
@preconcurrency @MainActor
open class UNNotificationResponse: NSObject {}

/// Data shared through CloudKit. It can be named; the model has none.
open class CKShare: NSObject {
    /// What an invitation to shared data says. It can be named; the model has none.
    open class Metadata: NSObject {}
}
