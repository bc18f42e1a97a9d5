import Checks
import Foundation
import Lifecycle
import SampleReading
import Samples
import Testing
import Traces

/// The cure that the playground offers for a launch of production's app delegate: files change, none is added.
struct LaunchCureTests {
    private static let root = "/cured"
    private static let tests = """
        import XCTest

        class StageTests: XCTestCase {
            func testNothing() {}
        }

        """
    private static let understudies = """

        @objc(TestingAppDelegate)
        class TestingAppDelegate: UIResponder, UIApplicationDelegate {

            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                // A stored session has production's scene delegate. Without one, UIKit asks for a configuration.
                let removeSession = Selector(("_removeSessionFromSessionSet:"))
                if application.responds(to: removeSession) {
                    for session in application.openSessions {
                        _ = application.perform(removeSession, with: session)
                    }
                }
                return true
            }

            func application(
                _ application: UIApplication,
                configurationForConnecting connectingSceneSession: UISceneSession,
                options: UIScene.ConnectionOptions
            ) -> UISceneConfiguration {
                let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
                configuration.delegateClass = TestingSceneDelegate.self
                configuration.storyboard = nil
                return configuration
            }
        }

        class TestingSceneDelegate: UIResponder, UIWindowSceneDelegate {

            var window: UIWindow?
        }

        """

    /// Returns the files that the cure changes, by their names, with their texts after it.
    private static func cure(
        _ files: [String: String], tests: String = Self.tests, target: SystemVersion? = nil,
        lookup: TraceEvent? = nil, id: Finding.ID = .productionAppDelegate
    ) async throws -> [String: String]? {
        var all = files
        all["Stage/Info.plist"] = "<plist version=\"1.0\"><dict/></plist>"
        all["StageTests/StageTests.swift"] = tests
        let reader = LocalSampleReader()
        var sample = try await reader.sample(of: SampleTexts(all, root: root), needsTests: true)
        sample.deploymentTarget = target
        let events =
            [lookup].compactMap(\.self) + [
                TraceEvent(state: .appDelegate, class: "Stage.AppDelegate"), TraceEvent(kind: .test, lane: .test),
            ]
        var roles = ClassRoles(test: [], app: ["Stage.AppDelegate"])
        roles.production = ["Stage.AppDelegate"]
        let app = LaunchedApp(
            events,
            verdict: Verdict(
                appDelegate: "Stage.AppDelegate", tests: .init(ran: 1, failed: 0), exit: .finished, isolated: false),
            roles: roles, isolation: .notIsolated)
        let cure = try #require(LaunchCure(of: app, CheckedSources(sample, try reader.facts(of: sample)) { _ in nil }))
        #expect(cure.finding.id == id)
        return cure.patch.map { patch in
            Dictionary(uniqueKeysWithValues: patch.files.map { (String($0.path.dropFirst(root.count + 1)), $0.after) })
        }
    }

    /// The step `reid/no-module`: the name that the app looks up has no module, and the class has no bare name.
    private static let lookup = TraceEvent(
        state: .classNotFound(
            ClassLookup(
                api: "NSClassFromString(_:)", name: "TestingAppDelegate",
                near: .init(name: "StageTests.TestingAppDelegate", difference: .module))))
    private static let main = """
        import UIKit

        let appDelegateClass: AnyClass = NSClassFromString("TestingAppDelegate") ?? AppDelegate.self

        UIApplicationMain(0, CommandLine.unsafeArgv, nil, NSStringFromClass(appDelegateClass))

        """
    private static let own = "import UIKit\n\nclass TestingAppDelegate: NSObject, UIApplicationDelegate {}\n"

    @Test func `A lookup that misses the tests' app delegate is what is cured`() async throws {
        let delegate = Self.delegate.replacing("@main\n", with: "")
        let found = try await Self.cure(
            ["Stage/AppDelegate.swift": delegate, "Stage/main.swift": Self.main], tests: Self.own,
            lookup: Self.lookup, id: .classNameNotFound)
        #expect(
            found == [
                "StageTests/StageTests.swift": Self.own.replacing("class T", with: "@objc(TestingAppDelegate)\nclass T")
            ])
    }

    @Test(arguments: ["@main\n", "@UIApplicationMain ", "@MainActor\n@main\n"])
    func `An app with an attribute gets an entrance that looks the delegate up`(_ attributes: String) async throws {
        let delegate = "class AppDelegate: UIResponder, UIApplicationDelegate {\n    var visits = 1\n}\n"
        let found = try await Self.cure(["Stage/AppDelegate.swift": "import UIKit\n\n\(attributes)\(delegate)"])
        let rest = attributes.hasPrefix("@MainActor") ? "@MainActor\n" : ""
        #expect(
            found == [
                "Stage/AppDelegate.swift": """
                import UIKit

                \(rest)\(delegate)
                /// The start of the app. The tests have their own app delegate; without them there is none of that name.
                @main
                enum Entrance {
                    static func main() {
                        let delegate: AnyClass = NSClassFromString("TestingAppDelegate") ?? AppDelegate.self
                        _ = UIApplicationMain(
                            CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(delegate))
                    }
                }

                """,
                "StageTests/StageTests.swift": "import UIKit\n" + Self.tests + Self.understudies,
            ])
    }

    @Test func `A main file looks the delegate up where it names it`() async throws {
        let delegate = "import UIKit\n\nclass AppDelegate: UIResponder, UIApplicationDelegate {}\n"
        let main = "import UIKit\n\nUIApplicationMain(0, CommandLine.unsafeArgv, nil, "
        let found = try await Self.cure([
            "Stage/AppDelegate.swift": delegate, "Stage/main.swift": main + "NSStringFromClass(AppDelegate.self))\n",
        ])
        #expect(
            found == [
                "Stage/main.swift": main
                    + "NSStringFromClass(NSClassFromString(\"TestingAppDelegate\") ?? AppDelegate.self))\n",
                "StageTests/StageTests.swift": "import UIKit\n" + Self.tests + Self.understudies,
            ])
    }

    @Test
    func `Tests with an app delegate of their own, and an app that names its delegate in another way, get no change`()
        async throws
    {
        let own = "import UIKit\n\nclass TestDelegate: UIResponder, UIApplicationDelegate {}\n"
        let app = "import UIKit\n\n@main\nclass AppDelegate: UIResponder, UIApplicationDelegate {}\n"
        #expect(try await Self.cure(["Stage/AppDelegate.swift": app], tests: own) == nil)
        let main = "import UIKit\n\nUIApplicationMain(0, CommandLine.unsafeArgv, nil, \"Stage.AppDelegate\")\n"
        #expect(
            try await Self.cure([
                "Stage/AppDelegate.swift": app.replacing("@main\n", with: ""), "Stage/main.swift": main,
            ]) == nil)
    }

    private static let delegate = "import UIKit\n\n@main\nclass AppDelegate: UIResponder, UIApplicationDelegate {}\n"

    @Test(arguments: [
        "import UIKit\n\n@main\nclass AppDelegate: UIResponder, UIApplicationDelegate {\n    static func main() {}\n}\n",
        delegate + "\nextension AppDelegate {\n    static func main() {}\n}\n",
        "import UIKit\n\n@main\nclass AppDelegate: Base, UIApplicationDelegate {}\n\n"
            + "class Base: UIResponder {\n    class func main() {}\n}\n",
        delegate + "\nfinal class Entrance {}\n", delegate + "\nenum TestingSceneDelegate {}\n",
        delegate + "\n@objc(TestingAppDelegate) class Other: UIResponder {}\n",
    ])
    func `An app with its own main or with one of the names that would be added gets no change`(_ app: String)
        async throws
    {
        #expect(try await Self.cure(["Stage/AppDelegate.swift": app]) == nil)
    }

    @Test(arguments: ["struct TestingSceneDelegate {}\n", "typealias TestingAppDelegate = Int\n"])
    func `Tests with one of the names that would be added get no change`(_ type: String) async throws {
        #expect(try await Self.cure(["Stage/AppDelegate.swift": Self.delegate], tests: Self.tests + type) == nil)
    }

    @Test func `A comment with the attribute stays, and names that only begin alike do not count`() async throws {
        let head = "import UIKit\n\n/* Was @UIApplicationMain. */\n"
        let rest = "class AppDelegate: UIResponder, UIApplicationDelegate {}\n\nenum Entrances {}\n"
        let found = try await Self.cure([
            "Stage/AppDelegate.swift": "\(head)@MainActor // Before @main.\n@main\n\(rest)"
        ])
        let after = try #require(found?["Stage/AppDelegate.swift"])
        #expect(after.hasPrefix("\(head)@MainActor // Before @main.\n\(rest)\n/// The start of the app."))
    }

    @Test func `A main file's comment that names the delegate stays`() async throws {
        let delegate = Self.delegate.replacing("@main\n", with: "")
        let main =
            "import UIKit\n\n// NSStringFromClass(AppDelegate.self)\nUIApplicationMain(0, CommandLine.unsafeArgv, nil, "
        let found = try await Self.cure([
            "Stage/AppDelegate.swift": delegate, "Stage/main.swift": main + "NSStringFromClass(AppDelegate.self))\n",
        ])
        #expect(
            found?["Stage/main.swift"] == main
                + "NSStringFromClass(NSClassFromString(\"TestingAppDelegate\") ?? AppDelegate.self))\n")
    }

    @Test func `An app for systems without scenes gets delegates that say from which system on they need them`()
        async throws
    {
        let found = try await Self.cure(["Stage/AppDelegate.swift": Self.delegate], target: SystemVersion(12))
        let available = "@available(iOS 13.0, *)\n"
        let understudies = Self.understudies
            .replacing("if application.responds", with: "if #available(iOS 13.0, *), application.responds")
            .replacing("class TestingSceneDelegate", with: "\(available)class TestingSceneDelegate")
            .replacing(
                "    func application(\n        _ application: UIApplication,\n        configuration",
                with:
                    "    \(available)    func application(\n        _ application: UIApplication,\n        configuration"
            )
        #expect(found?["StageTests/StageTests.swift"] == "import UIKit\n" + Self.tests + understudies)
    }
}
