public import Foundation
internal import Lifecycle

/// An instance of the app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// The session that outlives it.
    public let session: UISceneSession
    open internal(set) var activationState: ActivationState = .unattached
    /// What the system shows of it among other scenes.
    open var title: String! = ""
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
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    /// Why a scene connects.
    @preconcurrency @MainActor
    open class ConnectionOptions: NSObject {
        open var urlContexts: Set<UIOpenURLContext> { [] }
        open var sourceApplication: String? { nil }
        open var handoffUserActivityType: String? { nil }

        override init() {
            super.init()
        }
    }
}

extension UIScene {
    public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    public nonisolated static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
    public nonisolated static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")
}

/// A URL that the app is asked to open.
@preconcurrency @MainActor
open class UIOpenURLContext: NSObject {
    public let url: URL

    init(url: URL) {
        self.url = url
        super.init()
    }
}
