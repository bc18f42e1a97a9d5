public import Foundation
internal import Lifecycle

/// An instance of the app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// The session that outlives it.
    public let session: UISceneSession
    /// Whether the scene is in front, and whether events reach it.
    open internal(set) var activationState: ActivationState = .unattached
    /// What the system shows of it among other scenes.
    open var title: String! = ""
    /// What the system shows below the title.
    @available(iOS 15.0, *)
    open var subtitle: String { get { subtitleText } set { subtitleText = newValue } }
    private var subtitleText = ""
    /// The scene keeps its delegate alive.
    private var delegateObject: AnyObject?

    /// UIKit makes scenes; an app does not.
    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
    }

    /// The scene's delegate.
    open var delegate: (any UISceneDelegate)? {
        get { delegateObject as? any UISceneDelegate }
        set { delegateObject = newValue }
    }

    open override var next: UIResponder? { UIKitProcess.application }

    var delegateForCalls: AnyObject? {
        get { delegateObject }
        set { delegateObject = newValue }
    }

    /// Whether a scene is in front, and whether events reach it.
    public enum ActivationState: Int, Sendable {
        /// Not connected.
        case unattached = -1
        /// Shown, and events reach it.
        case foregroundActive = 0
        /// Shown, and no events reach it.
        case foregroundInactive = 1
        /// Not shown.
        case background = 2
    }

    /// Why a scene connects.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        /// The URLs to open. The model launches with none.
        open var urlContexts: Set<UIOpenURLContext> { [] }
        /// The app that asked. The model has none.
        open var sourceApplication: String? { nil }
        /// The type of an activity that is on its way. The model has none.
        open var handoffUserActivityType: String? { nil }

        init(_ deliveries: [Delivery]) {
            super.init()
        }
    }
}

extension UIScene {
    /// Posted when a scene connects, after its delegate was told.
    public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    /// Posted when a scene is gone, after its delegate was told.
    public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    /// Posted when a scene receives events.
    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// Posted before a scene stops receiving events.
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    /// Posted before a scene is shown.
    public nonisolated static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
    /// Posted when a scene is not shown any more.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")
}

/// A URL that the app is asked to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    /// The URL.
    public let url: URL

    init(url: URL) {
        self.url = url
        super.init()
    }
}
