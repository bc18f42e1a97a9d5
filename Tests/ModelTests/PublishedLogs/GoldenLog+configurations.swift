import Lifecycle
import TestSupport

extension GoldenLog {
    private static let windowRole = "UIWindowSceneSessionRoleApplication"
    private static let noDelegate =
        "[WindowScene] There is no scene delegate set. A scene delegate class must be specified to use a main storyboard file."

    private static func missing(_ name: String, _ type: String) -> String {
        """
        [SceneConfiguration] Info.plist configuration "\(name)" for \(windowRole) contained UISceneDelegateClassName key, \
        but could not load class with name "\(type)".
        """
    }

    private static let messages = LogProjection().with { $0.writesMessages = true }

    /// Returns an app that tells if the session that connects has an activity to restore.
    private static func restoring(_ name: String, types: String) -> SampleTemplate {
        SampleTemplate(
            name: name, storyboard: nil,
            bodies: [
                "stateRestorationActivity": #"NSUserActivity(activityType: "app.page")"#,
                "willConnectTo": #"print(session.stateRestorationActivity == nil ? "nil" : "there")"#,
            ],
            keys: "<key>NSUserActivityTypes</key><array>\(types)</array>")
    }

    /// A launch, home, the end by Xcode, and a launch from the icon, which alone was written down.
    private static let again = [
        Scenario.Start(
            launch: .run, writing: .not,
            then: [
                .init(action: .home, writing: .not), .init(action: .terminate, writing: .not),
                .init(action: .activate),
            ])
    ]

    private static let restoration = LogProjection("willConnectTo", "viewWillAppear", "restoreInteractionState").with {
        $0.writesPrints = true
    }

    /// Logs, found later, of the lookup of configurations and of what a session brings back.
    static let laterConfigurations: [Scenario] = [
        Scenario(
            name: "G41 (a): a delegate class that is missing, asked for by name",
            built: SampleTemplate(name: "Unloadable", delegateClass: "Unloadable.Nobody").built,
            device: Conditions(system: SystemVersion(15)), acts: [.run()], projection: messages,
            lines: [
                missing("(no name)", "Unloadable.Nobody"), missing("Default Configuration", "Unloadable.Nobody"),
                noDelegate,
            ]),
        Scenario(
            name: "G41 (b): a view controller's class is missing, too",
            built: {
                try await .small(
                    "Unknowable",
                    [
                        "main.swift": SmallApp.main(
                            before: """
                                extension AppDelegate {
                                    func application(
                                        _ application: UIApplication, configurationForConnecting session: UISceneSession,
                                        options: UIScene.ConnectionOptions
                                    ) -> UISceneConfiguration {
                                        UISceneConfiguration(name: "Default Configuration", sessionRole: session.role)
                                    }
                                }
                                """),
                        "Info.plist": SmallApp.plist(
                            configuration: """
                                <key>UISceneConfigurationName</key><string>Default Configuration</string>
                                <key>UISceneDelegateClassName</key><string>Unknowable.Nobody</string>
                                <key>UISceneStoryboardFile</key><string>Main</string>
                                """),
                        "Main.storyboard": SmallApp.storyboard("ViewController", in: "Unknowable"),
                    ])
            },
            acts: [.run()], projection: messages,
            lines: [
                missing("(no name)", "Unknowable.Nobody"), missing("Default Configuration", "Unknowable.Nobody"),
                "[Storyboard] Unknown class Unknowable.ViewController in Interface Builder file.", noDelegate,
            ]),
        Scenario(
            name: "G41 (c): a delegate class that is missing, without any code for scenes",
            built: SampleTemplate(name: "Codeless", configures: false, delegateClass: "Codeless.Nobody").built,
            device: Conditions(system: SystemVersion(13)), acts: [.run()], projection: messages,
            lines: [missing("(no name)", "Codeless.Nobody"), noDelegate]),
        Scenario(
            name: "G43: a restoration activity whose type the Info.plist lists",
            built: restoring("Listed", types: "<string>app.page</string>").built,
            acts: again, projection: restoration,
            lines: ["willConnectTo", "there", "viewWillAppear", "restoreInteractionState"]),
        Scenario(
            name: "G43: a restoration activity whose type the Info.plist does not list",
            built: restoring("NotListed", types: "").built, acts: again, projection: restoration,
            lines: ["willConnectTo", "nil", "viewWillAppear"]),
        Scenario(
            name: "G44: the notification of a connection",
            built: SampleTemplate(
                name: "Connected",
                bodies: [
                    "didFinishLaunching": """
                    NotificationCenter.default.addObserver(
                        forName: UIScene.willConnectNotification, object: nil, queue: nil
                    ) { _ in print("UIScene.willConnectNotification") }
                    """
                ]
            ).built,
            device: Conditions(system: SystemVersion(26)), acts: [.run()],
            projection: LogProjection("willConnectTo").with { $0.writesPrints = true },
            lines: ["willConnectTo", "UIScene.willConnectNotification"]),
        Scenario(
            name: "G49: the scene delegate's class is that of the app delegate",
            built: SampleTemplate(
                name: "Confused", storyboard: nil, configures: false, delegateClass: "Confused.AppDelegate"
            ).built,
            device: Conditions(system: SystemVersion(13, 1)), acts: [.run()], projection: messages,
            lines: [
                """
                [SceneConfiguration] Info.plist configuration "(no name)" for \(windowRole) contained \
                UISceneDelegateClassName, "Confused.AppDelegate", but it does not conform to the UISceneDelegate protocol.
                """
            ]),
    ]
}
