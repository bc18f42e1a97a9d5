extension Rule {
    static let views: [Rule] = [
        viewWindowShown, viewWindowWithoutScene, viewRootExpected, viewLoadsAtConnection, viewLoadsWhenShown,
        viewChildLoadsAtLayout,
        viewAppears, viewStoryboardController, viewUnknownStoryboardClass, viewKeyWindow, viewStackTransition,
        viewStackAppears,
        viewHeldWhileLeaving, viewTabTransition,
        viewPresentation, viewPresentedOutside,
        viewWindowKeptByApp, viewMemoryWarning, viewAppearsInBackground,
    ]

    public static let viewStoryboardController = Rule(
        "view.storyboard-controller", .documented,
        "The storyboard's initial view controller is made by init(coder:), then hears awakeFromNib(); its view is not loaded yet.",
        source: """
            Apple, [UIStoryboard](apple-storyboard); [Hackworth 2020](hackworth-2020) saw awakeFromNib \
            without viewDidLoad
            """)

    public static let viewWindowShown = Rule(
        "view.window-shown", .observed,
        "UIKit shows the scene's own window during connection, after scene(_:willConnectTo:options:) returned.",
        source: "[Crash stacks of iOS 14 and 26](public-source-files) under +[UIScene _sceneForFBSScene:...]")

    public static let viewWindowWithoutScene = Rule(
        "view.window-without-scene", .documented,
        "In an app with scenes a window that belongs to none is not shown.",
        source: "Apple, [UIWindow.windowScene](apple-window-scene); [developers' reports on iOS 27](miniquad-634)")

    public static let viewRootExpected = Rule(
        "view.root-expected", .observed,
        """
        Without scenes, a window that the app itself shows needs a root view controller at the end of the launch. \
        If it has none, the app ends by an exception once didFinishLaunching has returned.
        """,
        source: """
            Crash reports since iOS 9: [KMCGeigerCounter, issue 17](geiger-17); \
            [GSTouchesShowingWindow, issue 7](gstouches-7); [RRFPSBar, issue 10](rrfpsbar-10); that the \
            window of the main storyboard is left out is inferred
            """)

    public static let viewWindowKeptByApp = Rule(
        "view.window-kept-by-app", .inferred,
        "UIKit keeps no window alive. One that the app lets go is gone at once, with what it shows.",
        source: """
            [Zedenem's UIApplicationTests](zedenem) and [Hackworth's branch for iOS 12](hackworth-2020) are \
            written for it
            """)

    public static let viewLoadsAtConnection = Rule(
        "view.loads-at-connection", .observed,
        "A plain root view controller loads its view while its scene connects, before sceneWillEnterForeground(_:).",
        source: "[Published console logs](htproject); [crash stacks of iOS 14 and 26](public-source-files)")

    public static let viewLoadsWhenShown = Rule(
        "view.loads-when-shown", .observed,
        "makeKeyAndVisible() loads the root view controller's view before it returns.",
        source: "[A published console log of an app that builds its window in code](coderzsq)")

    public static let viewChildLoadsAtLayout = Rule(
        "view.child-loads-at-layout", .inferred,
        "The child of a navigation or tab bar controller loads at the container's first layout, after sceneWillEnterForeground(_:).",
        source: "It explains why [published logs differ](htproject)")

    public static let viewAppears = Rule(
        "view.appears", .observed,
        "viewDidAppear(_:) comes after sceneDidBecomeActive(_:) at launch.",
        source: "[Published console logs](htproject)")

    public static let viewUnknownStoryboardClass = Rule(
        "view.unknown-storyboard-class", .observed,
        "A storyboard's class that is not in the process is logged, and UIKit's own class takes its place.",
        source: """
            [Developers' console logs](rules-apple-1016): Unknown class in Interface Builder file. They show the \
            message alone: that UIKit's own class takes its place is inferred
            """)

    public static let viewKeyWindow = Rule(
        "view.key-window", .documented,
        "From iOS 15 on each scene has a key window; before, the app has one.",
        source: """
            Apple, [UIWindowScene.keyWindow](apple-key-window) and \
            [the headers of iOS 14.5 and 15.6](sdk-interfaces)
            """)

    public static let viewStackTransition = Rule(
        "view.stack-transition", .observed,
        """
        A push or pop: the new view is loaded, the old controller hears viewWillDisappear(_:), the new one \
        viewWillAppear(_:), then the old one viewDidDisappear(_:), the new one viewDidAppear(_:).
        """,
        source: """
            [A console log of a push and a pop](programmerteach-transitions); \
            [another of 2012](vast-transitions). That it happens at the next layout is from \
            [crash stacks](public-source-files)
            """)

    public static let viewStackAppears = Rule(
        "view.stack-appears", .observed,
        """
        A navigation controller that appears tells its delegate which controller it shows, as after a push.
        """,
        source: """
            [openradar 44966342](openradar-44966342), iOS 12; [29912893](openradar-29912893), iOS 10, with tabs. In both \
            the delegate hears the first time twice that the controller was shown; here it hears it once, as was \
            expected. At which moment it hears it is inferred from pushes
            """)

    public static let viewHeldWhileLeaving = Rule(
        "view.held-while-leaving", .observed,
        """
        A controller that is taken out of a navigation, tab bar or page view controller lives until its transition has \
        ended, also if nothing else keeps it: a popped controller still hears that it disappears.
        """,
        source: """
            [A console log of a pop](programmerteach-transitions); [another of 2012](vast-transitions). That tabs and \
            pages are kept in the same way is inferred
            """)

    public static let viewTabTransition = Rule(
        "view.tab-transition", .observed,
        """
        Another tab: the new view is loaded, the new controller hears viewWillAppear(_:), the old one \
        viewWillDisappear(_:) and viewDidDisappear(_:), then the new one viewDidAppear(_:).
        """,
        source: "[A console log of two tabs](pgzxc-tabs)")

    public static let viewPresentation = Rule(
        "view.presentation", .observed,
        """
        A controller that is presented over the full screen makes the one below disappear, after it has appeared \
        itself; one on a sheet, the default from iOS 13 on, leaves it on screen.
        """,
        source: """
            [Published console logs](public-source-files); Apple, \
            [UIModalPresentationStyle](apple-modal-style)
            """)

    public static let viewPresentedOutside = Rule(
        "view.presented-outside", .observed,
        "A controller whose view is in no window presents nothing; UIKit logs that.",
        source: """
            [Developers' console logs](public-source-files): Attempt to present ... whose view is not in the \
            window hierarchy
            """)

    public static let viewMemoryWarning = Rule(
        "view.memory-warning", .documented,
        """
        When memory is short, didReceiveMemoryWarning() is called on the view controllers whose views are loaded, \
        after the app delegate's method.
        """,
        source: """
            Apple, [Responding to memory warnings](apple-memory-warnings), which names the app delegate, the \
            notification and any active view controller. Their order, and that a controller in a window whose view is \
            loaded is active, are inferred
            """)

    public static let viewAppearsInBackground = Rule(
        "view.appears-in-background", .observed,
        """
        Without scenes, the view controller of a window that was made visible appears at a launch into the background, \
        too: viewDidAppear(_:) is called.
        """,
        source: "[Neuburg, Stack Overflow, question 66605297](so-66605297)", under: .backgroundLaunchAppears)
}
