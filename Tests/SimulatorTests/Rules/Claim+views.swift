import Lifecycle

extension Claim {
    private static func shown(_ name: String, _ body: String, _ extra: String = "", system: Int = 17) -> Scenario {
        Scenario(
            name: name.split(separator: ":").joined(),
            piece: Chronicle(
                name: "Views" + name.filter(\.isLetter).prefix(24), storyboard: nil, configures: false,
                bodies: ["willConnectTo": body], extra: extra
            ).piece,
            device: Conditions(system: SystemVersion(system)), acts: [.run()],
            instrument: .everything.with {
                $0.classes = .all
                $0.writesStates = true
            })
    }

    private static let second = """
        class Second: UIViewController {
            override func viewDidLoad() {}
            override func viewWillAppear(_ animated: Bool) {}
            override func viewDidAppear(_ animated: Bool) {}
            override func viewWillDisappear(_ animated: Bool) {}
            override func viewDidDisappear(_ animated: Bool) {}
        }
        class First: Second {}
        """

    /// What view controllers hear.
    static let views: [Scenario] = [
        shown(
            "A window for nobody", "UIWindow(frame: UIScreen.main.bounds).makeKeyAndVisible(); return;"),
        shown(
            "A window that the app lets go",
            """
            let shown = UIWindow(windowScene: scene as! UIWindowScene)
            shown.rootViewController = ViewController()
            shown.makeKeyAndVisible()
            return;
            """),
        Scenario(
            name: "Two windows, each the key window of its scene",
            piece: Chronicle(
                name: "Keys", storyboard: nil, showsSeveral: true,
                bodies: [
                    "willConnectTo": """
                        window = KeyWindow(windowScene: scene as! UIWindowScene)
                        window?.makeKeyAndVisible()
                        return;
                        """
                ],
                extra: """
                    class KeyWindow: UIWindow {
                        override func becomeKey() { print("key") }
                        override func resignKey() { print("not key") }
                    }
                    """
            ).piece,
            device: pad, acts: [.run(.newWindow)], instrument: Instrument().with { $0.writesPrints = true }),
        shown(
            "A push",
            """
            window = UIWindow(windowScene: scene as! UIWindowScene)
            let stack = UINavigationController(rootViewController: First())
            window?.rootViewController = stack
            window?.makeKeyAndVisible()
            DispatchQueue.main.async { DispatchQueue.main.async { stack.pushViewController(Second(), animated: false) } }
            return;
            """, second),
        shown(
            "Another tab",
            """
            window = UIWindow(windowScene: scene as! UIWindowScene)
            let tabs = UITabBarController()
            tabs.viewControllers = [First(), Second()]
            window?.rootViewController = tabs
            window?.makeKeyAndVisible()
            DispatchQueue.main.async { DispatchQueue.main.async { tabs.selectedIndex = 1 } }
            return;
            """, second),
        shown(
            "A full screen presented",
            """
            window = UIWindow(windowScene: scene as! UIWindowScene)
            let root = First()
            window?.rootViewController = root
            window?.makeKeyAndVisible()
            DispatchQueue.main.async {
                DispatchQueue.main.async {
                    let second = Second()
                    second.modalPresentationStyle = .fullScreen
                    root.present(second, animated: false)
                }
            }
            return;
            """, second),
        shown("Presented by nobody on screen", "First().present(Second(), animated: false)", second),
        shown(
            "Something outside the model", #"scene.open(URL(string: "app://else")!, options: nil, completionHandler: nil)"#),
        Scenario(
            name: "A storyboard's class that nobody has",
            piece: {
                try await .small(
                    "HauntedHouse",
                    [
                        "main.swift": SmallApp.main(),
                        "SceneDelegate.swift":
                            "import UIKit\nclass SceneDelegate: UIResponder, UIWindowSceneDelegate { var window: UIWindow? }\n",
                        "Info.plist": SmallApp.plist(
                            configuration: """
                                <key>UISceneDelegateClassName</key><string>HauntedHouse.SceneDelegate</string>
                                <key>UISceneStoryboardFile</key><string>Main</string>
                                """),
                        "Main.storyboard": SmallApp.storyboard("Ghost", in: "HauntedHouse"),
                    ])
            },
            acts: [.run()], instrument: .everything),
    ]

    private static let calls = Instrument().with {
        $0.writesCalls = true
        $0.classes = .all
        $0.writesPrints = true
    }

    /// What SwiftUI does.
    static let swiftUI: [Scenario] = [
        Scenario(
            name: "A SwiftUI app with an adaptor",
            piece: { try await Chain.LauncherTests.piece("Adapting", SwiftUISamples.adaptors) }, acts: [.run(.home)],
            instrument: calls)
    ]
}
