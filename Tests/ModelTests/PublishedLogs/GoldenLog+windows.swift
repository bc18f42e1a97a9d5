import Lifecycle
import TestSupport

extension GoldenLog {
    static let pad = Conditions(idiom: .pad, system: SystemVersion(17))
    /// An app that may show several windows.
    static let several = SampleTemplate(name: "SeveralChronicle", showsSeveral: true)
    /// An app whose first window is the main one, and whose others show details.
    static let details = SampleTemplate(
        name: "Details", storyboard: nil, showsSeveral: true, configuration: "details(session)",
        extra: """
            class MainSceneDelegate: SceneDelegate {}
            class DetailSceneDelegate: SceneDelegate {}

            @MainActor func details(_ session: UISceneSession) -> UISceneConfiguration {
                let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
                let isFirst = UIApplication.shared.connectedScenes.isEmpty
                configuration.delegateClass = isFirst ? MainSceneDelegate.self : DetailSceneDelegate.self
                return configuration
            }
            """)

    /// Logs of several windows on an iPad.
    static let windows: [Scenario] = [
        Scenario(
            name: "G25: the last window of several is remembered", built: details.built, device: pad,
            acts: [
                Scenario.Start(
                    launch: .run, writing: .under("first launch"),
                    projection: LogProjection("configurationForConnecting").with { $0.writesConfigurations = true },
                    then: [
                        .init(action: .newWindow, writing: .under("open detail window")),
                        .init(action: .switcher, writing: .not), .init(action: .swipe(card: 2), writing: .not),
                        .init(action: .swipe(card: 1), writing: .not),
                    ]),
                Scenario.Start(launch: .homeScreen, writing: .under("relaunch")),
            ],
            projection: LogProjection("configurationForConnecting", "willConnectTo").with { $0.classes = .all },
            lines: [
                "first launch:",
                "configurationForConnecting -> Main",
                "open detail window:",
                "configurationForConnecting -> Detail",
                "relaunch:",
                "DetailSceneDelegate.willConnectTo",
            ]),
        Scenario(
            name: "G26: requests for activation", built: asking.built, device: pad,
            acts: [
                Scenario.Start(
                    launch: .run, writing: .not,
                    then: [
                        .init(action: .openURL("app://new"), writing: .under("new session")),
                        .init(action: .unsplit, writing: .not), .init(action: .reclaim, writing: .not),
                        .init(action: .openURL("app://other"), writing: .under("existing, scene disconnected")),
                        .init(action: .openURL("app://other"), writing: .under("existing, scene still connected")),
                    ])
            ],
            projection: LogProjection("configurationForConnecting", "willConnectTo", "scene(_:continue:)"),
            lines: [
                "new session:",
                "configurationForConnecting",
                "willConnectTo",
                "existing, scene disconnected:",
                "willConnectTo",
                "existing, scene still connected:",
                "scene(_:continue:)",
            ]),
        Scenario(
            name: "G27: the production scene delegate replaces itself, as Sanders saw it", built: replacing,
            device: Conditions(idiom: .pad, system: SystemVersion(13), readings: [.destructionIsSilent]),
            acts: [.before(.run), .test()], projection: replacement, lines: replacementLog),
        Scenario(
            name: "G27: the production scene delegate replaces itself, as Apple's header has it", built: replacing,
            device: Conditions(idiom: .pad, system: SystemVersion(13)), acts: [.before(.run), .test()],
            projection: replacement,
            lines: replacementLog + ["SceneDelegate.sceneDidDisconnect", "TestingAppDelegate.didDiscardSceneSessions"]),
    ]

    /// An app that asks for what a URL says.
    static let asking = SampleTemplate(
        name: "Asking", storyboard: nil, showsSeveral: true,
        bodies: ["openURLContexts": "ask(contexts, scene.session)"],
        extra: """
            @MainActor func ask(_ contexts: Set<UIOpenURLContext>, _ own: UISceneSession) {
                let application = UIApplication.shared
                let other = application.openSessions.first { $0 !== own }
                let refused: (any Error) -> Void = { print("refused: \\(($0 as NSError).domain) \\(($0 as NSError).code)") }
                let activity = NSUserActivity(activityType: "app.detail")
                for context in contexts {
                    switch context.url.host {
                    case "new":
                        application.requestSceneSessionActivation(nil, userActivity: activity, options: nil, errorHandler: refused)
                    case "other":
                        application.requestSceneSessionActivation(other, userActivity: activity, options: nil, errorHandler: refused)
                    case "destroy-other":
                        if let other { application.requestSceneSessionDestruction(other, options: nil, errorHandler: refused) }
                    case "destroy":
                        application.requestSceneSessionDestruction(own, options: nil, errorHandler: refused)
                    case "forget-and-destroy":
                        application.perform(Selector(("_removeSessionFromSessionSet:")), with: own)
                        application.requestSceneSessionDestruction(own, options: nil, errorHandler: refused)
                    case "refresh":
                        application.requestSceneSessionRefresh(other ?? own)
                    case "keep":
                        own.userInfo = ["page": 7]
                    default:
                        break
                    }
                }
            }
            """)

    /// Sanders's app: if the tests' app delegate is in the process, the production scene delegate asks for a new scene
    /// and for its own end.
    static func replacing() async throws -> BuiltSample {
        try await SampleTemplate(
            name: "Replacing", storyboard: nil, showsSeveral: true,
            bodies: [
                "willConnectTo": """
                if NSClassFromString("TestingAppDelegate") != nil {
                    let application = UIApplication.shared
                    application.requestSceneSessionActivation(nil, userActivity: nil, options: nil, errorHandler: nil)
                    application.requestSceneSessionDestruction(session, options: nil, errorHandler: nil)
                    return
                }
                """
            ],
            main: """
                import Foundation
                import UIKit

                let delegate: AnyClass = NSClassFromString("TestingAppDelegate") ?? AppDelegate.self
                UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(delegate))
                """,
            tests: """
                import Testing
                import UIKit

                @objc(TestingAppDelegate) class TestingAppDelegate: UIResponder, UIApplicationDelegate {
                    func application(
                        _ application: UIApplication, configurationForConnecting session: UISceneSession,
                        options: UIScene.ConnectionOptions
                    ) -> UISceneConfiguration {
                        let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
                        configuration.delegateClass = TestingSceneDelegate.self
                        return configuration
                    }
                    func application(_ application: UIApplication, didDiscardSceneSessions sessions: Set<UISceneSession>) {}
                }

                class TestingSceneDelegate: UIResponder, UIWindowSceneDelegate {
                    var window: UIWindow?
                    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {}
                    func sceneDidDisconnect(_ scene: UIScene) {}
                }

                @Test func passes() {}
                """
        ).built()
    }

    private static let replacement = LogProjection(
        "willConnectTo", "configurationForConnecting", "sceneDidDisconnect", "didDiscardSceneSessions"
    ).with {
        $0.classes = .all
        $0.writesRequests = true
    }

    private static let replacementLog = [
        "SceneDelegate.willConnectTo",
        "requestSceneSessionActivation(_:userActivity:options:errorHandler:)",
        "requestSceneSessionDestruction(_:options:errorHandler:)",
        "TestingAppDelegate.configurationForConnecting",
        "TestingSceneDelegate.willConnectTo",
    ]
}
