import Lifecycle
import TestSupport
import Testing

extension EndToEnd {
    /// A launcher that chooses between two apps of SwiftUI's, and one app that chooses in its body.
    struct LauncherTests {
        static let connection = [
            "SwiftUI.AppDelegate.application(_:didFinishLaunchingWithOptions:)",
            "SwiftUI.AppDelegate.application(_:configurationForConnecting:options:)",
        ]
        static let inFront = [
            "SwiftUI.AppSceneDelegate.sceneWillEnterForeground(_:)",
            "SwiftUI.AppSceneDelegate.sceneDidBecomeActive(_:)",
        ]

        @Test func `A launcher runs the real app: its init, its body, its view`() async throws {
            let built = try await SwiftUISamples.built("Launching", SwiftUISamples.launcher)
            let run = try await built.play(.run)
            #expect(
                run.calls == [
                    "RealApp.init()", Self.connection[0], Self.connection[1], "RealApp.body",
                    "SwiftUI.AppSceneDelegate.scene(_:willConnectTo:options:)", "ContentView.body", Self.inFront[0],
                    "ContentView.onAppear", Self.inFront[1],
                ])
            #expect(run.events.printed == ["RealApp.init", "ContentView appears"])
            #expect(run.screens == ["UIHostingController<ContentView>: “This is the app”"])
            #expect(run.sentence(built) == "RealApp took the stage.")
            #expect(run.verdict.appDelegate == "SwiftUI.AppDelegate")
            #expect(run.verdict.sceneDelegates == ["SwiftUI.AppSceneDelegate"])
            #expect(run.verdict.configurationRequests == 1)
        }

        @Test func `Tested, the launcher runs the test app, and nothing of the real one`() async throws {
            let built = try await SwiftUISamples.built("Launching", SwiftUISamples.launcher)
            let run = try await built.play(.test)
            #expect(
                run.calls == [
                    "TestApp.init()", Self.connection[0], Self.connection[1], "TestApp.body",
                    "SwiftUI.AppSceneDelegate.scene(_:willConnectTo:options:)", Self.inFront[0], Self.inFront[1],
                ])
            #expect(run.events.printed == [])
            #expect(run.screens == ["UIHostingController: “The tests are running”"])
            #expect(run.verdict.isolated)
            #expect(run.verdict.tests == Verdict.Tests(ran: 1, failed: 0))
            #expect(
                run.sentence(built)
                    == "The system called no production code before the first test: TestApp took the stage. 1 test passed."
            )
        }

        @Test func `An app that chooses in its body keeps its views off the stage, not its init`() async throws {
            let built = try await SwiftUISamples.built("Branching", SwiftUISamples.branching)
            let run = try await built.play(.run)
            #expect(
                run.calls == [
                    "BranchingApp.init()", Self.connection[0], Self.connection[1], "BranchingApp.body",
                    "SwiftUI.AppSceneDelegate.scene(_:willConnectTo:options:)", "ContentView.body", Self.inFront[0],
                    Self.inFront[1],
                ])
            let test = try await built.play(.test)
            #expect(
                test.calls == [
                    "BranchingApp.init()", Self.connection[0], Self.connection[1], "BranchingApp.body",
                    "SwiftUI.AppSceneDelegate.scene(_:willConnectTo:options:)", Self.inFront[0], Self.inFront[1],
                ])
            #expect(test.events.printed == ["BranchingApp.init"])
            #expect(test.screens == ["UIHostingController"])
            #expect(!test.verdict.isolated)
            #expect(
                test.sentence(built) == """
                    BranchingApp took the stage, and the system called production's BranchingApp before the first test. \
                    1 test passed.
                    """)
        }

        @Test(arguments: ["withoutManifest", "emptyManifest", "generated"])
        func `An app of SwiftUI's has scenes, whatever its Info.plist says`(_ name: String) async throws {
            let plist =
                switch name {
                case "withoutManifest": SwiftUISamples.withoutManifest
                case "emptyManifest": SwiftUISamples.emptyManifest
                default: SwiftUISamples.generated
                }
            let main =
                "import SwiftUI\n@main struct PlainApp: App { var body: some Scene { WindowGroup { Text(\"Plain\") } } }\n"
            let built = try await BuiltSample.small("Plain\(name)", ["PlainApp.swift": main, "Info.plist": plist])
            let run = try await built.play(.run)
            #expect(
                run.calls == [
                    "PlainApp.init()", Self.connection[0], Self.connection[1], "PlainApp.body",
                    "SwiftUI.AppSceneDelegate.scene(_:willConnectTo:options:)", Self.inFront[0], Self.inFront[1],
                ])
            #expect(run.verdict.sceneDelegates == ["SwiftUI.AppSceneDelegate"])
        }

        @Test func `Before iOS 14 there is no App, and the loader says so`() async throws {
            let built = try await SwiftUISamples.built("Launching", SwiftUISamples.launcher)
            let run = try await built.play(.run, on: Device(system: SystemVersion(13)))
            #expect(run.verdict.exit == .crashed)
            #expect(
                run.events.filter { $0.kind == .fault }.lines == [
                    Line(.fault, .system, nil, "dyld", "Symbol not found: SwiftUI.App. It is there from iOS 14 on.")
                ])
        }
    }
}
