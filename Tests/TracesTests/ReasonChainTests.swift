import Lifecycle
import Testing
import Traces

@Suite struct ReasonChainTests {
    private static let scene = SampleTraces.scene
    private static let asking = "application(_:configurationForConnecting:options:)"
    private static let connecting = "scene(_:willConnectTo:options:)"
    private static let roles = ClassRoles(
        test: ["AppTests.TestingAppDelegate", "AppTests.TestingSceneDelegate"],
        production: ["App.AppDelegate", "App.SceneDelegate", "App.SeatsViewController", "App.MyApp"])

    /// The chains of a trace, as text.
    private func lines(_ build: (inout TraceBuilder) -> Void) -> [[String]] {
        var trace = TraceBuilder()
        build(&trace)
        return ReasonChain.all(trace.events, roles: Self.roles).map(\.lines)
    }

    private static let launched = [
        "  asked      The app was launched by Xcode's Test, with the test bundle in the process.",
        "  rule       \(Rule.hostingInjected.statement)  [observed: hosting.injected]",
    ]

    private static func launch(_ trace: inout TraceBuilder) {
        trace.append(
            TraceEvent(
                seq: 1, kind: .launch, lane: .system, launch: .test,
                text: "by Xcode's Test, with the test bundle in the process", rule: Rule.hostingInjected.id))
    }

    private static func appDelegate(_ name: String, _ role: String) -> [String] {
        ["Why \(name) is the app delegate, a class of \(role)"] + launched + [
            "  asked      UIApplicationMain asked for the class of the app delegate.",
            "  answered   The app named \(name), by @main or in code.",
            "  rule       \(Rule.launchApplicationFirst.statement)  [documented: launch.application-first]",
            "  therefore  The app delegate is \(name), a class of \(role).",
        ]
    }

    @Test func `Production in a plain app: the app delegate, the scene's delegate, a view controller and its window`() {
        let found = lines { trace in
            Self.launch(&trace)
            trace.add(.appDelegate, "App.AppDelegate", rule: .launchApplicationFirst)
            trace.add(
                .configuration(.infoPlist), nil, "from the Info.plist: name Main, delegate App.SceneDelegate",
                scene: Self.scene, rule: .configurationInfoPlist)
            trace.add(.sceneDelegate, "App.SceneDelegate", scene: Self.scene, rule: .sceneDelegate)
            trace.call(.sceneDelegate, "App.SceneDelegate", Self.connecting, rule: .sceneWillConnect) { trace in
                trace.call(.viewController, "App.SeatsViewController", "viewDidLoad()", rule: .viewLoadsWhenShown)
                trace.add(
                    .rootViewController(.init(type: "SeatsViewController")), "App.SeatsViewController",
                    "SeatsViewController", scene: Self.scene, rule: .viewLoadsWhenShown)
            }
        }
        let connecting = [
            "  asked      UIKit called SceneDelegate.scene(_:willConnectTo:options:).",
            "  rule       \(Rule.sceneWillConnect.statement)  [documented: scene.will-connect]",
        ]
        let shown = "  rule       \(Rule.viewLoadsWhenShown.statement)  [observed: view.loads-when-shown]"
        #expect(
            found == [
                Self.appDelegate("AppDelegate", "production"),
                [
                    "Why SceneDelegate is a scene’s delegate, a class of production",
                    "  asked      No configuration is stored, so UIKit looked if AppDelegate has \(Self.asking).",
                    "  answered   It has not, so the configuration is from the Info.plist: name Main, delegate App.SceneDelegate.",
                    "  rule       \(Rule.configurationInfoPlist.statement)  [documented: configuration.info-plist]",
                    "  rule       \(Rule.sceneDelegate.statement)  [documented: scene.delegate]",
                    "  therefore  The scene’s delegate is SceneDelegate, a class of production.",
                ],
                ["Why SeatsViewController took part, a class of production"] + connecting + [
                    "  answered   UIKit called SeatsViewController.viewDidLoad().", shown,
                    "  therefore  The launch has SeatsViewController, a class of production.",
                ],
                ["Why a window shows SeatsViewController, a class of production"] + connecting + [
                    "  answered   SeatsViewController became the root view controller of a window.", shown,
                    "  therefore  The window shows SeatsViewController, a class of production.",
                ],
            ])
    }

    @Test func `The tests' delegate is asked, and returns the tests' configuration`() {
        let found = lines { trace in
            Self.launch(&trace)
            trace.add(.appDelegate, "AppTests.TestingAppDelegate", rule: .launchApplicationFirst)
            trace.add(
                .call, .appDelegate, "AppTests.TestingAppDelegate", Self.asking, scene: Self.scene,
                rule: .sessionUnknown)
            trace.add(
                .configuration(.found), nil, "in the Info.plist under \"(no name)\": name Main",
                rule: .configurationWithoutName)
            trace.add(
                .return, .appDelegate, "AppTests.TestingAppDelegate", Self.asking,
                "name Main, delegate AppTests.TestingSceneDelegate", scene: Self.scene)
            trace.add(
                .configuration(.appDelegate), nil,
                "from the app delegate: name Main, delegate AppTests.TestingSceneDelegate", scene: Self.scene,
                rule: .configurationDelegate)
            trace.add(.sceneDelegate, "AppTests.TestingSceneDelegate", scene: Self.scene, rule: .sceneDelegate)
        }
        #expect(
            found == [
                Self.appDelegate("TestingAppDelegate", "the tests"),
                [
                    "Why TestingSceneDelegate is a scene’s delegate, a class of the tests",
                    "  asked      No configuration is stored, so UIKit asked TestingAppDelegate: \(Self.asking).",
                    "  rule       \(Rule.sessionUnknown.statement)  [\(Rule.sessionUnknown.certainty.rawValue): session.unknown]",
                    "  answered   The lookup of a configuration: in the Info.plist under \"(no name)\": name Main.",
                    "  rule       \(Rule.configurationWithoutName.statement)  [documented: configuration.without-name]",
                    "  answered   TestingAppDelegate returned: name Main, delegate AppTests.TestingSceneDelegate.",
                    "  answered   UIKit took the configuration from the app delegate: name Main, delegate AppTests.TestingSceneDelegate.",
                    "  rule       \(Rule.configurationDelegate.statement)  [documented: configuration.delegate]",
                    "  rule       \(Rule.sceneDelegate.statement)  [documented: scene.delegate]",
                    "  therefore  The scene’s delegate is TestingSceneDelegate, a class of the tests.",
                ],
            ])
    }

    @Test
    func `A stored configuration is why production's scene delegate comes although the app delegate is the tests'`() {
        let found = lines { trace in
            // An earlier launch in the same trace is not what is explained.
            trace.add(.launch, .system, nil, nil, "by Xcode's Run")
            trace.add(.appDelegate, "App.AppDelegate", rule: .launchApplicationFirst)
            trace.restart()
            Self.launch(&trace)
            trace.add(
                .configuration(.stored), nil, "stored: name Main, delegate App.SceneDelegate", scene: Self.scene,
                rule: .sessionStoredConfiguration)
            trace.add(.sceneDelegate, "App.SceneDelegate", scene: Self.scene, rule: .sceneDelegate)
        }
        #expect(
            found == [
                [
                    "Why SceneDelegate is a scene’s delegate, a class of production",
                    "  asked      UIKit looked for the configuration of the scene’s session.",
                    "  answered   An earlier launch left one, stored: name Main, delegate App.SceneDelegate.",
                    "  rule       \(Rule.sessionStoredConfiguration.statement)  [\(Rule.sessionStoredConfiguration.certainty.rawValue): session.stored-configuration]",
                    "  rule       \(Rule.sceneDelegate.statement)  [documented: scene.delegate]",
                    "  therefore  The scene’s delegate is SceneDelegate, a class of production.",
                ]
            ])
    }

    @Test
    func `A lookup that missed its class is a link of the app delegate's chain, and a missing delegate has one, too`() {
        let lookup = ClassLookup(api: "NSClassFromString(_:)", name: "TestingAppDelegate")
        let found = lines { trace in
            Self.launch(&trace)
            trace.add(.classNotFound(lookup), nil, lookup.text, rule: .lookupMissed)
            trace.add(.appDelegate, nil, rule: .launchApplicationFirst)
        }
        #expect(
            found == [
                ["Why there is no app delegate"] + Self.launched + [
                    "  answered   The app looked up TestingAppDelegate, not found.",
                    "  rule       \(Rule.lookupMissed.statement)  [\(Rule.lookupMissed.certainty.rawValue): lookup.missed]",
                    "  asked      UIApplicationMain asked for the class of the app delegate.",
                    "  answered   The app named no class.",
                    "  rule       \(Rule.launchApplicationFirst.statement)  [documented: launch.application-first]",
                    "  therefore  There is no app delegate.",
                ]
            ])
    }

    @Test func `A view controller of production's that comes with a test took no part in the launch`() {
        let found = lines { trace in
            Self.launch(&trace)
            trace.add(.test, .test, "AppTests.SeatsTests", "testSeats()", "started")
            trace.call(.viewController, "App.SeatsViewController", "viewDidLoad()", rule: .viewLoadsWhenShown)
        }
        #expect(found == [])
    }

    @Test func `Delegates that come with a test took no part in the launch`() {
        let found = lines { trace in
            Self.launch(&trace)
            trace.add(.appDelegate, "App.AppDelegate", rule: .launchApplicationFirst)
            trace.add(.test, .test, "AppTests.SeatsTests", "testSeats()", "started")
            trace.add(.appDelegate, "App.AppDelegate", rule: .launchApplicationFirst)
            trace.add(.sceneDelegate, "App.SceneDelegate", scene: Self.scene, rule: .sceneDelegate)
            trace.add(.adaptedAppDelegate, "App.AppDelegate", rule: .swiftuiAdaptor)
            trace.add(.adaptedSceneDelegate, "App.SceneDelegate", scene: Self.scene, rule: .swiftuiAdaptor)
        }
        #expect(found == [Self.appDelegate("AppDelegate", "production")])
    }

    @Test func `An app of SwiftUI, and the delegate behind SwiftUI's own`() {
        let found = lines { trace in
            Self.launch(&trace)
            trace.add(.app, "App.MyApp", rule: .swiftuiAppFirst)
            trace.add(.appDelegate, "SwiftUI.AppDelegate", rule: .launchApplicationFirst)
            trace.add(.adaptedAppDelegate, "App.AppDelegate", rule: .swiftuiAdaptor)
        }
        #expect(
            found.map { $0.filter { !$0.hasPrefix("  rule") } } == [
                [
                    "Why SwiftUI.AppDelegate is the app delegate", Self.launched[0],
                    "  asked      UIApplicationMain asked for the class of the app delegate.",
                    "  answered   MyApp is an app of SwiftUI, which has its own app delegate.",
                    "  therefore  The app delegate is SwiftUI.AppDelegate.",
                ],
                [
                    "Why AppDelegate is the app delegate behind SwiftUI’s, a class of production", Self.launched[0],
                    "  asked      SwiftUI asked MyApp for its @UIApplicationDelegateAdaptor.",
                    "  answered   The answer names AppDelegate.",
                    "  therefore  The app delegate behind SwiftUI’s is AppDelegate, a class of production.",
                ],
            ])
    }
}
