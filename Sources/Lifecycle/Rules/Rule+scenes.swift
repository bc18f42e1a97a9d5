extension Rule {
    static let scenes: [Rule] = [
        sceneDelegateMade, storyboardWindow, willConnect, enterForeground, becomeActive, disconnected, discarded,
    ]

    /// The configuration's delegate class is instantiated for each scene that connects.
    public static let sceneDelegateMade = Rule(
        "scene.delegate", .documented,
        "The configuration's delegate class is instantiated for each scene that connects.",
        source: "Apple, UISceneConfiguration.delegateClass")

    /// Where the configuration has a storyboard, the scene delegate's window is made, filled with the initial view
    /// controller and set before scene(_:willConnectTo:options:).
    public static let storyboardWindow = Rule(
        "scene.storyboard-window", .documented,
        """
        Where the configuration has a storyboard, the scene delegate's window is made, filled with the initial view \
        controller and set before scene(_:willConnectTo:options:).
        """,
        source: "The comment in Xcode's template; call traces of developers")

    /// The scene delegate hears scene(_:willConnectTo:options:) when its scene is connected to a session.
    public static let willConnect = Rule(
        "scene.will-connect", .documented,
        "The scene delegate hears scene(_:willConnectTo:options:) when its scene is connected to a session.",
        source: "Apple, UISceneDelegate")

    /// sceneWillEnterForeground(_:) comes for a new scene as for one that comes back.
    public static let enterForeground = Rule(
        "scene.enter-foreground", .documented,
        "sceneWillEnterForeground(_:) comes for a new scene as for one that comes back.",
        source: "Apple, sceneWillEnterForeground(_:)")

    /// sceneDidBecomeActive(_:) always follows, after the interface is loaded and before it appears.
    public static let becomeActive = Rule(
        "scene.become-active", .documented,
        "sceneDidBecomeActive(_:) always follows, after the interface is loaded and before it appears.",
        source: "Apple, sceneDidBecomeActive(_:)")

    /// sceneDidDisconnect(_:) comes when the user closes the scene, not when the app is left.
    public static let disconnected = Rule(
        "scene.disconnected", .documented,
        "sceneDidDisconnect(_:) comes when the user closes the scene, not when the app is left.",
        source: "Apple, sceneDidDisconnect(_:)")

    /// application(_:didDiscardSceneSessions:) follows, before the session object is thrown away.
    public static let discarded = Rule(
        "scene.discarded", .documented,
        "application(_:didDiscardSceneSessions:) follows, before the session object is thrown away.",
        source: "Apple, application(_:didDiscardSceneSessions:)")
}
