import Lifecycle
import TestSupport
import Testing

extension EndToEnd {
    /// The rules that events name, over launches of every kind.
    struct RuleUseTests {
        /// A window without a purpose, one that no object keeps, and a container with a child.
        static let scene = """
            import UIKit

            class SceneDelegate: UIResponder, UIWindowSceneDelegate {
                var window: UIWindow?

                func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                    UIWindow(frame: UIScreen.main.bounds).makeKeyAndVisible()
                    UIWindow(windowScene: scene as! UIWindowScene).makeKeyAndVisible()
                    window = UIWindow(windowScene: scene as! UIWindowScene)
                    window?.rootViewController = UINavigationController(rootViewController: Child())
                    window?.makeKeyAndVisible()
                }
            }

            class Child: UIViewController {
                override func awakeFromNib() {}
                override func viewDidLoad() {}
                override func viewDidAppear(_ animated: Bool) {}
            }
            """

        static func small(_ name: String, _ files: [String: String] = [:], configuration: String) async throws
            -> BuiltSample
        {
            try await BuiltSample.small(
                name,
                ["main.swift": SmallApp.main(), "Info.plist": SmallApp.plist(configuration: configuration)]
                    .merging(files) { $1 })
        }

        /// A window that says when it is key, a push, a tab, a presentation, and one that cannot be.
        static func transitions() async throws -> BuiltSample.RunResult {
            let root = """
                {
                    let tabs = UITabBarController()
                    tabs.viewControllers = [UINavigationController(rootViewController: first), second]
                    return tabs
                }()
                """
            let active = """
                let tabs = root as! UITabBarController
                (tabs.viewControllers![0] as! UINavigationController).pushViewController(Screen(), animated: false)
                UIViewController().present(Screen(), animated: false)
                DispatchQueue.main.async {
                    tabs.selectedIndex = 1
                    tabs.present(Screen(), animated: false)
                }
                """
            let window = "import UIKit\nclass KeyWindow: UIWindow { override func becomeKey() { super.becomeKey() } }\n"
            return try await BuiltSample.small(
                "Transitions",
                Screens.files(root: root, active: active, window: "KeyWindow", more: ["KeyWindow.swift": window])
            ).play(.run)
        }

        static func rules(_ runs: [BuiltSample.RunResult]) -> Set<String> {
            Set(runs.flatMap { $0.events.compactMap(\.rule) })
        }

        /// Runs an app whose delegate returns a configuration as a user may write it.
        static func configured(_ name: String, _ call: String) async throws -> BuiltSample.RunResult {
            let body = """
                func application(
                    _ application: UIApplication, configurationForConnecting session: UISceneSession,
                    options: UIScene.ConnectionOptions
                ) -> UISceneConfiguration {
                    \(call)
                }
                """
            return try await BuiltSample.small(
                name,
                [
                    "main.swift": SmallApp.main(),
                    "Configuration.swift": "import UIKit\nextension AppDelegate {\n\(body)\n}\n",
                ]
            ).play(.run)
        }

        @Test func `The rules that UIKit itself follows show in events, all but those known to be silent`() async throws
        {
            let stage = try await BuiltSample.fixture("Stage")
            let first = try await stage.play(.run)
            let second = try await stage.play(.test, on: first.device)
            let delegate = "<key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>"
            let storyboard = "<key>UISceneStoryboardFile</key><string>Main</string>"
            let plain =
                "import UIKit\nclass SceneDelegate: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }\n"
            let runs = [
                first, second,
                try await stage.play(.run, on: first.device),
                try await stage.play(.run, on: second.device),
                try await stage.play(.run, on: stage.play(.run, then: [.home, .suspend, .swipe(card: 1)]).device),
                try await BuiltSample.fixture("Understage").play(.test),
                try await stage.play(.test, hosting: .xcode6),
                try await stage.play(.test, hosting: .xcode7),
                try await stage.play(.test, hosting: .none),
                try await stage.play(.run, isPreview: true),
                try await BuiltSample.small(
                    "Unbooted", ["main.swift": SmallApp.main("exit(3)")], tests: "import UIKit\n"
                ).play(.test),
                try await Self.small("Parent", ["SceneDelegate.swift": Self.scene], configuration: delegate).play(.run),
                try await Self.small(
                    "Missing", ["Main.storyboard": SmallApp.storyboard("Ghost", in: "Missing")],
                    configuration: delegate + storyboard
                ).play(.run),
                try await ConfigurationSample(entries: [
                    ConfigurationSample.entry("Main", delegate: "Company.AppDelegate")
                ])
                .perform(),
                try await Self.small(
                    "Haunted",
                    ["SceneDelegate.swift": plain, "Main.storyboard": SmallApp.storyboard("Ghost", in: "Haunted")],
                    configuration: delegate + storyboard
                ).play(.run),
                try await Self.small(
                    "Awake",
                    ["SceneDelegate.swift": Self.scene, "Main.storyboard": SmallApp.storyboard("Child", in: "Awake")],
                    configuration: delegate + storyboard
                ).play(.run),
                try await Self.transitions(),
                try await BareWindowTests.play("window?.makeKeyAndVisible()"),
                try await ConfigurationSample(entries: nil).perform(),
                try await Self.configured("Lost", "UISceneConfiguration(name: \"Lost\", sessionRole: session.role)"),
                try await Self.configured("Named", "UISceneConfiguration(name: \"Main\", sessionRole: session.role)"),
                try await Self.configured(
                    "Miscast", "UISceneConfiguration(name: nil, sessionRole: .windowExternalDisplayNonInteractive)"),
                try await Self.small(
                    "Aimless",
                    [
                        "SceneDelegate.swift": plain,
                        "Main.storyboard": SmallApp.storyboard("Ghost", in: "Aimless")
                            .replacing(#" initialViewController="a""#, with: ""),
                    ], configuration: delegate + storyboard + "<key>UISceneClassName</key><string>Nowhere</string>"
                ).play(.run),
            ]
            let used = Self.rules(runs)
            #expect(used.filter { Rule.named($0) == nil } == [])
            let own = Rule.catalog.map(\.id).filter { id in
                ["configuration.", "session.", "view.", "hosting."].contains { id.hasPrefix($0) }
            }
            #expect(
                Set(own).subtracting(used).sorted() == [
                    "configuration.default-first", "configuration.not-a-delegate-in-code",
                    "configuration.unknown-name-rejected", "hosting.configuration-file",
                    "hosting.debug-library", "hosting.framework-path", "hosting.inject-bundle",
                    "hosting.inject-bundle-into", "hosting.insert-libraries", "hosting.restarted", "hosting.scheme",
                    "hosting.service-name", "hosting.session-identifier",
                    "hosting.test-bundle-inject-path", "hosting.test-bundle-location", "hosting.test-bundle-path",
                    "hosting.test-framework", "session.activity-types", "session.discarded-after-connection",
                    "session.discarded-before-connection",
                    "session.identifier", "session.kept", "session.kept-after-offline-swipe",
                    "session.open-sessions-empty",
                    "session.removal-keeps-open-sessions", "session.removed-from-store", "session.saved-at-connection",
                    "session.stored-by-name",
                    "session.test-runs-store-nothing", "session.unresolved-stays-black",
                    "view.appears-in-background", "view.held-while-leaving", "view.memory-warning",
                    "view.stack-appears", "view.window-shown",
                ])
        }
    }
}
