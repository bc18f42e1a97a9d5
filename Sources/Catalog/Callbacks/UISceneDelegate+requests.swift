/// Requests of the system to a connected scene.
extension UISceneDelegate {
    /// The scene is asked to open URLs: the action `open-url` of a run.
    ///
    /// URLs that launch the app come with the options of `scene(_:willConnectTo:options:)` instead.
    ///
    /// - Parameters:
    ///   - scene: The scene that opens the URLs.
    ///   - URLContexts: The URLs, each with the options that come with it.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}

    /// The system asks what the scene needs to come back as it is.
    ///
    /// - Parameter scene: The scene to restore later.
    /// - Returns: Without an implementation, nil: nothing is kept.
    @objc(stateRestorationActivityForScene:)
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }

    /// The scene restores what the user last did in it.
    @objc(scene:restoreInteractionStateWithUserActivity:)
    func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}

    /// An activity of this type is on its way to the scene.
    func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) {}

    /// The scene goes on with what the user did elsewhere: the action `continue` of a run.
    ///
    /// - Parameters:
    ///   - scene: The scene that continues the activity.
    ///   - userActivity: The activity to continue.
    @objc(scene:continueUserActivity:)
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}

    /// The activity that was on its way did not arrive.
    func scene(
        _ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
    ) {}

    /// An activity of the scene was changed.
    @objc(scene:didUpdateUserActivity:)
    func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity) {}
}
