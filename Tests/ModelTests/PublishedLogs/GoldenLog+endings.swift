import Lifecycle
import TestSupport

extension GoldenLog {
    private static let kill = LogProjection(
        "sceneWillResignActive", "sceneDidEnterBackground", "sceneDidDisconnect", "applicationDidEnterBackground",
        "applicationWillTerminate")
    private static let survey = LogProjection(
        "sceneDidEnterBackground", "sceneDidDisconnect", "didDiscardSceneSessions", "applicationWillTerminate")
    private static let forum = LogProjection(
        "sceneWillEnterForeground", "sceneDidBecomeActive", "sceneWillResignActive", "sceneDidEnterBackground",
        "sceneDidDisconnect"
    ).with { $0.writesScenes = true }

    /// Returns the start of an app that is quit from the App Switcher, straight after the launch.
    private static func quit(from switcher: Action...) -> [Scenario.Start] {
        [Scenario.Start(launch: .run, writing: .not, then: switcher.map { Scenario.UserAction(action: $0) })]
    }

    /// Logs that follow an app to its end.
    static let endings: [Scenario] = [
        Scenario(
            name: "G07: an app without scenes before iOS 13", built: old.built,
            device: Conditions(system: SystemVersion(12)),
            acts: [
                Scenario.Start(
                    launch: .run, writing: .under("launch"),
                    then: [
                        .init(action: .home, writing: .under("bg")), .init(action: .activate, writing: .under("fg")),
                        .init(action: .switcher, writing: .under("switch")),
                        .init(action: .swipe(card: 1), writing: .under("kill")),
                    ])
            ],
            projection: LogProjection(
                "didFinishLaunching", "viewDidLoad", "viewWillAppear", "viewDidAppear", "applicationDidBecomeActive",
                "applicationWillResignActive", "applicationDidEnterBackground", "applicationWillEnterForeground",
                "applicationWillTerminate"),
            lines: [
                "launch:",
                "didFinishLaunching",
                "viewDidLoad",
                "viewWillAppear",
                "applicationDidBecomeActive",
                "viewDidAppear",
                "bg:",
                "applicationWillResignActive",
                "applicationDidEnterBackground",
                "fg:",
                "applicationWillEnterForeground",
                "applicationDidBecomeActive",
                "switch:",
                "applicationWillResignActive",
                "kill:",
                "applicationDidEnterBackground",
                "applicationWillTerminate",
            ]),
        Scenario(
            name: "G08: launch, background, foreground, quit on iOS 13", built: plain.built,
            device: Conditions(system: SystemVersion(13)),
            acts: [
                Scenario.Start(
                    launch: .run, writing: .under("launch"),
                    then: [
                        .init(action: .home, writing: .under("bg")), .init(action: .activate, writing: .under("fg")),
                        // The scene was inactive already when the author quit: its way there is not in the log.
                        .init(action: .switcher, writing: .not),
                        .init(action: .swipe(card: 1), writing: .under("quit")),
                    ])
            ],
            projection: LogProjection(
                "didFinishLaunching", "configurationForConnecting", "willConnectTo", "viewDidLoad",
                "sceneWillEnterForeground", "sceneDidBecomeActive", "sceneWillResignActive", "sceneDidEnterBackground",
                "sceneDidDisconnect", "didDiscardSceneSessions"),
            lines: [
                "launch:",
                "didFinishLaunching",
                "configurationForConnecting",
                "willConnectTo",
                "viewDidLoad",
                "sceneWillEnterForeground",
                "sceneDidBecomeActive",
                "bg:",
                "sceneWillResignActive",
                "sceneDidEnterBackground",
                "fg:",
                "sceneWillEnterForeground",
                "sceneDidBecomeActive",
                "quit:",
                "sceneDidDisconnect",
                "didDiscardSceneSessions",
            ]),
        Scenario(
            name: "G09: launch and close", built: plain.built,
            acts: [
                .before(.run),
                Scenario.Start(
                    launch: .run, writing: .under("launch"),
                    then: [.init(action: .swipe(card: 1), writing: .under("close"))]),
            ],
            projection: LogProjection(
                "didFinishLaunching", "willConnectTo", "viewDidLoad", "viewWillAppear", "sceneWillEnterForeground",
                "sceneDidBecomeActive", "viewDidAppear", "sceneDidDisconnect", "didDiscardSceneSessions"),
            lines: [
                "launch:",
                "didFinishLaunching",
                "willConnectTo",
                "viewDidLoad",
                "viewWillAppear",
                "sceneWillEnterForeground",
                "sceneDidBecomeActive",
                "viewDidAppear",
                "close:",
                "sceneDidDisconnect",
                "didDiscardSceneSessions",
            ]),
        Scenario(
            name: "G18 (i): quit from the App Switcher, since iOS 13", built: plain.built,
            device: Conditions(system: SystemVersion(13)), acts: quit(from: .switcher, .swipe(card: 1)),
            projection: kill,
            lines: ["sceneWillResignActive", "sceneDidDisconnect", "applicationWillTerminate"]),
        Scenario(
            name: "G18 (ii): quit from the App Switcher, iOS 12", built: old.built,
            device: Conditions(system: SystemVersion(12)), acts: quit(from: .switcher, .swipe(card: 1)),
            projection: kill,
            lines: ["applicationDidEnterBackground", "applicationWillTerminate"]),
        Scenario(
            name: "G20 (i): a slow kill", built: plain.built, device: Conditions(system: SystemVersion(16)),
            acts: [Scenario.Start(launch: .run, then: [.init(action: .switcher), .init(action: .swipe(card: 1))])],
            projection: forum,
            lines: [
                "sceneWillEnterForeground A",
                "sceneDidBecomeActive A",
                "sceneWillResignActive A",
                "sceneDidDisconnect A",
            ]),
        Scenario(
            name: "G20 (ii): a fast kill", built: plain.built,
            device: Conditions(system: SystemVersion(16), readings: [.fastKillRevives]),
            acts: [Scenario.Start(launch: .run, then: [.init(action: .swipe(card: 1))])], projection: forum,
            lines: [
                "sceneWillEnterForeground A",
                "sceneDidBecomeActive A",
                "sceneWillResignActive A",
                "sceneDidDisconnect A",
                "sceneWillEnterForeground B",
                "sceneDidEnterBackground B",
            ]),
        Scenario(
            name: "G22 (iPhone): swiped away while in front", built: plain.built,
            device: Conditions(system: SystemVersion(13), readings: [.killEntersBackground]),
            acts: quit(from: .swipe(card: 1)), projection: survey,
            lines: ["sceneDidEnterBackground", "applicationWillTerminate"]),
        Scenario(
            name: "G22 (iPad, one window): swiped away while in front", built: plain.built,
            device: Conditions(idiom: .pad, system: SystemVersion(13)), acts: quit(from: .swipe(card: 1)),
            projection: survey,
            lines: ["sceneDidDisconnect", "didDiscardSceneSessions", "applicationWillTerminate"]),
        Scenario(
            name: "G22 (iPad, several windows): swiped away while in front", built: several.built,
            device: Conditions(idiom: .pad, system: SystemVersion(13)), acts: quit(from: .swipe(card: 1)),
            projection: survey,
            lines: ["sceneDidEnterBackground", "applicationWillTerminate"]),
    ]
}
