import Lifecycle
import TestSupport
import Testing

extension EndToEnd {
    /// Whole traces, in order: everything but number, time, scene and rule.
    struct WholeTraceTests {
        static let didFinish = "application(_:didFinishLaunchingWithOptions:)"
        static let configuration = "application(_:configurationForConnecting:options:)"
        static let willConnect = "scene(_:willConnectTo:options:)"

        @Test func `Stage, run on a fresh device`() async throws {
            let run = try await BuiltSample.fixture("Stage").play(.run)
            let app = "Stage.AppDelegate"
            let scene = "Stage.SceneDelegate"
            let screen = "Stage.ViewController"
            #expect(
                run.events.lines == [
                    Line(.launch, .system, nil, nil, "by Xcode's Run"),
                    Line(.state, .system, nil, "NSClassFromString(_:)", "looked up TestingAppDelegate, not found"),
                    Line(.state, .appDelegate, app, "delegate"),
                    Line(.call, .appDelegate, app, Self.didFinish),
                    .console("AppDelegate is on stage"),
                    Line(.return, .appDelegate, app, Self.didFinish, "true"),
                    Line(.call, .appDelegate, app, Self.configuration),
                    Line(
                        .state, .system, nil, "UISceneConfiguration",
                        #"in the Info.plist under "Default Configuration": name Default Configuration, delegate Stage.SceneDelegate, storyboard Main"#
                    ),
                    Line(
                        .return, .appDelegate, app, Self.configuration,
                        "name Default Configuration, delegate Stage.SceneDelegate, storyboard Main"),
                    Line(
                        .state, .system, nil, "UISceneConfiguration",
                        "from the app delegate: name Default Configuration, delegate Stage.SceneDelegate, storyboard Main"
                    ),
                    Line(.state, .sceneDelegate, scene, "delegate"),
                    Line(.call, .sceneDelegate, scene, "getter: window"),
                    Line(.return, .sceneDelegate, scene, "getter: window"),
                    Line(.state, .viewController, screen, "init(coder:)", "made by the storyboard Main"),
                    Line(.call, .sceneDelegate, scene, "setter: window"),
                    Line(.return, .sceneDelegate, scene, "setter: window"),
                    Line(.call, .sceneDelegate, scene, "getter: window"),
                    Line(.return, .sceneDelegate, scene, "getter: window", "UIWindow"),
                    Line(.call, .sceneDelegate, scene, Self.willConnect),
                    Line(.return, .sceneDelegate, scene, Self.willConnect),
                    Line(.call, .sceneDelegate, scene, "getter: window"),
                    Line(.return, .sceneDelegate, scene, "getter: window", "UIWindow"),
                    Line(.call, .viewController, screen, "viewDidLoad()"),
                    .console("ViewController is on stage"),
                    Line(.return, .viewController, screen, "viewDidLoad()"),
                    Line(.state, .window, screen, "rootViewController", "ViewController: “This is the app”"),
                    Line(.call, .sceneDelegate, scene, "sceneWillEnterForeground(_:)"),
                    Line(.return, .sceneDelegate, scene, "sceneWillEnterForeground(_:)"),
                    Line(.call, .sceneDelegate, scene, "sceneDidBecomeActive(_:)"),
                    Line(.return, .sceneDelegate, scene, "sceneDidBecomeActive(_:)"),
                    .verdict,
                ])
        }

        @Test func `Stage, tested on a fresh device`() async throws {
            let run = try await BuiltSample.fixture("Stage").play(.test)
            let app = "TestingAppDelegate"
            let scene = "StageTests.TestingSceneDelegate"
            let screen = "StageTests.TestingRootViewController"
            let tests = "StageTests.StageTests"
            #expect(
                run.events.lines == [
                    Line(.launch, .system, nil, nil, "by Xcode's Test, with the test bundle in the process"),
                    Line(.state, .appDelegate, app, "delegate"),
                    Line(.call, .appDelegate, app, Self.didFinish),
                    .console("TestingAppDelegate is on stage"),
                    Line(.return, .appDelegate, app, Self.didFinish, "true"),
                    Line(.call, .appDelegate, app, Self.configuration),
                    Line(
                        .state, .system, nil, "UISceneConfiguration",
                        #"in the Info.plist under "(no name)": name Default Configuration, delegate Stage.SceneDelegate, storyboard Main"#
                    ),
                    Line(
                        .return, .appDelegate, app, Self.configuration,
                        "name Default Configuration, delegate StageTests.TestingSceneDelegate"),
                    Line(
                        .state, .system, nil, "UISceneConfiguration",
                        "from the app delegate: name Default Configuration, delegate StageTests.TestingSceneDelegate"),
                    Line(.state, .sceneDelegate, scene, "delegate"),
                    Line(.call, .sceneDelegate, scene, Self.willConnect),
                    Line(.call, .viewController, screen, "loadView()"),
                    Line(.return, .viewController, screen, "loadView()"),
                    Line(
                        .state, .window, screen, "rootViewController",
                        "TestingRootViewController: “The tests are running”"),
                    Line(.return, .sceneDelegate, scene, Self.willConnect),
                    Line(.test, .test, tests, "testTheLeadIsStillThere()", "started"),
                    Line(.test, .test, tests, "testTheLeadIsStillThere()", "passed"),
                    Line(.test, .test, tests, "testTheUnderstudyTookThePart()", "started"),
                    Line(.test, .test, tests, "testTheUnderstudyTookThePart()", "passed"),
                    .verdict,
                ])
        }

        @Test func `Understage, tested on a fresh device`() async throws {
            let run = try await BuiltSample.fixture("Understage").play(.test)
            let app = "Understage.AppDelegate"
            let scene = "Understage.SceneDelegate"
            let screen = "Understage.TrapRoomViewController"
            let tests = "UnderstageTests.UnderstageTests"
            #expect(
                run.events.lines == [
                    Line(.launch, .system, nil, nil, "by Xcode's Test, with the test bundle in the process"),
                    Line(.state, .appDelegate, app, "delegate"),
                    Line(.call, .appDelegate, app, Self.didFinish),
                    Line(.return, .appDelegate, app, Self.didFinish, "true"),
                    Line(.call, .appDelegate, app, Self.configuration),
                    Line(
                        .state, .system, nil, "UISceneConfiguration",
                        #"in the Info.plist under "Trap Room": name Trap Room, delegate Understage.SceneDelegate"#),
                    Line(
                        .return, .appDelegate, app, Self.configuration,
                        "name Trap Room, delegate Understage.SceneDelegate"),
                    Line(
                        .state, .system, nil, "UISceneConfiguration",
                        "from the app delegate: name Trap Room, delegate Understage.SceneDelegate"),
                    Line(.state, .sceneDelegate, scene, "delegate"),
                    Line(.call, .sceneDelegate, scene, Self.willConnect),
                    Line(.call, .viewController, screen, "loadView()"),
                    Line(.return, .viewController, screen, "loadView()"),
                    Line(.state, .window, screen, "rootViewController", "TrapRoomViewController: “Below the stage”"),
                    Line(.return, .sceneDelegate, scene, Self.willConnect),
                    Line(.test, .test, tests, "theLeadPlaysItself()", "started"),
                    Line(.test, .test, tests, "theLeadPlaysItself()", "passed"),
                    Line(.test, .test, tests, "theTrapRoomShowsALabel()", "started"),
                    Line(.call, .viewController, screen, "loadView()"),
                    Line(.return, .viewController, screen, "loadView()"),
                    Line(.test, .test, tests, "theTrapRoomShowsALabel()", "passed"),
                    .verdict,
                ])
        }

        @Test func `Events are numbered without a gap, their times never go back, and their rules are known`()
            async throws
        {
            let run = try await BuiltSample.fixture("Stage").play(
                .test, then: [.home, .suspend, .activate, .swipe(card: 1)])
            #expect(run.events.map(\.seq) == Array(1...run.events.count))
            #expect(run.events.map(\.time) == run.events.map(\.time).sorted())
            #expect(run.events.compactMap(\.rule).filter { Rule.named($0) == nil } == [])
            #expect(run.events.filter { $0.kind == .verdict }.count == 1)
            #expect(run.events.last?.verdict == run.verdict)
            #expect(run.verdict.exit == .killed)
        }

        @Test func `Every call has its return, inside out`() async throws {
            let run = try await BuiltSample.fixture("Stage").play(
                .test, then: [.home, .activate, .swipe(card: 1), .activate])
            var open: [[String?]] = []
            for event in run.events {
                if event.kind == .call { open.append([event.class, event.name]) }
                if event.kind == .return { #expect(open.popLast() == [event.class, event.name]) }
            }
            #expect(open == [])
        }
    }
}
