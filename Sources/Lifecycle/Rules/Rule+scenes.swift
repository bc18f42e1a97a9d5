extension Rule {
    static let scenes: [Rule] = [
        sceneDelegate, sceneStoryboardWindow, sceneWillConnect, sceneWillConnectNotification, sceneEnterForeground,
        sceneBecomeActive,
        sceneRestoresInteraction,
        sceneSavesState, sceneReclaimed, scenePurged, sceneMemoryWarning, sceneExternalDisplay, sceneExternalRole,
        sceneDestroyedBySystem,
        sceneDestroyedByUser, sceneDisconnected, sceneDiscarded,
    ]

    public static let sceneDelegate = Rule(
        "scene.delegate", .documented,
        "The configuration's delegate class is instantiated for each scene that connects.",
        source: "Apple, [UISceneConfiguration.delegateClass](apple-delegate-class)")

    public static let sceneStoryboardWindow = Rule(
        "scene.storyboard-window", .documented,
        """
        If the configuration has a storyboard, a window is filled with its initial view controller before \
        scene(_:willConnectTo:options:): the one that the scene delegate's window property returns, which is not set \
        again, or else a new one, which is set.
        """,
        source: """
            [The comment in Xcode's template](sanders-2019); for the order, \
            [call traces of developers](log-g11); that a returned window is used, and not set again, is \
            inferred from UIApplicationDelegate.window
            """)

    public static let sceneWillConnect = Rule(
        "scene.will-connect", .documented,
        "The scene delegate hears scene(_:willConnectTo:options:) when its scene is connected to a session.",
        source: "Apple, [UISceneDelegate](apple-scene-delegate)")

    public static let sceneWillConnectNotification = Rule(
        "scene.will-connect-notification", .observed,
        """
        UIScene.willConnectNotification is posted after scene(_:willConnectTo:options:), in the same turn of the run \
        loop.
        """,
        source: "[flutter/flutter 191907](flutter-191907), by a Flutter engineer about iOS 26")

    public static let sceneEnterForeground = Rule(
        "scene.enter-foreground", .documented,
        "sceneWillEnterForeground(_:) comes for a new scene as for one that comes back.",
        source: "Apple, [sceneWillEnterForeground(_:)](apple-scene-will-enter-foreground)")

    public static let sceneBecomeActive = Rule(
        "scene.become-active", .documented,
        "sceneDidBecomeActive(_:) always follows, after the interface is loaded and before it appears.",
        source: "Apple, [sceneDidBecomeActive(_:)](apple-scene-did-become-active)")

    public static let sceneDisconnected = Rule(
        "scene.disconnected", .documented,
        "sceneDidDisconnect(_:) comes when the user closes the scene, not when the app is left.",
        source: "Apple, [sceneDidDisconnect(_:)](apple-scene-did-disconnect)")

    public static let sceneDiscarded = Rule(
        "scene.discarded", .documented,
        "application(_:didDiscardSceneSessions:) follows, before the session object is thrown away.",
        source: "Apple, [application(_:didDiscardSceneSessions:)](apple-did-discard)")

    public static let sceneRestoresInteraction = Rule(
        "scene.restores-interaction", .documented,
        """
        A scene whose session has a restoration activity hears scene(_:restoreInteractionStateWith:) after it \
        connected and before it becomes active: after sceneWillEnterForeground(_:).
        """,
        source: """
            [UIScene.h](header-uiscene); [LaunchPractice](launch-practice), a console log of iOS 16 (2024), \
            for its place after the foreground. The session was a new one there, and why it had anything to \
            restore is not known
            """,
        since: SystemVersion(15))

    public static let sceneSavesState = Rule(
        "scene.saves-state", .documented,
        """
        Before a scene enters the background, UIKit asks its delegate for a state restoration activity and stores it \
        with the session.
        """,
        source: """
            Apple, [stateRestorationActivity(for:)](apple-state-restoration); that it comes before \
            sceneDidEnterBackground(_:) is inferred
            """)

    public static let sceneReclaimed = Rule(
        "scene.reclaimed", .documented,
        "UIKit may disconnect scenes in the background to take back their memory. Their sessions stay.",
        source: """
            Apple, [Managing your app's life cycle](apple-life-cycle); Apple, \
            [sceneDidDisconnect(_:)](apple-scene-did-disconnect)
            """)

    public static let scenePurged = Rule(
        "scene.purged", .documented,
        "A suspended app may be purged from memory. It hears nothing of it.",
        source: "Apple, [Managing your app's life cycle](apple-life-cycle)")

    public static let sceneMemoryWarning = Rule(
        "scene.memory-warning", .documented,
        "The app delegate hears of memory warnings with scenes, too.",
        source: """
            Apple, [applicationDidReceiveMemoryWarning(_:)](apple-memory-warning); \
            [WWDC 2019, session 258](wwdc19-258)
            """)

    public static let sceneExternalDisplay = Rule(
        "scene.external-display", .observed,
        "An external display brings its own scene, which enters the foreground and never becomes active.",
        source: "[Developers' issues about AirPlay](littlego-434); [UIWindowScene.h](header-uiwindowscene)",
        since: .scenes)

    public static let sceneExternalRole = Rule(
        "scene.external-role", .documented,
        "From iOS 16 on, the role of an external display's session has another name.",
        source: "[UIWindowScene.h](header-uiwindowscene) of iOS 16", since: SystemVersion(16))

    public static let sceneDestroyedBySystem = Rule(
        "scene.destroyed-by-system", .documented,
        """
        From iOS 26 on, a scene with the destruction condition systemDisconnection loses its session when its \
        process ends.
        """,
        source: """
            Apple, [UIScene.destructionConditions](apple-destruction-conditions); that nothing is discarded \
            at the next launch is inferred
            """,
        since: SystemVersion(26))

    public static let sceneDestroyedByUser = Rule(
        "scene.destroyed-by-user", .documented,
        """
        From iOS 26 on, a scene with the destruction condition userInitiatedDismissal loses its session when the \
        user leaves it.
        """,
        source: "Apple, [UIScene.DestructionCondition](apple-destruction-condition)", since: SystemVersion(26))
}
