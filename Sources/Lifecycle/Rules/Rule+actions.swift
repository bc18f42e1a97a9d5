extension Rule {
    static let actions: [Rule] = [
        actionHome, actionSuspend, actionActivate, actionSwitcher, actionSwitcherLeft, actionInterrupted, actionSwipe,
        actionSwipeThroughBackground, actionSwipeThroughBackgroundEarlier, actionKilledIntoBackground,
        actionRevivedByFastKill, actionViewsDisappear, actionSwipeAway, actionTerminate, actionUninstall,
        actionApplicationNotifications, actionWillTerminate,
    ]

    public static let actionHome = Rule(
        "action.home", .documented,
        "Leaving the app makes its scene inactive, then sends it to the background.",
        source: "Apple, [Managing your app's life cycle](apple-life-cycle)")

    public static let actionSuspend = Rule(
        "action.suspend", .documented,
        "A suspended app stays in memory and runs no code.",
        source: "Apple, [Managing your app's life cycle](apple-life-cycle)")

    public static let actionActivate = Rule(
        "action.activate", .documented,
        "Coming back, a scene enters the foreground and becomes active.",
        source: "Apple, [Managing your app's life cycle](apple-life-cycle)")

    public static let actionSwitcher = Rule(
        "action.switcher", .observed,
        "The App Switcher makes the scene inactive; it does not send it to the background.",
        source: "[Published console logs](public-source-files) since iOS 13")

    public static let actionSwitcherLeft = Rule(
        "action.switcher-left", .observed,
        "Going back to the app from the App Switcher makes the scene active again.",
        source: "[Published console logs](public-source-files) since iOS 13")

    public static let actionInterrupted = Rule(
        "action.interrupted", .documented,
        "Control Centre, a call or an alert of the system's makes the scenes in front inactive.",
        source: "Apple, [sceneWillResignActive(_:)](apple-scene-will-resign-active)")

    public static let actionSwipe = Rule(
        "action.swipe", .observed,
        """
        Swiping a running app's card away disconnects its scene and discards its session; then the app terminates. On \
        iPhone the session is forgotten.
        """,
        source: """
            [Hackworth 2020](hackworth-2020); [console logs of iOS 13 to 16](forum-732170). \
            [Neuburg saw](neuburg-survey) sceneDidEnterBackground instead on iOS 13
            """,
        unless: .killEntersBackground)

    public static let actionSwipeThroughBackground = Rule(
        "action.swipe-through-background", .observed,
        "From iOS 26 on, the scene of an app that is swiped away enters the background before it disconnects.",
        source: """
            [Three published console logs of 2026](log-g36) or of the SDK of iOS 17 and later. Seven of iOS \
            13 to 16 do not have it. That the system decides, and not the way of closing the app, is \
            inferred
            """, since: SystemVersion(26), unless: .killSkipsBackground)

    public static let actionSwipeThroughBackgroundEarlier = Rule(
        "action.swipe-through-background-earlier", .observed,
        "Before iOS 26, too, the scene of an app that is swiped away enters the background before it disconnects.",
        source: """
            [A published console log of the SDK of iOS 17 or later](log-g37). Seven of iOS 13 to 16 do not \
            have it
            """,
        since: .scenes, until: SystemVersion(26), under: .killPassesBackground)

    public static let actionKilledIntoBackground = Rule(
        "action.killed-into-background", .observed,
        "Swiping the app in front away sends its scene to the background; then the app terminates.",
        source: "[Neuburg's survey](neuburg-survey) of iOS 13, iPhone", since: .scenes, under: .killEntersBackground)

    public static let actionRevivedByFastKill = Rule(
        "action.revived-by-fast-kill", .observed,
        "Killed quickly, an app may see a second scene enter the foreground and the background.",
        source: "[Apple Developer Forums 732170](forum-732170), June 2023", since: .scenes, under: .fastKillRevives)

    public static let actionViewsDisappear = Rule(
        "action.views-disappear", .observed,
        """
        When its app is swiped away, the view controllers in the windows of scenes that disconnect disappear, after \
        the last callback of the app's delegates.
        """,
        source: """
            [Three published console logs (iOS 13, 16 and 17 or later)](log-g37). One of iOS 13 shows \
            nothing of it. That it comes after applicationWillTerminate(_:), too, and for an app in the \
            background, is inferred
            """, since: .scenes, unless: .viewsStayOnKill)

    public static let actionSwipeAway = Rule(
        "action.swipe-away", .inferred,
        "Swiping away the card of a suspended app, or of one that is not running, sends it nothing.",
        source: """
            It follows from Apple, [application(_:didDiscardSceneSessions:)](apple-did-discard), by which an app that \
            is not running hears of it at its next launch, and from \
            [Managing your app's life cycle](apple-life-cycle), by which a suspended app runs no code
            """)

    public static let actionTerminate = Rule(
        "action.terminate", .observed,
        "Stopping an app from Xcode kills its process. No callback is sent, and its sessions stay.",
        source: "[Developers' reports](public-source-files); [Hackworth 2020](hackworth-2020) relies on it")

    public static let actionUninstall = Rule(
        "action.uninstall", .observed,
        "Deleting an app deletes its sessions.",
        source: """
            [Hackworth 2020](hackworth-2020); [y-okudera 2021](okudera-2021), whose consoles have an app \
            that was not installed
            """)

    public static let actionApplicationNotifications = Rule(
        "action.application-notifications", .documented,
        "With scenes, the app delegate's four life cycle methods are not called; the notifications are still posted.",
        source: "Apple, [applicationWillEnterForeground(_:)](apple-will-enter-foreground)")

    public static let actionWillTerminate = Rule(
        "action.will-terminate", .observed,
        "applicationWillTerminate(_:) is still called with scenes, after the scenes were discarded.",
        source: "[Firefox for iOS](firefox-12622); [console logs](log-g18)")
}
