import Building
import Lifecycle
import TestSupport
import Testing

extension EndToEnd {
    /// Ways to tell a test run, of Reid's readers, under each profile: which app delegate UIKit gets.
    struct DetectorTests {
        /// Each way by the number of its technique. The scheme's argument chooses one.
        static let main = """
            import Foundation
            import UIKit

            class AppDelegate: UIResponder, UIApplicationDelegate {}
            class AppDelegateForTesting: UIResponder, UIApplicationDelegate {}

            let environment = ProcessInfo.processInfo.environment
            let production: AnyClass? = AppDelegate.self

            func named(_ variable: String) -> String? {
                environment[variable].map { URL(filePath: $0).deletingPathExtension().lastPathComponent }
            }

            func ending(_ variable: String) -> Bool {
                environment[variable].map { $0 == "0" || $0.hasSuffix(".xctest") } ?? false
            }

            /// The test bundle, loaded by hand; the class may still be missing.
            func load(_ path: String?) -> AnyClass? {
                guard let path else { return production }
                guard let bundle = Bundle(path: path), bundle.load() else { return nil }
                return NSClassFromString("TestingAppDelegate")
            }

            let delegate: AnyClass? =
                switch CommandLine.arguments.last {
                case "T01": NSClassFromString("TestingAppDelegate") ?? production
                case "T02": NSClassFromString("DetectorTests.Qualified") ?? production
                case "T06": named("XCInjectBundle") == "DetectorTests" ? AppDelegateForTesting.self : production
                case "T07": NSClassFromString("XCTestCase") != nil ? AppDelegateForTesting.self : production
                case "T08": NSClassFromString("XCTestCase") != nil ? nil : production
                case "T11":
                    ending("XPC_SERVICE_NAME") || ending("XCInjectBundle") || environment["TRAVIS"] != nil
                        ? AppDelegateForTesting.self : production
                case "T17": environment["XCTestConfigurationFilePath"] != nil ? nil : production
                case "T19":
                    environment["XCTestConfigurationFilePath"] != nil
                        ? NSClassFromString("Detector.AppDelegateForTesting") : production
                case "C09":
                    environment["XCTestConfigurationFilePath"] != nil
                        ? NSClassFromString("TestingAppDelegate") : production
                case "T20": load(environment["TestBundleLocation"])
                case "T21":
                    load(
                        environment["TestBundleLocation"].map {
                            NSTemporaryDirectory() + "/" + URL(filePath: $0).lastPathComponent
                        })
                case "T23": getenv("UITEST") == nil ? NSClassFromString("TestingAppDelegate") ?? production : production
                default: nil
                }
            UIApplicationMain(
                CommandLine.argc, CommandLine.unsafeArgv, nil, delegate.map(NSStringFromClass))
            """

        static let tests = """
            import Testing
            import UIKit

            @objc(TestingAppDelegate) class TestingAppDelegate: UIResponder, UIApplicationDelegate {}
            class Qualified: UIResponder, UIApplicationDelegate {}

            @Test func runs() {}
            """

        /// The app delegate under 6, 7, 8, 16 and none, by technique.
        static let table: [(String, [String])] = [
            ("T01", ["understudy", "lead", "understudy", "understudy", "lead"]),
            ("T02", ["qualified", "lead", "qualified", "qualified", "lead"]),
            ("T06", ["in the app", "in the app", "lead", "lead", "lead"]),
            ("T07", ["in the app", "in the app", "in the app", "in the app", "lead"]),
            ("T08", ["nil", "nil", "nil", "nil", "lead"]),
            ("T11", ["in the app", "in the app", "lead", "lead", "lead"]),
            ("T17", ["lead", "nil", "nil", "nil", "lead"]),
            ("T19", ["lead", "in the app", "in the app", "in the app", "lead"]),
            ("C09", ["lead", "nil", "understudy", "understudy", "lead"]),
            ("T20", ["lead", "understudy", "understudy", "lead", "lead"]),
            ("T21", ["lead", "understudy", "nil", "lead", "lead"]),
        ]

        static let names = [
            "TestingAppDelegate": "understudy", "DetectorTests.Qualified": "qualified", "Detector.AppDelegate": "lead",
            "Detector.AppDelegateForTesting": "in the app",
        ]

        static func delegate(
            _ technique: String, _ profile: HostingProfile, environment: [String: String] = [:]
        ) async throws -> String {
            let built = try await BuiltSample.small(
                "Detector", ["main.swift": main], tests: tests,
                layout: profile.usesDebugLibrary ? .debugLibrary : .executable)
            let run = try await built.play(
                .test, hosting: profile, scheme: Scheme(arguments: [technique], environment: environment))
            #expect(run.verdict.tests == Verdict.Tests(ran: profile == .none ? 0 : 1, failed: 0))
            return run.verdict.appDelegate.map { names[$0] ?? $0 } ?? "nil"
        }

        @Test(arguments: table)
        func `Who takes the stage depends on the Xcode`(_ technique: String, _ delegates: [String]) async throws {
            var seen: [String] = []
            for profile in HostingProfile.allCases {
                seen.append(try await Self.delegate(technique, profile))
            }
            #expect(seen == delegates)
        }

        @Test func `A scheme's variable tells a UI test, or keeps the production delegate in any other`() async throws {
            #expect(try await Self.delegate("T23", .xcode16) == "understudy")
            #expect(try await Self.delegate("T23", .xcode16, environment: ["UITEST": "1"]) == "lead")
            #expect(try await Self.delegate("T23", .none, environment: ["UITEST": "1"]) == "lead")
        }

        @Test(arguments: [[:], ["TRAVIS": "1"], ["XPC_SERVICE_NAME": "0"]])
        func `Variables that others set as well take an ordinary run for a test`(
            _ environment: [String: String]
        ) async throws {
            let run = try await BuiltSample.small("Detector", ["main.swift": Self.main], tests: Self.tests)
                .play(.run, scheme: Scheme(arguments: ["T11"], environment: environment))
            #expect(
                run.verdict.appDelegate.map { Self.names[$0] } == (environment.isEmpty ? "lead" : "in the app"))
        }

        @Test func `A bundle that the app loaded by hand is not loaded again`() async throws {
            let built = try await BuiltSample.small(
                "Detector", ["main.swift": Self.main], tests: Self.tests, layout: .executable)
            let runs = [
                try await built.play(.test, hosting: .xcode7, scheme: Scheme(arguments: ["T01"])),
                try await built.play(.test, hosting: .xcode7, scheme: Scheme(arguments: ["T20"])),
            ]
            let loaded = Line(.state, .system, nil, "test bundle", "loaded now, after the launch")
            #expect(runs.map { $0.events.lines.count { $0 == loaded } } == [1, 0])
            #expect(
                runs[0].events.filter { Line($0) == loaded }.map(\.rule) == ["hosting.injected-late"])
        }
    }
}
