import Lifecycle
import Simulator
import TestSupport
import Testing

extension EndToEnd {
    /// View controllers that a storyboard makes and no code calls.
    struct MadeByStoryboardTests {
        static let delegates = """
            import UIKit
            class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
            @objc(TestingAppDelegate) class TestingAppDelegate: UIResponder, UIApplicationDelegate {
                var window: UIWindow?
            }
            """
        static let main = """
            import UIKit
            let name = NSClassFromString("XCTestCase") == nil ? "AppDelegate" : "TestingAppDelegate"
            UIApplicationMain(
                CommandLine.argc, CommandLine.unsafeArgv, nil, name == "AppDelegate" ? NSStringFromClass(AppDelegate.self) : name)
            """

        static func plays(_ module: String, _ controller: String) async throws -> BuiltSample.RunResult {
            try await BuiltSample.small(
                module,
                [
                    "main.swift": main, "Delegates.swift": delegates,
                    "ViewController.swift": "import UIKit\n\(controller)",
                    "Main.storyboard": SmallApp.storyboard("ViewController", in: module),
                    "Info.plist":
                        #"<plist version="1.0"><dict><key>UIMainStoryboardFile</key><string>Main</string></dict></plist>"#,
                ],
                tests: "import Testing\nimport XCTest\n@Test func runs() {}\n"
            ).play(.test, on: Device(system: SystemVersion(12)))
        }

        /// The lines of the storyboard's making.
        static func made(_ run: BuiltSample.RunResult) -> [Line] {
            run.events.filter { $0.title == "init(coder:)" }.lines
        }

        @Test func `One without an initializer of its own is in the trace, and judged`() async throws {
            let run = try await Self.plays(
                "Plain", "class ViewController: UIViewController { let made: Void = print(\"made\") }")
            #expect(
                Self.made(run) == [
                    Line(.state, .viewController, "Plain.ViewController", "init(coder:)", "made by the storyboard Main")
                ])
            #expect(run.events.printed == ["made"])
            #expect(run.verdict.appDelegate == "TestingAppDelegate")
            #expect(!run.verdict.isolated)
        }

        @Test func `One with an initializer of its own is called, and judged the same`() async throws {
            let run = try await Self.plays(
                "Elaborate",
                "class ViewController: UIViewController { required init?(coder: NSCoder) { super.init(coder: coder) } }"
            )
            #expect(
                Self.made(run) == [
                    Line(.call, .viewController, "Elaborate.ViewController", "init(coder:)"),
                    Line(.return, .viewController, "Elaborate.ViewController", "init(coder:)"),
                ])
            #expect(!run.verdict.isolated)
        }
    }
}
