import Lifecycle
import Testing

extension Chain {
    /// Logs that developers published. Each test is named after the log; its list is the log, word for word, with the
    /// class names of our own samples.
    struct GoldenLogTests {
        static let delegates = PublishedLog("didFinishLaunching", "configurationForConnecting", "willConnectTo")
        static let template = PublishedLog(
            "didFinishLaunching", "configurationForConnecting", "window(get)", "window(set)", "willConnectTo",
            "viewDidLoad", "sceneWillEnterForeground", "sceneDidBecomeActive")

        @Test func `G01: a debug run, app not installed`() async throws {
            let run = try await Piece.fixture("Stage").play(.run)
            #expect(
                Self.delegates.withClasses(run.events) == [
                    "AppDelegate.didFinishLaunching",
                    "AppDelegate.configurationForConnecting",
                    "SceneDelegate.willConnectTo",
                ])
        }

        @Test func `G02: a debug run, app already installed`() async throws {
            let stage = try await Piece.fixture("Stage")
            let run = try await stage.play(.run, on: stage.play(.run).device)
            #expect(
                Self.delegates.withClasses(run.events) == [
                    "AppDelegate.didFinishLaunching",
                    "SceneDelegate.willConnectTo",
                ])
        }

        @Test func `G03: a unit test run, app not installed`() async throws {
            let run = try await Piece.fixture("Stage").play(.test)
            #expect(
                Self.delegates.withClasses(run.events) == [
                    "TestingAppDelegate.didFinishLaunching",
                    "TestingAppDelegate.configurationForConnecting",
                    "TestingSceneDelegate.willConnectTo",
                ])
        }

        @Test func `G04: a unit test run after a debug run, no session removed`() async throws {
            let stage = try await Piece.stageWithoutFlush()
            let run = try await stage.play(.test, on: stage.play(.run).device)
            #expect(
                Self.delegates.withClasses(run.events) == [
                    "TestingAppDelegate.didFinishLaunching",
                    "SceneDelegate.willConnectTo",
                ])
        }

        @Test func `G11: every function of a relaunch with a stored session`() async throws {
            let stage = try await Piece.fixture("Stage")
            let run = try await stage.play(.run, on: stage.play(.run).device)
            let log = [
                "main",
                "didFinishLaunching",
                "SceneDelegate.window(get)",
                "SceneDelegate.window(set)",
                "SceneDelegate.window(get)",
                "SceneDelegate.window(get)",
                "willConnectTo",
                "SceneDelegate.window(get)",
                "SceneDelegate.window(get)",
                "SceneDelegate.window(get)",
                "viewDidLoad",
                "sceneWillEnterForeground",
                "sceneDidBecomeActive",
            ]
            // How often the getter is asked in a row differs from one published run to the next.
            #expect(Self.template.fromMain(run.events).said == log.said)
        }

        @Test func `G14: an order file of a launch with a stored session`() async throws {
            let prompter = try await Piece.fixture("Prompter", tests: false)
            let run = try await prompter.play(.run, on: prompter.play(.run).device)
            var instrumented = Self.template
            instrumented.words["viewDidAppear(_:)"] = "viewDidAppear"
            let log = [
                "main",
                "didFinishLaunching",
                "SceneDelegate.window(set)",
                "willConnectTo",
                "SceneDelegate.window(get)",
                "viewDidLoad",
                "sceneWillEnterForeground",
                "sceneDidBecomeActive",
                "viewDidAppear",
            ]
            let seen = instrumented.fromMain(run.events)
            #expect(seen.withoutAccessors == log.withoutAccessors)
            #expect(log.isSubsequence(of: seen), "\(seen)")
        }

        @Test func `G16: a window made in code, cold and hot`() async throws {
            let run = try await Piece.fixture("Scaffold", tests: false)
                .play(.run, then: [.home, .suspend, .activate])
            let instrumented = PublishedLog(
                "didFinishLaunching", "willConnectTo", "viewDidLoad", "sceneWillEnterForeground",
                "sceneDidBecomeActive")
            // The author printed at the begin and at the end of willConnectTo.
            let seen = run.events.flatMap { event -> [String] in
                guard event.name == "scene(_:willConnectTo:options:)" else { return instrumented.fromMain([event]) }
                return [event.kind == .call ? "willConnectTo begin" : "willConnectTo end"]
            }
            let hot = try #require(run.events.firstIndex { $0.name == "activate" })
            #expect(
                seen == [
                    "main",
                    "didFinishLaunching",
                    "willConnectTo begin",
                    "viewDidLoad",
                    "willConnectTo end",
                    "sceneWillEnterForeground",
                    "sceneDidBecomeActive",
                ] + ["sceneWillEnterForeground", "sceneDidBecomeActive"])
            #expect(
                instrumented.fromMain(Array(run.events[hot...])) == [
                    "sceneWillEnterForeground",
                    "sceneDidBecomeActive",
                ])
        }

        @Test func `G28: a run of the app after a test run`() async throws {
            let stage = try await Piece.fixture("Stage")
            let run = try await stage.play(.run, on: stage.play(.test).device)
            let instrumented = PublishedLog("configurationForConnecting", "willConnectTo")
            let seen = run.events.flatMap { event -> [String] in
                guard event.kind == .console, event.lane == .system else { return instrumented.withClasses([event]) }
                return [event.text ?? ""]
            }
            #expect(
                seen == [
                    #"[SceneConfiguration] Encoded configuration for UIWindowSceneSessionRoleApplication contained a UISceneDelegate class named "(null)", but no class with that name could be found."#,
                    "AppDelegate.configurationForConnecting",
                    "SceneDelegate.willConnectTo",
                ])
        }
    }
}
