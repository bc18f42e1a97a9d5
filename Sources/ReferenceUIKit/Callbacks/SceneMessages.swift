extension UISceneDelegate {
    /// Calls a callback the way an optional method is called: `delegate.scene?(scene, openURLContexts: contexts)`.
    ///
    /// The result is nil where the delegate's class does not implement that callback.
    public var scene: _SceneMessages? { _SceneMessages(receiver: self) }
}

extension UIWindowSceneDelegate {
    /// Calls a callback the way an optional method is called.
    ///
    /// The result is nil where the delegate's class does not implement that callback.
    public var windowScene: _WindowSceneMessages? { _WindowSceneMessages(receiver: self) }
}

/// The callbacks of a scene delegate that share the name `scene`. Each returns nil where the class has none.
@MainActor
public struct _SceneMessages {
    let receiver: any UISceneDelegate

    @discardableResult
    public func callAsFunction(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) -> Void? {
        CallbackDispatch.pass("scene(_:willConnectTo:options:)", to: receiver, scene, session, connectionOptions).map {
            _ in
        }
    }

    @discardableResult
    public func callAsFunction(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) -> Void? {
        CallbackDispatch.pass("scene(_:openURLContexts:)", to: receiver, scene, URLContexts).map { _ in }
    }

    @discardableResult
    public func callAsFunction(
        _ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity
    ) -> Void? {
        CallbackDispatch.pass("scene(_:restoreInteractionStateWith:)", to: receiver, scene, stateRestorationActivity)
            .map { _ in }
    }

    @discardableResult
    public func callAsFunction(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) -> Void? {
        CallbackDispatch.pass("scene(_:willContinueUserActivityWithType:)", to: receiver, scene, userActivityType).map {
            _ in
        }
    }

    @discardableResult
    public func callAsFunction(_ scene: UIScene, continue userActivity: NSUserActivity) -> Void? {
        CallbackDispatch.pass("scene(_:continue:)", to: receiver, scene, userActivity).map { _ in }
    }

    @discardableResult
    public func callAsFunction(
        _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) -> Void? {
        CallbackDispatch.pass(
            "scene(_:didFailToContinueUserActivityWithType:error:)", to: receiver, scene, userActivityType, error
        ).map { _ in }
    }

    @discardableResult
    public func callAsFunction(_ scene: UIScene, didUpdate userActivity: NSUserActivity) -> Void? {
        CallbackDispatch.pass("scene(_:didUpdate:)", to: receiver, scene, userActivity).map { _ in }
    }
}

/// The callbacks of a window scene's delegate that share the name `windowScene`.
@MainActor
public struct _WindowSceneMessages {
    let receiver: any UIWindowSceneDelegate

    @discardableResult
    public func callAsFunction(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) -> Void? {
        CallbackDispatch.pass(
            "windowScene(_:didUpdate:interfaceOrientation:traitCollection:)", to: receiver, windowScene,
            previousCoordinateSpace, previousInterfaceOrientation, previousTraitCollection
        ).map { _ in }
    }

    @discardableResult
    public func callAsFunction(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) -> Void? {
        CallbackDispatch.pass(
            "windowScene(_:performActionFor:completionHandler:)", to: receiver, windowScene, shortcutItem,
            completionHandler
        ).map { _ in }
    }

    @discardableResult
    public func callAsFunction(
        _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
    ) -> Void? {
        CallbackDispatch.pass(
            "windowScene(_:didUpdateEffectiveGeometry:)", to: receiver, windowScene, previousEffectiveGeometry
        )
        .map { _ in }
    }

    @discardableResult
    public func callAsFunction(
        _ windowScene: UIWindowScene, userDidAcceptCloudKitShareWith cloudKitShareMetadata: CKShare.Metadata
    ) -> Void? {
        CallbackDispatch.pass(
            "windowScene(_:userDidAcceptCloudKitShareWith:)", to: receiver, windowScene, cloudKitShareMetadata
        )
        .map { _ in }
    }
}

extension UISceneDelegate {
    /// Calls the callback the way an optional method is called: `delegate.stateRestorationActivity?(for: scene)`.
    ///
    /// The result is nil where the delegate's class does not implement it.
    public var stateRestorationActivity: _StateRestorationMessage? { _StateRestorationMessage(receiver: self) }
}

/// The callback of a scene delegate that has the name `stateRestorationActivity`.
@MainActor
public struct _StateRestorationMessage {
    let receiver: any UISceneDelegate

    public func callAsFunction(for scene: UIScene) -> NSUserActivity? {
        CallbackDispatch.pass("stateRestorationActivity(for:)", to: receiver, scene) as? NSUserActivity
    }
}
