public import Foundation
internal import Lifecycle

/// An instance of the app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// The session of the scene, which outlives it.
    open var session: UISceneSession { unlessMissing(givenSession, "session") }
    /// The session, or nil in a scene that the app created through Objective-C.
    var givenSession: UISceneSession?
    /// The state of the scene: if it is in front, and if it receives events.
    open internal(set) var activationState: ActivationState = .unattached
    /// The title that the system shows for the scene among others. If you set nil, it is empty.
    open var title: String! {
        get { titleText }
        set { titleText = newValue ?? "" }
    }
    /// The text that the system shows below the title.
    @available(iOS 15.0, *)
    open var subtitle: String {
        get { subtitleText }
        set { subtitleText = newValue }
    }
    /// The conditions that say which content the scene can and prefers to show, for the system's choice of a scene.
    open var activationConditions = UISceneActivationConditions()
    private var titleText = ""
    private var subtitleText = ""
    private var conditionsOfDestruction: Set<DestructionCondition> = []
    /// The scene's delegate, which the scene keeps alive.
    private var delegateObject: AnyObject?
    private let identity: Int

    /// Creates a scene. UIKit calls it; an app does not.
    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        givenSession = session
        identity = session.hash
        super.init()
    }

    /// Not available: UIKit creates scenes.
    @available(*, unavailable)
    public override init() {
        identity = 0
        super.init()
    }

    /// Creates a scene as an app can through Objective-C: it is not attached and has no session.
    init(unattached: Void) {
        identity = 0
        super.init()
    }

    /// The delegate of the scene, which the scene keeps alive.
    open var delegate: (any UISceneDelegate)? {
        get { CallbackDispatch.handOver(delegateObject, as: (any UISceneDelegate).self, "UIScene.delegate") }
        set { delegateObject = newValue }
    }

    /// The conditions under which the system destroys the session together with the scene.
    ///
    /// Source: Apple, UIScene.destructionConditions.
    @available(iOS 26.0, *)
    open var destructionConditions: Set<DestructionCondition> {
        get { conditionsOfDestruction }
        set {
            conditionsOfDestruction = newValue
            SceneRequests.destructionConditionsChanged(of: self)
        }
    }

    open override var next: UIResponder? { UIKitProcess.application }

    /// The hash of the session, so that sets of scenes have the same order in every process.
    open override var hash: Int { identity }

    var delegateForCalls: AnyObject? {
        get { delegateObject }
        set { delegateObject = newValue }
    }

    /// The states of a scene: if it is in front, and if it receives events.
    public enum ActivationState: Int, Sendable {
        /// The state of a scene that is not connected.
        case unattached = -1
        /// The state of a scene that is shown and receives events.
        case foregroundActive = 0
        /// The state of a scene that is shown and receives no events.
        case foregroundInactive = 1
        /// The state of a scene that is not shown.
        case background = 2
    }
}

extension UIScene {
    /// Opens a URL in the app that handles it.
    ///
    /// `completion` is called on the main queue with true if the URL was opened.
    public func open(
        _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        // Not a member of the class itself: Swift 6.3.1 gives such a method another name when a subclass refers to it.
        SceneRequests.open(url, from: self, options: options, completion: completion)
    }

    /// Requests more time to restore the interface than `scene(_:restoreInteractionStateWith:)` has.
    @available(iOS 15.0, *)
    public func extendStateRestoration() {
        SceneRequests.extendStateRestoration(of: self)
    }

    /// Says that the interface is restored. Call it after `extendStateRestoration()`.
    @available(iOS 15.0, *)
    public func completeStateRestoration() {
        SceneRequests.completeStateRestoration(of: self)
    }
}

extension UIScene {
    /// A notification posted when a scene connects, before its delegate is created.
    public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    /// A notification posted when a scene is disconnected, after the call to its delegate.
    public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
    /// A notification posted when a scene receives events.
    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// A notification posted before a scene stops receiving events.
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    /// A notification posted before a scene is shown.
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
    /// A notification posted when a scene is no longer shown.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")
}
