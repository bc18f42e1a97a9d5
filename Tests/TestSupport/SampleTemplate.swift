/// An app whose delegates and view controller implement every callback and do nothing.
package struct SampleTemplate: Sendable {
    package let name: String
    /// The content of the Info.plist and of the window.
    package var shape: Shape
    /// The view controller stands in a storyboard, alone or in a navigation controller.
    package var storyboard: Storyboard?
    package var showsSeveral: Bool
    /// The app delegate implements `application(_:configurationForConnecting:options:)`.
    package var configures: Bool
    /// The result of that method, as code.
    package var configuration: String
    /// The code in callbacks, by the word before the brace.
    package var bodies: [String: String]
    /// Further members, by the class that has them.
    package var members: [String: String]
    /// The scene delegate's class in the Info.plist.
    package var delegateClass: String
    /// Further keys of the Info.plist.
    package var keys: String
    /// The window's first view controller if it is made in code.
    package var root: String
    /// Further declarations.
    package var extra: String
    /// `main.swift`; nil for `@main` on the app delegate.
    package var main: String?
    package var tests: String?

    package init(
        name: String, shape: Shape = .scenes, storyboard: Storyboard? = .plain, showsSeveral: Bool = false,
        configures: Bool = true,
        configuration: String = #"UISceneConfiguration(name: "Default Configuration", sessionRole: session.role)"#,
        bodies: [String: String] = [:], members: [String: String] = [:],
        delegateClass: String = "$(PRODUCT_MODULE_NAME).SceneDelegate", keys: String = "",
        root: String = "ViewController()", extra: String = "", main: String? = nil, tests: String? = nil
    ) {
        self.name = name
        self.shape = shape
        self.storyboard = storyboard
        self.showsSeveral = showsSeveral
        self.configures = configures
        self.configuration = configuration
        self.bodies = bodies
        self.members = members
        self.delegateClass = delegateClass
        self.keys = keys
        self.root = root
        self.extra = extra
        self.main = main
        self.tests = tests
    }

    package enum Shape: Sendable { case scenes, application, emptyManifest }
    package enum Storyboard: Sendable { case plain, navigation, headless }

    package func built() async throws -> BuiltSample {
        var files = [
            "AppDelegate.swift": appDelegate, "ViewController.swift": viewController, "Info.plist": infoPlist,
            "Extra.swift": "import Foundation\nimport UIKit\n\n\(extra)\n",
        ]
        files["SceneDelegate.swift"] = sceneDelegate
        files["main.swift"] = main
        if storyboard != nil { files["Main.storyboard"] = storyboardText }
        return try await BuiltSample.small(name, files, tests: tests)
    }

    private func body(_ word: String) -> String { bodies[word] ?? "" }

    private var appDelegate: String {
        """
        import Foundation
        import UIKit

        \(main == nil ? "@main" : "")
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(
                _ application: UIApplication, willFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                \(body("willFinishLaunching"))
                return true
            }
            func application(
                _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                \(body("didFinishLaunching"))
                return true
            }
            \(configures ? configuring : "")
            func application(_ application: UIApplication, didDiscardSceneSessions sessions: Set<UISceneSession>) {}
            func applicationDidBecomeActive(_ application: UIApplication) {}
            func applicationWillResignActive(_ application: UIApplication) {}
            func applicationDidEnterBackground(_ application: UIApplication) {}
            func applicationWillEnterForeground(_ application: UIApplication) {}
            func applicationWillTerminate(_ application: UIApplication) {}
            func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
            func application(
                _ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
            ) -> Bool { true }
            \(members["AppDelegate"] ?? "")
        }
        """
    }

    private var configuring: String {
        """
        func application(
                _ application: UIApplication, configurationForConnecting session: UISceneSession,
                options: UIScene.ConnectionOptions
            ) -> UISceneConfiguration {
                \(body("configurationForConnecting"))
                return \(configuration)
            }
        """
    }

    private var sceneDelegate: String {
        """
        import Foundation
        import UIKit

        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
                \(body("willConnectTo"))
                \(storyboard == nil ? code : "")
            }
            func sceneDidDisconnect(_ scene: UIScene) {}
            func sceneDidBecomeActive(_ scene: UIScene) {}
            func sceneWillResignActive(_ scene: UIScene) {}
            func sceneWillEnterForeground(_ scene: UIScene) {}
            func sceneDidEnterBackground(_ scene: UIScene) {}
            func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
                \(body("stateRestorationActivity").isEmpty ? "nil" : body("stateRestorationActivity"))
            }
            func scene(_ scene: UIScene, restoreInteractionStateWith activity: NSUserActivity) {}
            func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
                \(body("openURLContexts"))
            }
            func scene(_ scene: UIScene, continue activity: NSUserActivity) {}
            func windowScene(
                _ scene: UIWindowScene, performActionFor item: UIApplicationShortcutItem,
                completionHandler: @escaping (Bool) -> Void
            ) {}
            \(members["SceneDelegate"] ?? "")
        }
        """
    }

    private var code: String {
        """
        window = UIWindow(windowScene: scene as! UIWindowScene)
                window?.rootViewController = \(root)
                window?.makeKeyAndVisible()
        """
    }

    private var viewController: String {
        """
        import UIKit

        class ViewController: UIViewController {
            override func awakeFromNib() { super.awakeFromNib() }
            override func viewDidLoad() { super.viewDidLoad() }
            override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
            override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
            override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
            override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
            \(members["ViewController"] ?? "")
        }
        """
    }

    private var infoPlist: String {
        let main = storyboard == nil ? "" : "<key>UIMainStoryboardFile</key><string>Main</string>"
        let scene = storyboard == nil ? "" : "<key>UISceneStoryboardFile</key><string>Main</string>"
        let manifest =
            switch shape {
            case .application: main
            case .emptyManifest: "<key>UIApplicationSceneManifest</key><dict></dict>"
            case .scenes:
                """
                <key>UIApplicationSceneManifest</key><dict>
                <key>UIApplicationSupportsMultipleScenes</key><\(showsSeveral)/>
                <key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key><array><dict>
                <key>UISceneConfigurationName</key><string>Default Configuration</string>
                <key>UISceneDelegateClassName</key><string>\(delegateClass)</string>\(scene)
                </dict></array></dict></dict>
                """
            }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>\(manifest)\(keys)</dict></plist>
            """
    }

    /// The attribute that says which view controller is the first; empty in a storyboard without one.
    private var initial: String {
        switch storyboard {
        case .navigation: #"initialViewController="n""#
        case .plain: #"initialViewController="a""#
        case .headless, nil: ""
        }
    }

    private var storyboardText: String {
        let plain = """
            <scene sceneID="s"><objects>
                <viewController id="a" customClass="ViewController" customModule="\(name)" customModuleProvider="target" sceneMemberID="viewController">
                    <view key="view" id="v"/>
                </viewController>
            </objects></scene>
            """
        let navigation = """
            <scene sceneID="t"><objects>
                <navigationController id="n" sceneMemberID="viewController">
                    <connections><segue destination="a" kind="relationship" relationship="rootViewController" id="r"/></connections>
                </navigationController>
            </objects></scene>
            """
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \(initial)>
                <scenes>\(storyboard == .navigation ? navigation : "")\(plain)</scenes>
            </document>
            """
    }
}
