import Lifecycle
import TestSupport
import Testing

/// Apps whose launch depends on something that the reference does not do, or did in another way than a device: the verdict
/// is that of a device, or not known.
struct SilentAnswerTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var testDescription: String
        /// The declarations of the app beside its delegates.
        var code: String
        /// The condition under which the tests' delegate is chosen, beside that there are tests.
        var condition = "true"
        /// The controller that the tests' delegate shows.
        var root = "UIViewController()"
        var expected: Verdict.Isolation
    }

    private static func reached(_ text: String) -> Verdict.Isolation {
        .unknown("the launch reached left-out code (\(text))")
    }

    private static let messages = [
        Row(
            testDescription: "an inherited method's code",
            code: "class Base: NSObject { @objc func launch() {} }\nclass Sub: Base {}",
            condition:
                "Sub.instanceMethod(for: #selector(Base.launch)) != Base.instanceMethod(for: #selector(Base.launch))",
            expected: .notIsolated),
        Row(
            testDescription: "an override's code",
            code: "class Base: NSObject { @objc func launch() {} }\nclass Sub: Base { override func launch() {} }",
            condition:
                "Sub.instanceMethod(for: #selector(Base.launch)) != Base.instanceMethod(for: #selector(Base.launch))",
            expected: .isolated),
        Row(
            testDescription: "code that is called by its address",
            code: """
                final class Launcher: NSObject { @objc func go() { UserDefaults.standard.set(true, forKey: "live") } }
                func isTesting() -> Bool {
                    let code = Launcher().method(for: #selector(Launcher.go))
                    unsafeBitCast(code, to: (@convention(c) () -> Void).self)()
                    return !UserDefaults.standard.bool(forKey: "live")
                }
                """,
            condition: "isTesting()",
            expected: reached(
                "Launcher.instanceMethod(for: go): Understudy has no code that can be called by its address")),
    ]

    private static func search(_ appeared: String) -> String {
        """
        final class Root: UIViewController, UISearchControllerDelegate {
            let search = UISearchController(searchResultsController: nil)
            override func viewDidLoad() {
                super.viewDidLoad()
                search.delegate = self
                navigationItem.searchController = search
            }
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                \(appeared)
            }
            func willPresentSearchController(_ searchController: UISearchController) {
                view.window?.rootViewController = Production()
            }
        }
        """
    }

    private static let searches = [
        Row(
            testDescription: "a search that begins", code: search("search.isActive = true"),
            root: "UINavigationController(rootViewController: Root())",
            expected: reached(
                "UISearchController.isActive: Understudy presents no search and does not call its delegate, and a device does"
            )),
        Row(
            testDescription: "typing in the bar of a search", code: search("search.searchBar.becomeFirstResponder()"),
            root: "UINavigationController(rootViewController: Root())",
            expected: reached(
                "UISearchBar.becomeFirstResponder(): Understudy does not call a search's delegates, and a device may")),
        Row(
            testDescription: "a search that does not begin", code: search("search.isActive = false"),
            root: "UINavigationController(rootViewController: Root())", expected: .isolated),
    ]

    private static func traits(
        _ loaded: String, _ appeared: String, members: String = ""
    ) -> String {
        """
        final class Root: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                \(loaded)
            }
            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                \(appeared)
            }
            func show() { view.window?.rootViewController = Production() }
            \(members)
        }
        """
    }

    private static let registers = """
        let registration = registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (root: Root, _: UITraitCollection) in
            root.show()
        }
        """

    private static let untold = reached(
        "UIWindow.overrideUserInterfaceStyle: Understudy does not tell Root that its traits changed, and a device does")

    private static let styles = [
        Row(
            testDescription: "a registration for another style",
            code: traits(registers, "view.window?.overrideUserInterfaceStyle = .dark"), root: "Root()", expected: untold
        ),
        Row(
            testDescription: "an override that hears of another style",
            code: traits(
                "", "view.window?.overrideUserInterfaceStyle = .dark",
                members: """
                    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
                        super.traitCollectionDidChange(previousTraitCollection)
                        show()
                    }
                    """), root: "Root()", expected: untold),
        Row(
            testDescription: "another style that is read",
            code: traits(
                "view.addSubview(UIView())",
                """
                view.window?.overrideUserInterfaceStyle = .dark
                if view.subviews[0].traitCollection.userInterfaceStyle == .dark { show() }
                """), root: "Root()", expected: .notIsolated),
        Row(
            testDescription: "styles of which no registration hears",
            code: traits(
                """
                \(registers)
                registerForTraitChanges([UITraitDisplayScale.self]) { (root: Root, _: UITraitCollection) in root.show() }
                unregisterForTraitChanges(registration)
                """,
                """
                view.window?.overrideUserInterfaceStyle = .dark
                view.window?.overrideUserInterfaceStyle = .unspecified
                """), root: "Root()", expected: .isolated),
        Row(
            testDescription: "the style that there is",
            code: traits(registers, "view.window?.overrideUserInterfaceStyle = .light"), root: "Root()",
            expected: .isolated),
        Row(
            testDescription: "another style inside a part with its own",
            code: traits(
                "overrideUserInterfaceStyle = .light\n" + registers, "view.window?.overrideUserInterfaceStyle = .dark"),
            root: "Root()", expected: .isolated),
    ]

    private static let tabs = [
        Row(
            testDescription: "the delegate of a tab bar",
            code: """
                final class Tabs: UITabBarController {
                    override func viewDidAppear(_ animated: Bool) {
                        super.viewDidAppear(animated)
                        if tabBar.delegate === self { view.window?.rootViewController = Production() }
                    }
                }
                """, root: "Tabs()", expected: .notIsolated),
        Row(
            testDescription: "a tab bar controller that hears of taps",
            code: """
                final class Tabs: UITabBarController {
                    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
                        super.tabBar(tabBar, didSelect: item)
                        view.window?.rootViewController = Production()
                    }
                    override func viewDidAppear(_ animated: Bool) {
                        super.viewDidAppear(animated)
                        viewControllers = [UIViewController(), UIViewController()]
                        selectedIndex = 1
                    }
                }
                """, root: "Tabs()", expected: .isolated),
    ]

    private static let locks = [
        Row(
            testDescription: "a lock of a file that imports a framework alone",
            code: """
                func use(_ lock: NSLock) -> Bool { lock.lock(); lock.unlock(); return true }
                func use(_ lock: Foundation.NSLock?) -> Bool { lock == nil }
                """,
            condition: "use(Other().lock) && use(nil as Foundation.NSLock?)", expected: .isolated)
    ]

    @Test(arguments: messages + searches + styles + tabs + locks)
    func `The verdict is a device's, or not known`(_ row: Row) async throws {
        let files = [
            "Decide.swift": "import UIKit\n" + row.code,
            "Other.swift": "import CoreLocation\nfinal class Other { let lock: NSLock = NSLock() }",
            "main.swift": """
            import UIKit

            final class Production: UIViewController {}

            class AppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    window = UIWindow()
                    window?.rootViewController = Production()
                    window?.makeKeyAndVisible()
                    return true
                }
            }

            class TestingAppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
                func application(
                    _ application: UIApplication,
                    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool {
                    window = UIWindow()
                    window?.rootViewController = \(row.root)
                    window?.makeKeyAndVisible()
                    return true
                }
            }

            let isHost = NSClassFromString("XCTestCase") != nil && \(row.condition)
            let delegate: AnyClass = isHost ? TestingAppDelegate.self : AppDelegate.self
            UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(delegate))
            """,
            "Info.plist": "<plist version=\"1.0\"><dict></dict></plist>",
        ]
        let sample = try await BuiltSample.small(
            "Silent\(row.testDescription.filter(\.isLetter))", files,
            tests: "import XCTest\nfinal class EmptyTests: XCTestCase { func testNothing() {} }\n")
        #expect(try await sample.play(.test).verdict.isolation == row.expected)
    }
}
