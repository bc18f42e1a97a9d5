extension Rule {
    static let scenes: [Rule] = [
        sceneDelegateMade, storyboardWindow, willConnect, enterForeground, becomeActive, disconnected, discarded,
    ]

    public static let sceneDelegateMade = Rule(
        "scene.delegate", .documented,
        "The configuration's delegate class is instantiated for each scene that connects.",
        source: "Apple, UISceneConfiguration.delegateClass")

    public static let storyboardWindow = Rule(
        "scene.storyboard-window", .documented,
        """
        Where the configuration has a storyboard, the scene delegate's window is made, filled with the initial view \
        controller and set before scene(_:willConnectTo:options:).
        """,
        source: "The comment in Xcode's template; call traces of developers")

    public static let willConnect = Rule(
        "scene.will-connect", .documented,
        "The scene delegate hears scene(_:willConnectTo:options:) when its scene is connected to a session.",
        source: "Apple, UISceneDelegate")

    public static let enterForeground = Rule(
        "scene.enter-foreground", .documented,
        "sceneWillEnterForeground(_:) comes for a new scene as for one that comes back.",
        source: "Apple, sceneWillEnterForeground(_:)")

    public static let becomeActive = Rule(
        "scene.become-active", .documented,
        "sceneDidBecomeActive(_:) always follows, after the interface is loaded and before it appears.",
        source: "Apple, sceneDidBecomeActive(_:)")

    public static let disconnected = Rule(
        "scene.disconnected", .documented,
        "sceneDidDisconnect(_:) comes when the user closes the scene, not when the app is left.",
        source: "Apple, sceneDidDisconnect(_:)")

    public static let discarded = Rule(
        "scene.discarded", .documented,
        "application(_:didDiscardSceneSessions:) follows, before the session object is thrown away.",
        source: "Apple, application(_:didDiscardSceneSessions:)")
}
