/// Source files as Xcode's templates and developers write them.
enum Realistic {
    static let app = [
        ("AppDelegate.swift", appDelegate), ("AppDelegate+open.swift", appDelegateExtension),
        ("SceneDelegate.swift", sceneDelegate), ("Oddities.swift", oddities), ("main.swift", main),
    ].map { (name: $0.0, text: $0.1) }

    static let tests = [("AppTests.swift", appTests), ("StandIn.swift", standIns)].map { (name: $0.0, text: $0.1) }

    private static let appDelegate = """
        import UIKit

        @objc(LeadDelegate)
        class AppDelegate: UIResponder, UIApplicationDelegate {
            @objc dynamic var window: UIWindow?

            func application(_ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil) -> Bool { true }

            func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
                if #available(iOS 13.0, *) { print("scenes") } else {
                    window = UIWindow()
                }
                guard #available(iOS 15, macOS 13, *), !tapped else { return false }
                observe(#selector(tap(_:)), #selector(AppDelegate.tap))
                return NSClassFromString("StandIn") == nil
            }

            func applicationWillResignActive(_ application: UIApplication) {}
            func applicationDidEnterBackground(_ application: UIApplication) {}
            func applicationWillEnterForeground(_ application: UIApplication) {}
            func applicationDidBecomeActive(_ application: UIApplication) {}
            func applicationWillTerminate(_ application: UIApplication) {}

            // MARK: UISceneSession Lifecycle

            func application(_ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
                UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
            }

            func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}

            func application(_ application: UIApplication, continue userActivity: NSUserActivity, restorationHandler: @escaping ([Any]?) -> Void) -> Bool { true }

            private var tapped = false
            @objc private func tap(_ sender: Any?) { tapped = true }
            private func observe(_ selectors: Selector...) {}
        }

        """

    private static let appDelegateExtension = """
        import UIKit

        extension AppDelegate {
            func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool { true }
            func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}
        }

        """

    private static let sceneDelegate = """
        import UIKit

        class SceneDelegate: UIResponder, UIWindowSceneDelegate {

            var window: UIWindow?

            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
                guard let _ = (scene as? UIWindowScene) else { return }
                #if targetEnvironment(simulator) && (os(iOS) || os(macOS))
                print("simulator")
                #endif
            }

            func sceneDidDisconnect(_ scene: UIScene) {}
            func sceneDidBecomeActive(_ scene: UIScene) {}
            func sceneWillResignActive(_ scene: UIScene) {}
            func sceneWillEnterForeground(_ scene: UIScene) {}
            func sceneDidEnterBackground(_ scene: UIScene) {}
            func scene(_ scene: UIScene, openURLContexts contexts: Set<URL>) {}
            func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
        }

        class ViewController: UIViewController {
            @IBOutlet private weak var label: UIResponder!
            override func viewDidLoad() { super.viewDidLoad() }
            override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
            @IBAction func tapped(_ sender: Any) {}
            @IBAction private func plain() {}
        }

        """

    private static let oddities = """
        #if canImport(UIKit)
        import UIKit
        #elseif canImport(AppKit)
        import AppKit
        #endif

        /// A delegate without a protocol.
        class DuckDelegate: NSObject {
            var window: UIWindow?
            func applicationDidBecomeActive(_ application: UIApplication) {}
            private func applicationWillTerminate(_ application: UIApplication) {}
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }
        }

        enum Outer {
            @objc(Odd) final class Inner: NSObject {
                let window: UIWindow! = nil
                @objc(hit:with:) func tap(_ sender: Any, count: Int) {}
                @objc func load() async throws -> Int { 1 }
                @objc func save() throws {}
                @objc func same(_ a: Int) {}
                @objc(sameText:) func same(_ a: String) {}
                @nonobjc func none() {}
                @available(*, deprecated) @objc func old() {}
                @available(*, unavailable) @objc func gone() {}
                private class Hidden: NSObject {}
            }
            fileprivate class Half: NSObject { @objc var title = "" }
        }

        @available(*, deprecated)
        private class Old: NSObject {
            @objc nonisolated func free(_ a: Int?) -> Int? { a }
            @MainActor @objc func bound() -> UIWindow! { nil }
        }

        class Generic<T>: NSObject { @objc func f() {}; class In: NSObject {} }
        struct Value { class In: NSObject { override init() { super.init() } } }
        extension Value { func applicationDidBecomeActive(_ application: UIApplication) {} }
        extension Generic { func applicationDidBecomeActive(_ application: UIApplication) {} }
        extension UIApplicationDelegate { func applicationDidBecomeActive(_ application: UIApplication) {} }
        extension UIWindow { @objc fileprivate func shine() {}; func dull() {} }
        @objcMembers class Open: NSObject { func a(_ b: inout Int) {}; func c() -> String { "" }; private func d() {}; var e = 1 }
        final class Wider: Open { func f() {}; override func c() -> String { "f" } }
        class Coded: UIViewController {
            required init?(coder: NSCoder) { super.init(coder: coder) }
            override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
            convenience init(number: Int) { self.init(nibName: nil, bundle: nil) }
        }
        @globalActor actor ShopActor { static let shared = ShopActor() }
        @ShopActor class Shop: NSObject { @objc func sell() {} }
        #if DEBUG
        class Debug: NSObject { @objc func log() {} }
        #else
        class Release: NSObject { @objc func log() {} }
        #endif
        func local() { class Local: NSObject { @objc func f() {} }; _ = Local() }
        nonisolated func anywhere() -> [Selector] { [#selector(Outer.Half.f), #selector(getter: Outer.Half.title)] }
        extension Outer.Half { @objc func f() {} }

        """

    private static let main = """
        import UIKit

        let delegate: AnyClass = NSClassFromString("StandIn") ?? AppDelegate.self
        if #unavailable(iOS 13) { print("old") }
        class InMain: NSObject { @objc func f() {}; let g = #selector(InMain.f) }
        print(NSStringFromClass(delegate), #selector(InMain.f))

        """

    private static let appTests = """
        import XCTest
        import UIKit
        @testable import App

        class Base: XCTestCase {
            func testBase() { XCTAssertNotNil(NSClassFromString("StandIn")); _ = NSStringFromClass(Base.self) }
            func testOver() {}
        }

        @available(iOS 13, *)
        final class AppTests: Base {
            override func setUp() { super.setUp() }
            override func testOver() {}
            func testPlain() {}
            func testThrows() throws {}
            func testAsync() async {}
            func testAsyncThrows() async throws {}
            @MainActor func testMain() {}
            @MainActor func testMainAsync() async throws {}
            @available(*, deprecated) func testOld() {}
            func testHelper(_ a: Int) {}
            func testValue() -> Int { 1 }
            private func testPrivate() {}
            static func testStatic() {}
            func helper() {}
        }

        @MainActor class MainTests: XCTestCase {
            func testPlain() {}
            func testThrows() throws {}
            func testAsync() async {}
            #if DEBUG
            func testDebug() async throws {}
            #endif
        }

        extension MainTests { func testExtended() {} }

        class None: XCTestCase {}

        """

    private static let standIns = """
        import UIKit
        @testable import App

        @objc(StandIn)
        class StandIn: AppDelegate {
            override func applicationDidBecomeActive(_ application: UIApplication) {}
        }

        class StandInScene: UIResponder, UIWindowSceneDelegate {
            var window: UIWindow?
            func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {}
        }

        """
}
