extension Rule {
    static let swiftUI: [Rule] = [
        swiftuiAppFirst, swiftuiAppBody, swiftuiAdaptor, swiftuiForwarding, swiftuiAdaptorConfigures,
        swiftuiSceneDelegate, swiftuiBody,
        swiftuiAppears, swiftuiOpenUrl, swiftuiScenePhase, swiftuiPhaseOrder,
    ]

    public static let swiftuiAppFirst = Rule(
        "swiftui.app-first", .observed,
        "A SwiftUI app's value is made before UIApplicationMain is called, which gets SwiftUI's own app delegate.",
        source: """
            [Crash stacks](public-source-files): main, static App.main(), runApp, KitRendererCommon, \
            UIApplicationMain
            """)

    public static let swiftuiAppBody = Rule(
        "swiftui.app-body", .inferred,
        """
        The app's body is evaluated when its scenes are first needed: for the first configuration, or if that is \
        stored, for the first scene.
        """,
        source: """
            [OpenSwiftUI](openswiftui), which was written after SwiftUI's machine code: AppDelegate asks \
            AppGraph.rootSceneList
            """)

    public static let swiftuiAdaptor = Rule(
        "swiftui.adaptor", .inferred,
        """
        UIApplicationDelegateAdaptor makes the delegate once: when SwiftUI's own app delegate is made, or before, \
        if the app asks for it or its class is an observable object.
        """,
        source: "Apple says that SwiftUI makes it; [OpenSwiftUI](openswiftui), FallbackDelegateBox, says when")

    public static let swiftuiForwarding = Rule(
        "swiftui.forwarding", .observed,
        """
        SwiftUI's delegates pass on to the app's own what those implement. UIApplication.shared.delegate and \
        UIScene.delegate are SwiftUI's.
        """,
        source: """
            Apple, [UIApplicationDelegateAdaptor](apple-adaptor); \
            [developers who cast UIApplication.shared.delegate in vain](public-source-files)
            """)

    public static let swiftuiAdaptorConfigures = Rule(
        "swiftui.adaptor-configures", .inferred,
        """
        At each connection SwiftUI's scene delegate asks the app's own app delegate for a configuration, of which it \
        takes the delegate class alone. A stored session does not keep it from asking.
        """,
        source: """
            Apple says what it takes; when it asks was read from SwiftUI's machine code \
            ([MySwiftUI](myswiftui), AppSceneDelegate)
            """)

    public static let swiftuiSceneDelegate = Rule(
        "swiftui.scene-delegate", .documented,
        "SwiftUI makes the scene delegate of that class and keeps it behind its own.",
        source: "Apple, [UIApplicationDelegateAdaptor](apple-adaptor), Scene delegates")

    public static let swiftuiBody = Rule(
        "swiftui.body", .inferred,
        "A view's body is evaluated when the window with it is shown. The trace has its first evaluation alone.",
        source: "It follows view.loads-when-shown; no log of both has been published")

    public static let swiftuiAppears = Rule(
        "swiftui.appears", .inferred,
        """
        onAppear comes at the first layout: after viewWillAppear(_:) and sceneWillEnterForeground(_:), before \
        viewDidAppear(_:). Which of several views hears it first is not known; here the outer one does.
        """,
        source: """
            [Fatbobman](fatbobman-onappear) measured that it comes after the layout and before anything is drawn; the \
            places among the callbacks of a hosting controller and of its scene follow
            """)

    public static let swiftuiOpenUrl = Rule(
        "swiftui.open-url", .inferred,
        "onOpenURL gets the URL that the scene is asked to open; if the app was launched for it, after onAppear.",
        source: "Apple, [onOpenURL(perform:)](apple-open-url); its place in a launch is not written down")

    public static let swiftuiScenePhase = Rule(
        "swiftui.scene-phase", .observed,
        """
        The phase of a scene is inactive when it connects. Entering the foreground for the first time does not change \
        it; the first change is to active.
        """,
        source: """
            Five developers' console logs of iOS 14 to 17, [LaunchPractice](launch-practice) and \
            [SwiftUIExample](swiftui-example) among them. The App's phase before its first scene is inferred
            """)

    public static let swiftuiPhaseOrder = Rule(
        "swiftui.phase-order", .observed,
        """
        onChange(of: scenePhase) on the App's scenes runs before the app's own scene delegate is called; in a view it \
        runs after that.
        """,
        source: """
            [SwiftUIExample](swiftui-example) (2021) for the App, [LaunchPractice](launch-practice) (2024) \
            for a view
            """)
}
