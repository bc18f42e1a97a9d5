extension Rule {
    static let deliveries: [Rule] = [
        deliveryConnectionOptions, deliveryUrl, deliveryActivityAnnounced, deliveryActivity, deliveryShortcut,
        deliveryNotification,
    ]

    public static let deliveryConnectionOptions = Rule(
        "delivery.connection-options", .documented,
        """
        With scenes, what an app is launched for comes with the connection options of its scene; the launch options \
        are empty.
        """,
        source: """
            Apple, [UIScene.ConnectionOptions](apple-connection-options); \
            [developers' reports](public-source-files)
            """, since: .scenes)

    public static let deliveryUrl = Rule(
        "delivery.url", .documented,
        "A running app is handed a URL in scene(_:openURLContexts:), without scenes in application(_:open:options:).",
        source: """
            Apple, [scene(_:openURLContexts:)](apple-scene-open-urls); that it comes before the app becomes \
            active is inferred
            """)

    public static let deliveryActivityAnnounced = Rule(
        "delivery.activity-announced", .observed,
        """
        An app in the background hears the type of an activity in scene(_:willContinueUserActivityWithType:) before \
        its scene enters the foreground. Without scenes, application(_:willContinueUserActivityWithType:) comes right \
        before the activity.
        """,
        source: "[LaunchPractice](launch-practice), console logs of iOS 16 (2024)")

    public static let deliveryActivity = Rule(
        "delivery.activity", .documented,
        """
        A running app goes on with an activity in scene(_:continue:), without scenes in \
        application(_:continue:restorationHandler:).
        """,
        source: "Apple, [scene(_:continue:)](apple-scene-continue); [WWDC 2019, session 246](wwdc19-246)")

    public static let deliveryShortcut = Rule(
        "delivery.shortcut", .documented,
        """
        A running app performs an action of its icon in windowScene(_:performActionFor:completionHandler:), without \
        scenes in application(_:performActionFor:completionHandler:).
        """,
        source: "Apple, [windowScene(_:performActionFor:completionHandler:)](apple-shortcut)")

    public static let deliveryNotification = Rule(
        "delivery.notification", .observed,
        """
        A tap on a notification reaches the delegate of UNUserNotificationCenter, with scenes and without, in \
        userNotificationCenter(_:didReceive:withCompletionHandler:): while the scene that comes to the front is still \
        inactive, and at a launch after scene(_:willConnectTo:options:).
        """,
        source: """
            [openhab-ios, pull request 1229](openhab-1229); [a log of a cold start on iOS 27](openhab-1336). Its place \
            at a launch, between entering the foreground and becoming active, is inferred from the one when the app runs
            """)
}
