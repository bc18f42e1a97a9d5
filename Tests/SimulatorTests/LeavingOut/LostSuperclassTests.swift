import Building
import Lifecycle
import Projects
import Runs
import TestSupport
import Testing

/// App delegates and scene delegates whose superclass is in a module that is not here, as those of Flutter and React
/// Native are: what is left out, and the verdict of a test run.
struct LostSuperclassTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var files: [String: String]
        var tests = LostSuperclassTests.tests
        /// The lines about what is left out, without the first.
        var causes: [String]
        var isolation: Verdict.Isolation
    }

    /// The lines about a module that is not here.
    private static func missing(_ module: String, _ parts: String) -> String {
        """
          module \(module) is not here: \(parts)
            \(module) is neither a framework of Apple's nor a module that the project names.
        """
    }

    private static let rows = [
        Row(
            testDescription: "Flutter's app delegate",
            files: [
                "AppDelegate.swift": """
                import Flutter
                import UIKit

                @main
                @objc class AppDelegate: FlutterAppDelegate {
                    override func application(
                        _ application: UIApplication,
                        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
                    ) -> Bool {
                        GeneratedPluginRegistrant.register(with: self)
                        return super.application(application, didFinishLaunchingWithOptions: launchOptions)
                    }
                }
                """
            ],
            causes: [
                missing("Flutter", "1 part, first in AppDelegate.swift:1"),
                "  superclass FlutterAppDelegate of module Flutter is not here: 1 part, first in AppDelegate.swift:4",
            ],
            isolation: .notIsolated),
        Row(
            testDescription: "React Native's app delegate, with a conformance, and without a member",
            files: [
                "AppDelegate.swift": """
                import React
                import UIKit

                @UIApplicationMain
                class AppDelegate: RCTAppDelegate, UNUserNotificationCenterDelegate {
                }
                """
            ],
            causes: [
                missing("React", "1 part, first in AppDelegate.swift:1"),
                "  superclass RCTAppDelegate of module React is not here: 1 part, first in AppDelegate.swift:4",
            ],
            isolation: .notIsolated),
        Row(
            testDescription: "an app delegate whose extension in another file overrides members",
            files: [
                "AppDelegate.swift": """
                import Flutter
                import UIKit

                @main
                class AppDelegate: FlutterAppDelegate {
                }
                """,
                "AppDelegate+title.swift": """
                extension AppDelegate {
                    override var title: String {
                        "an item"
                    }
                    override func sayHello() {}
                }
                """,
            ],
            causes: [
                "  method does not override any method from its superclass: 1 part, first in AppDelegate+title.swift:5",
                missing("Flutter", "1 part, first in AppDelegate.swift:1"),
                "  property does not override any property from its superclass: 1 part, first in AppDelegate+title.swift:2",
                "  superclass FlutterAppDelegate of module Flutter is not here: 1 part, first in AppDelegate.swift:4",
            ],
            isolation: .notIsolated),
        Row(
            testDescription: "the tests' own app delegate, with what other files do with production's",
            files: [
                "main.swift": """
                import UIKit
                let chosen: AnyClass = NSClassFromString("TestingAppDelegate") ?? AppDelegate.self
                UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(chosen))
                """,
                "AppDelegate.swift": """
                import React
                import UIKit
                class AppDelegate: RCTAppDelegate {
                    var router = Router()
                    override func bundleURL() -> URL? { nil }
                }
                final class Router {}
                """,
                "AppDelegate+push.swift": """
                import UIKit
                extension AppDelegate {
                    func push() { print(router) }
                }
                final class Screen: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        print((UIApplication.shared.delegate as! AppDelegate).router)
                    }
                }
                """,
            ],
            tests: """
                \(tests)
                import UIKit
                @objc(TestingAppDelegate) class TestingAppDelegate: UIResponder, UIApplicationDelegate {
                    func application(
                        _ application: UIApplication, configurationForConnecting session: UISceneSession,
                        options: UIScene.ConnectionOptions
                    ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: session.role) }
                }
                """,
            causes: [
                missing("React", "1 part, first in AppDelegate.swift:1"),
                "  superclass RCTAppDelegate of module React is not here: 1 part, first in AppDelegate.swift:3",
                "  left out because something above is: 2",
            ],
            isolation: .isolated),
        Row(
            testDescription: "the scene delegate that the Info.plist names",
            files: [
                "AppDelegate.swift": """
                import UIKit
                @main class AppDelegate: UIResponder, UIApplicationDelegate {}
                """,
                "SceneDelegate.swift": """
                import React
                class SceneDelegate: RCTSceneDelegate {}
                """,
                "Info.plist": SmallApp.plist(
                    configuration: """
                        <key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
                        """),
            ],
            causes: [
                missing("React", "1 part, first in SceneDelegate.swift:1"),
                "  superclass RCTSceneDelegate of module React is not here: 1 part, first in SceneDelegate.swift:2",
            ],
            isolation: .notIsolated),
        Row(
            testDescription: "an app of SwiftUI's that is left out whole",
            files: [
                "StageApp.swift": """
                import Curtain
                import SwiftUI
                @main struct StageApp: CurtainApp {
                    var stage: some CurtainStage { CurtainStage() }
                }
                """
            ],
            causes: [
                missing("Curtain", "2 parts, first in StageApp.swift:1")
            ],
            isolation: .unknown(
                "the launch reached left-out code (@main struct StageApp: CurtainApp: module Curtain is not here)")),
    ]

    @Test(arguments: rows)
    func `A class keeps its name and its role without its superclass`(_ row: Row) async throws {
        let sample = try SampleDiscovery().sample(
            at: SmallApp.write("Super\(row.testDescription.filter(\.isLetter))", row.files, tests: row.tests),
            needsTests: true)
        let app = try await AppUnderTest(host: sample, in: TestBuilder.shared.value, leavingOut: true)
        #expect(Array(app.host.build.notes.drop { !$0.hasPrefix("Left out") }.dropFirst()) == row.causes)
        var configuration = LaunchConfiguration(.test)
        configuration.system = SystemVersion(17)
        let summary = try await LaunchRun(app, configuration).run(on: configuration.freshDevice) { _ in }
        #expect(summary.verdict.isolation == row.isolation)
        // Code that is left out is not a crash of the app's.
        #expect([.finished, .leftOut].contains(summary.verdict.exit))
    }

    private static let tests = """
        import XCTest
        final class EmptyTests: XCTestCase { func testNothing() {} }
        """
}
