extension Rule {
    static let launch: [Rule] = [
        launchApplicationFirst, launchMainStoryboardMissing, launchWillFinish, launchDidFinish, launchMainStoryboard,
        launchMainWindow, launchBackgroundState, launchInactiveState, launchDeclined, launchApplicationActive,
        launchBackground, launchSettled,
    ]

    public static let launchApplicationFirst = Rule(
        "launch.application-first", .documented,
        "UIApplicationMain makes the application object, then the app delegate, before any scene connects.",
        source: "Apple, [Responding to the launch of your app](apple-launch-response)")

    public static let launchWillFinish = Rule(
        "launch.will-finish", .documented,
        "The app delegate hears application(_:willFinishLaunchingWithOptions:) first.",
        source: "Apple, [About the app launch sequence](apple-launch-sequence)")

    public static let launchDidFinish = Rule(
        "launch.did-finish", .documented,
        "application(_:didFinishLaunchingWithOptions:) comes before the first scene connects.",
        source: "Apple, [About the app launch sequence](apple-launch-sequence)")

    public static let launchMainStoryboard = Rule(
        "launch.main-storyboard", .documented,
        """
        Without scenes, UIKit fills a window from UIMainStoryboardFile before the app delegate's first callback: the \
        one that the delegate's window property returns, which is not set again, or else a new one, which is set.
        """,
        source: """
            Apple, [UIApplicationDelegate.window](apple-delegate-window); \
            [Apple's Second iOS App guide](second-ios-app), as quoted by developers; [Neuburg](so-16445709); \
            that a returned window is not set again is inferred
            """)

    public static let launchMainStoryboardMissing = Rule(
        "launch.main-storyboard-missing", .observed,
        """
        An app whose UIMainStoryboardFile names no storyboard of its bundle is ended before the app delegate's first \
        callback, with scenes as well as without.
        """,
        source: """
            [A developer of Quick-Chat](quick-chat-49), whose crash stack is of an app without scenes; \
            [a developer with Xcode 11](so-xcode-11-main), whose app has scenes, and whose scene configuration names \
            another storyboard. That a scene app ends before its delegate's first callback, too, is inferred
            """)

    public static let launchMainWindow = Rule(
        "launch.main-window", .observed,
        "Without scenes, UIKit itself makes the storyboard's window key and visible after didFinishLaunching.",
        source: """
            [Crash stacks of several apps](public-source-files): -[UIApplication \
            _callInitializationDelegates...]
            """)

    public static let launchBackgroundState = Rule(
        "launch.background-state", .documented,
        """
        An app is created in the background state. With scenes, UIApplication.applicationState stays so until its \
        first scene enters the foreground.
        """,
        source: """
            Apple, [applicationState](apple-application-state): a scene-based app launches in the background state; \
            [bugsnag-cocoa pull request 1307](bugsnag-1307). That an app without scenes is created so, too, is from \
            [a log of 2022](mttcrsp-states)
            """)

    public static let launchInactiveState = Rule(
        "launch.inactive-state", .documented,
        """
        Without scenes, an app that is launched into the foreground is inactive from \
        application(_:willFinishLaunchingWithOptions:) on; one that is launched into the background stays in the \
        background state.
        """,
        source: """
            Apple, [applicationState](apple-application-state); [a log of 2022](mttcrsp-states) for the place of the \
            change
            """)

    public static let launchDeclined = Rule(
        "launch.declined", .documented,
        """
        Without scenes, if one of the two launch methods returns false, the app is not handed the URL, the activity or \
        the icon's action that it was launched for.
        """,
        source: """
            Apple, [application(_:willFinishLaunchingWithOptions:)](apple-will-finish), and of \
            application(_:didFinishLaunchingWithOptions:) [as quoted](juejin-return-no); \
            [Stack Overflow, question 35713894](so-35713894) for the icon's actions. That an activity is held back, too, \
            follows from the text of the return value
            """)

    public static let launchApplicationActive = Rule(
        "launch.application-active", .observed,
        """
        Without scenes, a cold launch ends with applicationDidBecomeActive(_:); there is no \
        applicationWillEnterForeground(_:).
        """,
        source: "[Published console logs before iOS 13](log-g07)")

    public static let launchBackground = Rule(
        "launch.background", .documented,
        "Started in the background, an app connects no scene and does not become active until the user opens it.",
        source: """
            Apple, [About the app launch sequence](apple-launch-sequence); Apple, \
            [Managing your app's life cycle](apple-life-cycle)
            """)

    public static let launchSettled = Rule(
        "launch.settled", .convention,
        """
        A launch has settled once nothing is left to tell the app and its main run loop has nothing ready. A run \
        without further actions is stopped then, as by Xcode's Stop: no callback is sent.
        """,
        source: "Understudy; an iOS app is not meant to end by itself")
}
