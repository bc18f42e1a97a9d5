import Lifecycle
import Simulator
import TestSupport
import Testing
import Traces

extension EndToEnd {
    /// Test runs in which nothing of the app ran.
    struct NothingIsolatedTests {
        static let tests = """
            import Testing
            import UIKit
            @objc(TestingAppDelegate) class TestingAppDelegate: UIResponder, UIApplicationDelegate {
                override init() { super.init() }
                func application(
                    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                ) -> Bool { true }
            }
            @Test func waits() {}
            """

        static func main(_ before: String) -> String {
            """
            import Foundation
            import UIKit
            class AppDelegate: UIResponder, UIApplicationDelegate {}
            \(before)
            let testing = NSClassFromString("TestingAppDelegate")
            UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(testing ?? AppDelegate.self))
            """
        }

        static let reason =
            "The app ended before the system called any of its code, so nothing was isolated. No test ran."

        @Test func `An app that the system refuses has isolated nothing`() async throws {
            let built = try await BuiltSample.small(
                "Sceneless",
                ["main.swift": Self.main(""), "Info.plist": #"<plist version="1.0"><dict/></plist>"#], tests: Self.tests
            )
            let run = try await built.play(.test, on: Device(system: SystemVersion(27)))
            #expect(run.verdict.appDelegate == "TestingAppDelegate")
            #expect(run.verdict.exit == .crashed)
            #expect(!run.verdict.isolated)
            let sentence = try #require(VerdictSummary(of: run.events)?.sentence)
            #expect(sentence.hasPrefix("The app crashed: "))
            #expect(sentence.hasSuffix(" " + Self.reason))
            // On iOS 26 the same app runs.
            let older = try await built.play(.test, on: Device(system: SystemVersion(26)))
            #expect(older.verdict.isolated)
            #expect(older.verdict.tests == Verdict.Tests(ran: 1, failed: 0))
        }

        @Test func `Nor has one that ends in main.swift`() async throws {
            let built = try await BuiltSample.small("Brief", ["main.swift": Self.main("exit(3)")], tests: Self.tests)
            let run = try await built.play(.test)
            #expect(run.verdict.exit == .exited)
            #expect(!run.verdict.isolated)
            #expect(
                VerdictSummary(of: run.events)?.sentence
                    == "The app's process ended by itself before the run was over: status 3, before UIApplicationMain was called. "
                    + "Call it at the end of main.swift, or mark the app delegate with @main. " + Self.reason)
        }

        @Test func `One without any delegate has, if its tests ran`() async throws {
            let main = "import UIKit\nUIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, nil)"
            let built = try await BuiltSample.small(
                "Bare", ["main.swift": main], tests: "import Testing\n@Test func runs() {}\n")
            let run = try await built.play(.test)
            #expect(run.verdict.isolated)
            #expect(run.verdict.tests == Verdict.Tests(ran: 1, failed: 0))
        }
    }
}
