public import Foundation
internal import Lifecycle

/// An instance of the app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// The session that outlives it.
    open var session: UISceneSession { unlessMissing(givenSession, "session") }
    /// nil in a scene that the app made by Objective-C's means.
    var givenSession: UISceneSession?
    /// Whether the scene is in front, and whether events reach it.
    open internal(set) var activationState: ActivationState = .unattached
    /// What the system shows of it among other scenes. Setting nil makes it empty.
    open var title: String! {
        get { titleText }
        set { titleText = newValue ?? "" }
    }
    /// What the system shows below the title.
    @available(iOS 15.0, *)
    open var subtitle: String {
        get { subtitleText }
        set { subtitleText = newValue }
    }
    /// Which content the scene can and prefers to show, for the system's choice among scenes.
    open var activationConditions = UISceneActivationConditions()
    private var titleText = ""
    private var subtitleText = ""
    private var conditionsOfDestruction: Set<DestructionCondition> = []
    /// The scene keeps its delegate alive.
    private var delegateObject: AnyObject?
    private let identity: Int

    /// UIKit makes scenes; an app does not.
    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        givenSession = session
        identity = session.hash
        super.init()
    }

    /// Not for apps: UIKit makes scenes.
    @available(*, unavailable)
    public override init() {
        identity = 0
        super.init()
    }

    /// A scene that an app makes by Objective-C's means all the same: it is not attached and has no session.
    init(unattached: Void) {
        identity = 0
        super.init()
    }

    /// The scene's delegate. The scene keeps it alive. nil for an object whose class does not adopt the protocol,
    /// unlike on Apple's systems.
    open var delegate: (any UISceneDelegate)? {
        get { CallbackDispatch.handOver(delegateObject, as: (any UISceneDelegate).self, "UIScene.delegate") }
        set { delegateObject = newValue }
    }

    /// When the system is to destroy the session together with the scene.
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

    /// That of the session, so that sets of scenes have the same order in every process.
    open override var hash: Int { identity }

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
}

extension UIScene {
    /// Opens a URL in the app that it belongs to.
    ///
    /// `completion`: Hears on the main queue whether the URL was opened.
    public func open(
        _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        // Not a member of the class itself: Swift 6.3.1 names such a method differently where a subclass refers to it.
        SceneRequests.open(url, from: self, options: options, completion: completion)
    }

    /// Takes more time for restoring the interface than `scene(_:restoreInteractionStateWith:)` has.
    @available(iOS 15.0, *)
    public func extendStateRestoration() {
        SceneRequests.extendStateRestoration(of: self)
    }

    /// Says that the interface is restored, after `extendStateRestoration()`.
    @available(iOS 15.0, *)
    public func completeStateRestoration() {
        SceneRequests.completeStateRestoration(of: self)
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
    public nonisolated static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
    /// Posted when a scene is not shown any more.
    public nonisolated static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")
}
