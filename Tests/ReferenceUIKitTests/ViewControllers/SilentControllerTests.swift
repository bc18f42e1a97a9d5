import Lifecycle
import Simulator
import TestSupport
import Testing

extension EndToEnd {
    /// View controllers inside others that override no method of the life cycle, so that no call names them.
    struct SilentControllerTests {
        private static let feed = """
            import UIKit
            class Feed: UIViewController {
                init(prints text: String) { super.init(nibName: nil, bundle: nil); print(text) }
                required init?(coder: NSCoder) { nil }
            }
            """

        /// Plays a test run whose own delegate shows a controller.
        private static func plays(
            _ module: String, tests: String,
            production: String = "UINavigationController(rootViewController: Feed(prints: \"made\"))"
        ) async throws -> BuiltSample.RunResult {
            func delegate(_ name: String, _ root: String) -> String {
                """
                @objc(\(name)) class \(name): UIResponder, UIApplicationDelegate {
                    var window: UIWindow?
                    func application(
                        _ application: UIApplication,
                        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        window = UIWindow(frame: UIScreen.main.bounds)
                        window?.rootViewController = \(root)
                        window?.makeKeyAndVisible()
                        return true
                    }
                }
                """
            }
            return try await BuiltSample.small(
                module,
                [
                    "main.swift": MadeByStoryboardTests.main, "Feed.swift": feed,
                    "Delegates.swift": "import UIKit\n" + delegate("AppDelegate", production)
                        + "\n" + delegate("TestingAppDelegate", tests),
                    "Info.plist": #"<plist version="1.0"><dict/></plist>"#,
                ],
                tests: "import Testing\nimport XCTest\n@Test func runs() {}\n"
            ).play(.test, on: Device(system: SystemVersion(12)))
        }

        private static func loaded(_ run: BuiltSample.RunResult) -> [Line] {
            run.events.filter { $0.state == .viewLoaded }.lines
        }

        @Test(arguments: [
            ("Stacked", "UINavigationController(rootViewController: Feed(prints: \"made\"))"),
            (
                "Tabbed",
                "{ let bar = UITabBarController(); bar.viewControllers = [Feed(prints: \"made\")]; return bar }()"
            ),
        ])
        func `One inside a container is in the trace, and judged`(_ module: String, _ root: String) async throws {
            let run = try await Self.plays(module, tests: root)
            #expect(Self.loaded(run) == [Line(.state, .viewController, "\(module).Feed", "view", "loaded")])
            #expect(run.verdict.appDelegate == "TestingAppDelegate")
            #expect(!run.verdict.isolated)
        }

        @Test func `The root of a window is told once, by its window`() async throws {
            let run = try await Self.plays(
                "Rooted", tests: "Feed(prints: \"made\")", production: "Feed(prints: \"made\")")
            #expect(Self.loaded(run) == [])
            #expect(run.events.filter { $0.class == "Rooted.Feed" }.map(\.title) == ["rootViewController"])
            #expect(!run.verdict.isolated)
        }

        @Test func `Tests that show another one are isolated`() async throws {
            let run = try await Self.plays(
                "Apart", tests: "UINavigationController(rootViewController: UIViewController())")
            #expect(Self.loaded(run) == [])
            #expect(run.verdict.isolated)
        }
    }
}
