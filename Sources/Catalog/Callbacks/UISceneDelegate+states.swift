extension UISceneDelegate {
    /// The scene is about to be shown.
    ///
    /// Sent for a new scene, after `scene(_:willConnectTo:options:)`, as well as for one that comes back from the
    /// background.
    ///
    /// Source: Apple, sceneWillEnterForeground(_:) (rule `scene.enter-foreground`; documented).
    ///
    /// - Parameter scene: The scene whose delegate this is.
    func sceneWillEnterForeground(_ scene: UIScene) {}

    /// The scene receives events from now on.
    ///
    /// Sent after `sceneWillEnterForeground(_:)`, when the interface is loaded and before it has appeared, and when the
    /// user comes back from the App Switcher.
    ///
    /// Source: Apple, sceneDidBecomeActive(_:) (rule `scene.become-active`; documented).
    ///
    /// - Parameter scene: The scene whose delegate this is.
    func sceneDidBecomeActive(_ scene: UIScene) {}

    /// The scene is about to stop receiving events.
    ///
    /// Sent when the user leaves the app or opens the App Switcher.
    ///
    /// Source: Apple, sceneWillResignActive(_:) (rules `action.home`, documented, and `action.switcher`, observed).
    ///
    /// - Parameter scene: The scene whose delegate this is.
    func sceneWillResignActive(_ scene: UIScene) {}

    /// The scene is in the background and not shown any more.
    ///
    /// Sent after `sceneWillResignActive(_:)` when the user leaves the app; not for a look into the App Switcher.
    ///
    /// Source: Apple, sceneDidEnterBackground(_:) (rule `action.home`; documented).
    ///
    /// - Parameter scene: The scene whose delegate this is.
    func sceneDidEnterBackground(_ scene: UIScene) {}
}
