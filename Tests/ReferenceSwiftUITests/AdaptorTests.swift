import Lifecycle
import TestSupport
import Testing

extension EndToEnd {
    /// App delegates and scene delegates behind SwiftUI's own.
    struct AdaptorTests {
        @Test func `The adaptor makes the delegate, and SwiftUI's own stays the application's`() async throws {
            let built = try await SwiftUISamples.built("Adapting", SwiftUISamples.adaptors)
            let run = try await built.play(.run)
            #expect(
                run.calls == [
                    "RealApp.init()", "AppDelegate.init()",
                    "SwiftUI.AppDelegate.application(_:didFinishLaunchingWithOptions:)",
                    "AppDelegate.application(_:didFinishLaunchingWithOptions:)",
                    "SwiftUI.AppDelegate.application(_:configurationForConnecting:options:)", "RealApp.body",
                    "SwiftUI.AppSceneDelegate.scene(_:willConnectTo:options:)", "ContentView.body",
                    "SwiftUI.AppSceneDelegate.sceneWillEnterForeground(_:)",
                    "SwiftUI.AppSceneDelegate.sceneDidBecomeActive(_:)",
                ])
            #expect(run.events.printed == ["AppDelegate.init", "SwiftUI.AppDelegate", "false"])
            #expect(run.sentence(built) == "RealApp took the stage, with AppDelegate behind SwiftUI's own delegates.")
        }

        @Test func `Tested, the test app's adaptor makes the other delegate`() async throws {
            let built = try await SwiftUISamples.built("Adapting", SwiftUISamples.adaptors)
            let run = try await built.play(.test)
            #expect(
                run.calls == [
                    "TestApp.init()", "TestAppDelegate.application(_:willFinishLaunchingWithOptions:)",
                    "SwiftUI.AppDelegate.application(_:didFinishLaunchingWithOptions:)",
                    "SwiftUI.AppDelegate.application(_:configurationForConnecting:options:)", "TestApp.body",
                    "SwiftUI.AppSceneDelegate.scene(_:willConnectTo:options:)",
                ] + LauncherTests.inFront)
            #expect(run.events.printed == [])
            #expect(run.verdict.isolated)
            #expect(
                run.sentence(built) == """
                    The system called no production code before the first test: TestApp took the stage, with \
                    TestAppDelegate behind SwiftUI's own delegates. 1 test passed.
                    """)
        }

        static let connected = [
            "SwiftUI.AppSceneDelegate.scene(_:willConnectTo:options:)",
            "AppDelegate.application(_:configurationForConnecting:options:)", "ContentView.body",
            "SceneDelegate.scene(_:willConnectTo:options:)", "SwiftUI.AppSceneDelegate.sceneWillEnterForeground(_:)",
            "SwiftUI.AppSceneDelegate.sceneDidBecomeActive(_:)", "SceneDelegate.sceneDidBecomeActive(_:)",
        ]

        @Test func `A scene delegate hears what SwiftUI's own hears, and both delegates are in the environment`()
            async throws
        {
            let run = try await BuiltSample.small("Scened", SwiftUISamples.scene).play(
                .run, then: [.home, .activate, .swipe(card: 1)])
            #expect(
                run.calls == [
                    "SceneApp.init()", "SwiftUI.AppDelegate.application(_:didFinishLaunchingWithOptions:)",
                    "SwiftUI.AppDelegate.application(_:configurationForConnecting:options:)", "SceneApp.body",
                ] + Self.connected + [
                    "SwiftUI.AppSceneDelegate.sceneWillResignActive(_:)",
                    "SwiftUI.AppSceneDelegate.sceneDidEnterBackground(_:)",
                    "SwiftUI.AppSceneDelegate.sceneWillEnterForeground(_:)",
                    "SwiftUI.AppSceneDelegate.sceneDidBecomeActive(_:)", "SceneDelegate.sceneDidBecomeActive(_:)",
                    "SwiftUI.AppSceneDelegate.sceneWillResignActive(_:)",
                    "SwiftUI.AppSceneDelegate.sceneDidDisconnect(_:)", "SceneDelegate.sceneDidDisconnect(_:)",
                    "AppDelegate.applicationWillTerminate(_:)",
                ])
            #expect(run.screens == ["UIHostingController<ContentView>: “app delegate, scene delegate”"])
            #expect(
                run.events.printed == [
                    "SwiftUI.AppSceneDelegate SwiftUI.AppSceneDelegate", "active", "inactive", "background", "inactive",
                    "active", "inactive", "background",
                ])
            #expect(run.verdict.sceneDelegates == ["SwiftUI.AppSceneDelegate"])
            #expect(run.verdict.configurationRequests == 1)
        }

        @Test func `A stored session does not keep SwiftUI from asking for the scene delegate`() async throws {
            let built = try await BuiltSample.small("Scened", SwiftUISamples.scene)
            let first = try await built.play(.run)
            let second = try await built.play(.run, on: first.device)
            #expect(
                second.calls == [
                    "SceneApp.init()", "SwiftUI.AppDelegate.application(_:didFinishLaunchingWithOptions:)",
                    Self.connected[0], Self.connected[1], "SceneApp.body",
                ] + Self.connected.dropFirst(2))
            #expect(second.verdict.configurationRequests == 0)
        }

        @Test func `A view and a scene delegate hear of a URL to open, while the app runs and when it starts for one`()
            async throws
        {
            let built = try await BuiltSample.small(
                "Opening", ["App.swift": SwiftUISamples.opening, "Info.plist": SwiftUISamples.generated])
            let run = try await built.play(.run, then: [.openURL("play://one"), .terminate, .openURL("play://two")])
            #expect(
                run.events.printed == [
                    "scene starts: []", "appears", "view: play://one", "scene: [play://one]",
                    "scene starts: [play://two]", "appears", "view: play://two",
                ])
            #expect(
                run.events.filter { $0.name == "onOpenURL" && $0.kind == .call }.compactMap(\.rule) == [
                    "swiftui.open-url", "swiftui.open-url",
                ])
        }

        @Test func `On an iPad each window has a scene delegate of SwiftUI's, a host and a state of its own`()
            async throws
        {
            let main = """
                import SwiftUI

                @main
                struct WindowsApp: App {
                    var body: some Scene {
                        WindowGroup { ContentView() }
                    }
                }

                struct ContentView: View {
                    @State private var count = 0
                    @Environment(\\.scenePhase) private var phase
                    var body: some View {
                        Text("\\(count)").onAppear { count += 1 }
                            .onChange(of: phase) { print("\\($0)") }
                    }
                }
                """
            let built = try await BuiltSample.small(
                "Windows", ["App.swift": main, "Info.plist": SwiftUISamples.generated])
            let run = try await built.play(.run, on: Device(idiom: .pad, system: SystemVersion(17)), then: [.newWindow])
            #expect(run.screens == ["UIHostingController<ContentView>: “0”", "UIHostingController<ContentView>: “0”"])
            #expect(run.verdict.sceneDelegates == ["SwiftUI.AppSceneDelegate", "SwiftUI.AppSceneDelegate"])
            #expect(run.calls.filter { $0.hasPrefix("WindowsApp") } == ["WindowsApp.init()", "WindowsApp.body"])
            #expect(
                run.calls.filter { $0.hasPrefix("ContentView") } == [
                    "ContentView.body", "ContentView.onAppear", "ContentView.body", "ContentView.onAppear",
                ])
        }

        @Test func `The events name SwiftUI's rules`() async throws {
            let run = try await BuiltSample.small("Scened", SwiftUISamples.scene).play(.run)
            #expect(
                Set(run.events.compactMap(\.rule).filter { $0.hasPrefix("swiftui.") }) == [
                    "swiftui.app-first", "swiftui.app-body", "swiftui.adaptor", "swiftui.forwarding",
                    "swiftui.adaptor-configures", "swiftui.scene-delegate", "swiftui.body",
                ])
        }
    }
}
