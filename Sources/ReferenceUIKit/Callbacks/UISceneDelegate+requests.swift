/// Requests of the system to a connected scene. The model sends them, but for those that say so.
extension UISceneDelegate {
    /// The scene is asked to open URLs: the action `open-url` of a run.
    ///
    /// URLs that launch the app come with the options of `scene(_:willConnectTo:options:)` instead.
    ///
    /// Source: Apple, scene(_:openURLContexts:).
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
        CallbackDispatch.pass("scene(_:openURLContexts:)", to: self, scene, URLContexts)
    }

    /// The system asks what the scene needs to come back as it is.
    ///
    /// Source: Apple, stateRestorationActivity(for:).
    ///
    /// - Returns: Without an implementation, nil: nothing is kept.
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        CallbackDispatch.pass("stateRestorationActivity(for:)", to: self, scene) as? NSUserActivity
    }

    /// The scene restores what the user last did in it.
    ///
    /// Source: Apple, scene(_:restoreInteractionStateWith:).
    public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
        CallbackDispatch.pass("scene(_:restoreInteractionStateWith:)", to: self, scene, stateRestorationActivity)
    }

    /// An activity of this type is on its way to the scene.
    ///
    /// Source: Apple, scene(_:willContinueUserActivityWithType:).
    public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {
        CallbackDispatch.pass("scene(_:willContinueUserActivityWithType:)", to: self, scene, userActivityType)
    }

    /// The scene goes on with what the user did elsewhere: the action `continue` of a run.
    ///
    /// Source: Apple, scene(_:continue:).
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
        CallbackDispatch.pass("scene(_:continue:)", to: self, scene, userActivity)
    }

    /// The activity that was on its way did not arrive. The model does not send it.
    ///
    /// Source: Apple, scene(_:didFailToContinueUserActivityWithType:error:).
    public func scene(
        _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) {
        CallbackDispatch.pass(
            "scene(_:didFailToContinueUserActivityWithType:error:)", to: self, scene, userActivityType, error)
    }

    /// An activity of the scene was changed. The model does not send it.
    ///
    /// Source: Apple, scene(_:didUpdate:).
    public func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {
        CallbackDispatch.pass("scene(_:didUpdate:)", to: self, scene, userActivity)
    }
}
