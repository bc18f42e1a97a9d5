import Lifecycle
import TestSupport

extension GoldenLog {
    /// A plain view controller in a storyboard.
    static let plain = SampleTemplate(name: "Chronicle")
    /// A window made in code.
    static let code = SampleTemplate(name: "ChronicleInCode", storyboard: nil)
    /// Without scenes.
    static let old = SampleTemplate(name: "OldChronicle", shape: .application, configures: false)

    /// Launches on a fresh device.
    static let cold: [Scenario] = [
        Scenario(
            name: "G05: a navigation controller as root",
            built: SampleTemplate(name: "NavigationChronicle", storyboard: .navigation).built,
            device: Conditions(system: SystemVersion(13)), acts: [.run()],
            projection: LogProjection(
                "didFinishLaunching", "configurationForConnecting", "willConnectTo", "sceneWillEnterForeground",
                "viewDidLoad", "viewWillAppear", "sceneDidBecomeActive", "viewDidAppear"),
            lines: [
                "didFinishLaunching",
                "configurationForConnecting",
                "willConnectTo",
                "sceneWillEnterForeground",
                "viewDidLoad",
                "viewWillAppear",
                "sceneDidBecomeActive",
                "viewDidAppear",
            ]),
        Scenario(
            name: "G13: an order file of a first launch", built: plain.built, acts: [.run()],
            projection: LogProjection(
                "didFinishLaunching", "configurationForConnecting", "window(get)", "window(set)", "willConnectTo",
                "viewDidLoad", "sceneWillEnterForeground", "sceneDidBecomeActive"
            ).with {
                $0.classes = .accessors
                $0.writesMain = true
                $0.repeats = .lastTime
            },
            lines: [
                "main",
                "didFinishLaunching",
                "configurationForConnecting",
                "SceneDelegate.window(set)",
                "willConnectTo",
                "SceneDelegate.window(get)",
                "viewDidLoad",
                "sceneWillEnterForeground",
                "sceneDidBecomeActive",
            ]),
        Scenario(
            name: "G16: a window made in code, cold and hot", built: { try await .fixture("Scaffold", tests: false) },
            acts: [
                Scenario.Start(
                    launch: .run, writing: .under("cold"),
                    then: [
                        .init(action: .home, writing: .not), .init(action: .suspend, writing: .not),
                        .init(action: .activate, writing: .under("hot")),
                    ])
            ],
            projection: LogProjection(
                "didFinishLaunching", "willConnectTo", "viewDidLoad", "sceneWillEnterForeground",
                "sceneDidBecomeActive"
            ).with {
                $0.writesMain = true
                $0.ends = ["willConnectTo"]
            },
            lines: [
                "cold:",
                "main",
                "didFinishLaunching",
                "willConnectTo begin",
                "viewDidLoad",
                "willConnectTo end",
                "sceneWillEnterForeground",
                "sceneDidBecomeActive",
                "hot:",
                "sceneWillEnterForeground",
                "sceneDidBecomeActive",
            ]),
        Scenario(
            name: "G23: a scene delegate's class that is not there, under tests",
            built: {
                try await .small(
                    "Misnamed",
                    [
                        "main.swift": SmallApp.main(
                            #"print("1")"#, before: "class ViewController: UIViewController {}"),
                        "Info.plist": SmallApp.plist(
                            configuration: """
                                <key>UISceneDelegateClassName</key><string>Misnamed.Nobody</string>
                                <key>UISceneStoryboardFile</key><string>Main</string>
                                """),
                        "Main.storyboard": SmallApp.storyboard("ViewController", in: "Misnamed"),
                    ],
                    tests: "import Testing\n@Test func passes() {}\n")
            },
            device: Conditions(system: SystemVersion(14)), acts: [.test()],
            projection: LogProjection().with {
                $0.writesPrints = true
                $0.writesMessages = true
                $0.writesTests = true
            },
            lines: [
                "1",
                #"[SceneConfiguration] Info.plist configuration "(no name)" for UIWindowSceneSessionRoleApplication contained UISceneDelegateClassName key, but could not load class with name "Misnamed.Nobody"."#,
                "[WindowScene] There is no scene delegate set. A scene delegate class must be specified to use a main storyboard file.",
                "XCTest",
            ]),
    ]

    /// Launches with a stored session.
    static let stored: [Scenario] = [
        Scenario(
            name: "G11: every function of a relaunch with a stored session", built: stage,
            acts: [.before(.run), .run()],
            projection: LogProjection(
                "didFinishLaunching", "configurationForConnecting", "window(get)", "window(set)", "willConnectTo",
                "viewDidLoad", "sceneWillEnterForeground", "sceneDidBecomeActive"
            ).with {
                $0.classes = .accessors
                $0.writesMain = true
                // Of two published runs the one asks for the window once where the other asks three times.
                $0.repeats = .saidOnce
            },
            lines: [
                "main",
                "didFinishLaunching",
                "SceneDelegate.window(get)",
                "SceneDelegate.window(set)",
                "SceneDelegate.window(get)",
                "willConnectTo",
                "SceneDelegate.window(get)",
                "viewDidLoad",
                "sceneWillEnterForeground",
                "sceneDidBecomeActive",
            ]),
        Scenario(
            name: "G14: an order file of a launch with a stored session",
            built: { try await .fixture("Prompter", tests: false) }, acts: [.before(.run), .run()],
            projection: LogProjection(
                "didFinishLaunching", "configurationForConnecting", "window(get)", "window(set)", "willConnectTo",
                "viewDidLoad", "sceneWillEnterForeground", "sceneDidBecomeActive", "viewDidAppear"
            ).with {
                $0.classes = .accessors
                $0.writesMain = true
                $0.repeats = .lastTime
            },
            lines: [
                "main",
                "didFinishLaunching",
                "SceneDelegate.window(set)",
                "willConnectTo",
                "SceneDelegate.window(get)",
                "viewDidLoad",
                "sceneWillEnterForeground",
                "sceneDidBecomeActive",
                "viewDidAppear",
            ]),
    ]
}
