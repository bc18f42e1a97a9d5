import Lifecycle
import TestSupport

extension RuleScenario {
    private static func shown(_ name: String, _ body: String, _ extra: String = "", system: Int = 17) -> Scenario {
        Scenario(
            name: name.split(separator: ":").joined(),
            built: SampleTemplate(
                name: "Views" + name.filter(\.isLetter).prefix(24), storyboard: nil, configures: false,
                bodies: ["willConnectTo": body], extra: extra
            ).built,
            device: Conditions(system: SystemVersion(system)), acts: [.run()],
            projection: .everything.with {
                $0.classes = .all
                $0.writesStates = true
            })
    }

    /// An app whose root view controller does something once a URL comes.
    private static func changing(_ name: String, root: String, _ change: String) -> Scenario {
        Scenario(
            name: name,
            built: SampleTemplate(
                name: "Changing" + name.filter(\.isLetter), storyboard: nil, configures: false,
                bodies: [
                    "willConnectTo": """
                    window = UIWindow(windowScene: scene as! UIWindowScene)
                    window?.rootViewController = \(root)
                    window?.makeKeyAndVisible()
                    return;
                    """,
                    "openURLContexts": change,
                ],
                extra: second + """

                    @MainActor func tabs() -> UITabBarController {
                        let tabs = UITabBarController()
                        tabs.viewControllers = [First(), Second()]
                        return tabs
                    }
                    @MainActor func stack() -> UINavigationController {
                        let stack = UINavigationController(rootViewController: First())
                        stack.pushViewController(Second(), animated: false)
                        return stack
                    }
                    @MainActor func pages() -> UIPageViewController {
                        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
                        pages.setViewControllers([First()], direction: .forward, animated: false)
                        return pages
                    }
                    """
            ).built,
            device: phone, acts: [.run(.openURL("app://change"))],
            projection: .callbacks.with { $0.classes = .all })
    }

    /// The controllers that leave a container, and that nothing else keeps.
    private static let leaving: [Scenario] = [
        changing(
            "A pop", root: "stack()",
            "_ = (window?.rootViewController as? UINavigationController)?.popViewController(animated: false)"),
        changing(
            "A pop to the root", root: "stack()",
            "_ = (window?.rootViewController as? UINavigationController)?.popToRootViewController(animated: false)"),
        changing(
            "A stack replaced", root: "stack()",
            "(window?.rootViewController as? UINavigationController)?.setViewControllers([First()], animated: false)"),
        changing(
            "Tabs replaced", root: "tabs()",
            "(window?.rootViewController as? UITabBarController)?.setViewControllers([Second()], animated: false)"),
        changing(
            "A page replaced", root: "pages()",
            """
            (window?.rootViewController as? UIPageViewController)?.setViewControllers(
                [Second()], direction: .forward, animated: false)
            """),
    ]

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

    private static let listening = """
        @MainActor let listener = Listener()
        class Listener: NSObject, UINavigationControllerDelegate {
            func navigationController(
                _ navigationController: UINavigationController, willShow viewController: UIViewController,
                animated: Bool
            ) {
                print("will show \\(type(of: viewController))")
            }
            func navigationController(
                _ navigationController: UINavigationController, didShow viewController: UIViewController,
                animated: Bool
            ) {
                print("did show \\(type(of: viewController))")
            }
        }
        """

    /// The calls that view controllers receive.
    static let views: [Scenario] =
        leaving + [
            shown(
                "A window for nobody", "UIWindow(frame: UIScreen.main.bounds).makeKeyAndVisible(); return;"),
            Scenario(
                name: "Without scenes, a window shown without a root view controller",
                built: SampleTemplate(
                    name: "Bare", shape: .application, storyboard: nil, configures: false,
                    bodies: [
                        "didFinishLaunching": """
                        window = UIWindow(frame: UIScreen.main.bounds)
                        window?.makeKeyAndVisible()
                        """
                    ]
                ).built,
                device: Conditions(system: SystemVersion(12)), acts: [.run()],
                projection: .everything.with { $0.writesStates = true }),
            shown(
                "A window that the app lets go",
                """
                let shown = UIWindow(windowScene: scene as! UIWindowScene)
                shown.rootViewController = ViewController()
                shown.makeKeyAndVisible()
                return;
                """),
            shown(
                "A stack that appears, with a delegate",
                """
                let stack = UINavigationController(rootViewController: ViewController())
                stack.delegate = listener
                window = UIWindow(windowScene: scene as! UIWindowScene)
                window?.rootViewController = stack
                window?.makeKeyAndVisible()
                return;
                """,
                listening),
            Scenario(
                name: "A stack that comes back, with a delegate",
                built: SampleTemplate(
                    name: "Returning", storyboard: nil, configures: false,
                    bodies: [
                        "willConnectTo": """
                        let stack = UINavigationController(rootViewController: ViewController())
                        stack.delegate = listener
                        tabs.viewControllers = [stack, UIViewController()]
                        window = UIWindow(windowScene: scene as! UIWindowScene)
                        window?.rootViewController = tabs
                        window?.makeKeyAndVisible()
                        return;
                        """,
                        "openURLContexts":
                            "tabs.selectedIndex = 1; DispatchQueue.main.async { tabs.selectedIndex = 0 }",
                    ],
                    extra: listening + "\n@MainActor let tabs = UITabBarController()"
                ).built,
                device: phone, acts: [.run(.openURL("app://change"))],
                projection: .everything.with { $0.classes = .all }),
            Scenario(
                name: "Two windows, each the key window of its scene",
                built: SampleTemplate(
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
                ).built,
                device: pad, acts: [.run(.newWindow)], projection: LogProjection().with { $0.writesPrints = true }),
            changing(
                "A push", root: "UINavigationController(rootViewController: First())",
                "(window?.rootViewController as? UINavigationController)?.pushViewController(Second(), animated: false)"
            ),
            changing(
                "Another tab", root: "tabs()", "(window?.rootViewController as? UITabBarController)?.selectedIndex = 1"),
            changing(
                "A full screen presented", root: "First()",
                """
                let second = Second()
                second.modalPresentationStyle = .fullScreen
                window?.rootViewController?.present(second, animated: false)
                """),
            shown("Presented by nobody on screen", "First().present(Second(), animated: false)", second),
            shown(
                "Something outside the model",
                #"scene.open(URL(string: "app://else")!, options: nil, completionHandler: nil)"#),
            Scenario(
                name: "A storyboard's class that nobody has",
                built: {
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
                acts: [.run()], projection: .everything),
        ]

    private static let calls = LogProjection().with {
        $0.writesCalls = true
        $0.classes = .all
        $0.writesPrints = true
    }

    /// The behaviour of SwiftUI.
    static let swiftUI: [Scenario] = [
        Scenario(
            name: "A SwiftUI app with an adaptor",
            built: { try await SwiftUISamples.built("Adapting", SwiftUISamples.adaptors) }, acts: [.run(.home)],
            projection: calls),
        Scenario(
            name: "A SwiftUI app with a launcher",
            built: { try await SwiftUISamples.built("Launching", SwiftUISamples.launcher) }, acts: [.run()],
            projection: calls),
        Scenario(
            name: "A SwiftUI view that opens a URL",
            built: {
                try await .small(
                    "Opening", ["App.swift": SwiftUISamples.opening, "Info.plist": SwiftUISamples.generated])
            },
            acts: [.run(.openURL("play://one"))], projection: calls),
        Scenario(
            name: "A SwiftUI app with a scene delegate behind",
            built: { try await SwiftUISamples.built("Scening", SwiftUISamples.scene) }, acts: [.run()],
            projection: calls),
    ]
}
