import Lifecycle
import TestSupport

extension GoldenLog {
    /// The callbacks of a scene's life that authors wrote down.
    private static let scene = LogProjection(
        "willFinishLaunching", "didFinishLaunching", "configurationForConnecting", "willConnectTo",
        "sceneWillEnterForeground", "sceneDidBecomeActive", "sceneWillResignActive", "sceneDidEnterBackground",
        "sceneDidDisconnect", "didDiscardSceneSessions")

    /// The members by which delegates hear that an activity will follow, and get it.
    static let continuation = [
        "AppDelegate": """
        func application(_ application: UIApplication, willContinueUserActivityWithType type: String) -> Bool { true }
        func application(
            _ application: UIApplication, continue activity: NSUserActivity,
            restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
        ) -> Bool { true }
        func application(
            _ application: UIApplication, performActionFor item: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void
        ) {}
        """,
        "SceneDelegate": "func scene(_ scene: UIScene, willContinueUserActivityWithType type: String) {}",
    ]

    private static let navigationInCode = SampleTemplate(
        name: "NavigationInCode", storyboard: nil, root: "UINavigationController(rootViewController: ViewController())")

    /// A view controller whose author wrote down every callback, in a navigation controller.
    private static let wordy = SampleTemplate(
        name: "Wordy", storyboard: .navigation,
        members: [
            "ViewController": """
            override func loadView() { super.loadView() }
            override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated) }
            override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
            override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
            deinit { print("deinit") }
            """
        ])

    private static let continuing = SampleTemplate(name: "Continued", storyboard: nil, members: continuation)
    private static let continuingOld = SampleTemplate(
        name: "ContinuedOld", shape: .application, configures: false, members: continuation)
    private static let activities = LogProjection(
        "didFinishLaunching", "configurationForConnecting", "willConnectTo",
        "scene(_:willContinueUserActivityWithType:)", "sceneWillEnterForeground", "scene(_:continue:)",
        "sceneDidBecomeActive", "application(_:willContinueUserActivityWithType:)",
        "application(_:continue:restorationHandler:)", "application(_:performActionFor:completionHandler:)",
        "applicationDidBecomeActive", "applicationWillEnterForeground", "applicationWillResignActive",
        "applicationDidEnterBackground", "application(_:open:options:)")

    /// Logs of scenes that were found later: their launches, their windows, what they are handed and how they end.
    static let laterScenes: [Scenario] = [
        Scenario(
            name: "G30: two windows of an iPad side by side", built: several.built,
            device: Conditions(idiom: .pad, system: SystemVersion(16, 1)),
            acts: [
                Scenario.Start(
                    launch: .run, writing: .under("launch"),
                    then: [
                        // The way to Split View leads over the multitasking menu, which makes the scene inactive.
                        .init(action: .controlCenter, writing: .under("split")), .init(action: .activate),
                        .init(action: .split), .init(action: .closeWindow(2), writing: .under("close")),
                    ])
            ],
            projection: scene.with {
                $0.writesScenes = true
                $0.lanesWithScenes = [.sceneDelegate]
            },
            lines: [
                "launch:",
                "willFinishLaunching",
                "didFinishLaunching",
                "configurationForConnecting",
                "willConnectTo A",
                "sceneWillEnterForeground A",
                "sceneDidBecomeActive A",
                "split:",
                "sceneWillResignActive A",
                "sceneDidBecomeActive A",
                "sceneWillResignActive A",
                "configurationForConnecting",
                "willConnectTo B",
                "sceneWillEnterForeground B",
                "sceneDidBecomeActive A",
                "sceneDidBecomeActive B",
                "close:",
                "sceneWillResignActive B",
                "sceneWillResignActive A",
                "sceneDidBecomeActive A",
                "sceneDidEnterBackground B",
                "sceneDidDisconnect B",
                "didDiscardSceneSessions",
            ]),
        Scenario(
            name: "G36: every callback of a scene delegate, to the end", built: navigationInCode.built,
            device: Conditions(system: SystemVersion(26)),
            acts: [
                .before(.run),
                Scenario.Start(
                    launch: .run, writing: .under("launch"),
                    then: [
                        .init(action: .controlCenter, writing: .under("control centre")), .init(action: .activate),
                        .init(action: .home, writing: .under("home")),
                        .init(action: .activate, writing: .under("back")),
                        .init(action: .swipe(card: 1), writing: .under("quit")),
                    ]),
            ],
            projection: LogProjection(
                "willFinishLaunching", "didFinishLaunching", "willConnectTo", "sceneWillEnterForeground",
                "sceneDidBecomeActive", "sceneWillResignActive", "sceneDidEnterBackground", "sceneDidDisconnect"),
            lines: [
                "launch:",
                "willFinishLaunching",
                "didFinishLaunching",
                "willConnectTo",
                "sceneWillEnterForeground",
                "sceneDidBecomeActive",
                "control centre:",
                "sceneWillResignActive",
                "sceneDidBecomeActive",
                "home:",
                "sceneWillResignActive",
                "sceneDidEnterBackground",
                "back:",
                "sceneWillEnterForeground",
                "sceneDidBecomeActive",
                "quit:",
                "sceneWillResignActive",
                "sceneDidEnterBackground",
                "sceneDidDisconnect",
            ]),
        Scenario(
            name: "G37: a view controller from its launch to its end", built: wordy.built,
            device: Conditions(system: SystemVersion(17), readings: [.killPassesBackground]),
            acts: [
                Scenario.Start(
                    launch: .run, writing: .under("launch"),
                    then: [.init(action: .swipe(card: 1), writing: .under("kill"))])
            ],
            projection: LogProjection(
                "willFinishLaunching", "didFinishLaunching", "willConnectTo", "sceneWillEnterForeground", "loadView",
                "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
                "sceneDidBecomeActive", "sceneWillResignActive", "sceneDidEnterBackground", "sceneDidDisconnect",
                "viewWillDisappear", "viewDidDisappear"
            ).with { $0.writesPrints = true },
            lines: [
                "launch:",
                "willFinishLaunching",
                "didFinishLaunching",
                "willConnectTo",
                "sceneWillEnterForeground",
                "loadView",
                "viewDidLoad",
                "viewWillAppear",
                "viewIsAppearing",
                "viewWillLayoutSubviews",
                "viewDidLayoutSubviews",
                "sceneDidBecomeActive",
                "kill:",
                "sceneWillResignActive",
                "sceneDidEnterBackground",
                "sceneDidDisconnect",
                "viewWillDisappear",
                "viewDidDisappear",
                "deinit",
            ]),
        Scenario(
            name: "G39 UIKit2: an activity with scenes", built: continuing.built,
            device: Conditions(system: SystemVersion(16)),
            acts: [
                Scenario.Start(
                    launch: .run, writing: .under("cold"),
                    then: [
                        .init(action: .home, writing: .not),
                        .init(action: .continueActivity("widget"), writing: .under("widget bg")),
                        .init(action: .reinstall, writing: .not),
                        .init(action: .shortcut("quick"), writing: .under("quick action cold")),
                        .init(action: .reinstall, writing: .not),
                        .init(action: .continueActivity("widget"), writing: .under("widget cold")),
                    ])
            ],
            projection: activities,
            lines: [
                "cold:",
                "didFinishLaunching",
                "configurationForConnecting",
                "willConnectTo",
                "sceneWillEnterForeground",
                "sceneDidBecomeActive",
                "widget bg:",
                "scene(_:willContinueUserActivityWithType:)",
                "sceneWillEnterForeground",
                "scene(_:continue:)",
                "sceneDidBecomeActive",
                "quick action cold:",
                "didFinishLaunching",
                "configurationForConnecting",
                "willConnectTo",
                "sceneWillEnterForeground",
                "sceneDidBecomeActive",
                "widget cold:",
                "didFinishLaunching",
                "configurationForConnecting",
                "willConnectTo",
                "sceneWillEnterForeground",
                "sceneDidBecomeActive",
            ]),
        Scenario(
            name: "G39 UIKit1: a quick action and an activity without scenes", built: continuingOld.built,
            device: Conditions(system: SystemVersion(16)),
            acts: [
                Scenario.Start(
                    launch: .run, writing: .not,
                    then: [
                        .init(action: .home, writing: .not),
                        .init(action: .shortcut("quick"), writing: .under("quick action bg")),
                        .init(action: .home, writing: .not),
                        .init(action: .continueActivity("widget"), writing: .under("widget bg")),
                        .init(action: .terminate, writing: .not),
                        .init(action: .shortcut("quick"), writing: .under("quick action cold")),
                        .init(action: .terminate, writing: .not),
                        .init(action: .continueActivity("widget"), writing: .under("widget cold")),
                    ])
            ],
            projection: activities,
            lines: [
                "quick action bg:",
                "applicationWillEnterForeground",
                "application(_:performActionFor:completionHandler:)",
                "applicationDidBecomeActive",
                "widget bg:",
                "applicationWillEnterForeground",
                "application(_:willContinueUserActivityWithType:)",
                "application(_:continue:restorationHandler:)",
                "applicationDidBecomeActive",
                "quick action cold:",
                "didFinishLaunching",
                "application(_:performActionFor:completionHandler:)",
                "applicationDidBecomeActive",
                "widget cold:",
                "didFinishLaunching",
                "application(_:willContinueUserActivityWithType:)",
                "application(_:continue:restorationHandler:)",
                "applicationDidBecomeActive",
            ]),
        Scenario(
            name: "G50: launches, and a card that was thrown away while the app did not run", built: plain.built,
            device: Conditions(system: SystemVersion(15), readings: [.offlineSwipeKeepsConfiguration]),
            acts: [
                Scenario.Start(
                    launch: .run, writing: .under("launch"),
                    then: [
                        .init(action: .home, writing: .not), .init(action: .terminate, writing: .not),
                        .init(action: .swipe(card: 1), writing: .not),
                        .init(action: .activate, writing: .under("second")),
                        .init(action: .switcher, writing: .under("switcher")),
                        .init(action: .home, writing: .under("other app")),
                        .init(action: .activate, writing: .not),
                        .init(action: .controlCenter, writing: .under("control centre")), .init(action: .activate),
                        // The notification centre, pulled down further, does the same twice.
                        .init(action: .controlCenter, writing: .under("notification centre")),
                        .init(action: .activate), .init(action: .controlCenter),
                    ])
            ],
            projection: scene,
            lines: [
                "launch:",
                "willFinishLaunching",
                "didFinishLaunching",
                "configurationForConnecting",
                "willConnectTo",
                "sceneWillEnterForeground",
                "sceneDidBecomeActive",
                "second:",
                "willFinishLaunching",
                "didFinishLaunching",
                "willConnectTo",
                "didDiscardSceneSessions",
                "sceneWillEnterForeground",
                "sceneDidBecomeActive",
                "switcher:",
                "sceneWillResignActive",
                "other app:",
                "sceneDidEnterBackground",
                "control centre:",
                "sceneWillResignActive",
                "sceneDidBecomeActive",
                "notification centre:",
                "sceneWillResignActive",
                "sceneDidBecomeActive",
                "sceneWillResignActive",
            ]),
    ]
}
