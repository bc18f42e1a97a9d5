import Lifecycle
import Testing

/// The classes that appeared, from the events of a trace.
struct AppearancesTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        var events: [TraceEvent]
        var appDelegate: String?
        var sceneDelegates: [String] = []
        var viewControllers: [String] = []
        var configurationRequests = 0
        var calledBeforeTests: Set<String> = []

        var testDescription: String { name }
    }

    static func made(_ type: String?, _ state: TraceEvent.State) -> TraceEvent {
        TraceEvent(state: state, class: type)
    }

    static func call(_ type: String, _ name: String, _ lane: TraceEvent.Lane) -> TraceEvent {
        TraceEvent(kind: .call, lane: lane, class: type, name: name)
    }

    static let test = TraceEvent(kind: .test, lane: .test, class: "Tests", name: "test()", text: "started")
    static let configuration = "application(_:configurationForConnecting:options:)"

    static let cases: [Case] = [
        Case(name: "nothing", events: []),
        Case(
            name: "an app delegate", events: [made("App.AppDelegate", .appDelegate)], appDelegate: "App.AppDelegate",
            calledBeforeTests: ["App.AppDelegate"]),
        Case(name: "no app delegate", events: [made(nil, .appDelegate)]),
        Case(
            name: "scene delegates in order", events: [made("B", .sceneDelegate), made("A", .sceneDelegate)],
            sceneDelegates: ["B", "A"], calledBeforeTests: ["A", "B"]),
        Case(
            name: "requests", events: [call("A", configuration, .appDelegate), call("A", configuration, .appDelegate)],
            configurationRequests: 2, calledBeforeTests: ["A"]),
        Case(
            name: "a view controller that is shown",
            events: [TraceEvent(state: .rootViewController(.init(type: "V")), class: "V")],
            viewControllers: ["V"], calledBeforeTests: ["V"]),
        Case(
            name: "a view controller that is called, once",
            events: [call("V", "viewDidLoad()", .viewController), call("V", "viewWillAppear(_:)", .viewController)],
            viewControllers: ["V"], calledBeforeTests: ["V"]),
        Case(
            name: "what comes after the first test", events: [test, call("V", "viewDidLoad()", .viewController)],
            viewControllers: ["V"]),
        Case(
            name: "returns, lines and requests call nobody",
            events: [
                TraceEvent(kind: .return, lane: .appDelegate, class: "A", name: "x"),
                TraceEvent(kind: .console, lane: .console, text: "A"),
                TraceEvent(kind: .request, lane: .application, name: "_removeSessionFromSessionSet:"),
            ]),
    ]

    @Test(arguments: cases)
    func `A trace says who appeared`(_ table: Case) {
        let seen = Appearances(table.events)
        #expect(seen.appDelegate == table.appDelegate)
        #expect(seen.sceneDelegates == table.sceneDelegates)
        #expect(seen.viewControllers == table.viewControllers)
        #expect(seen.configurationRequests == table.configurationRequests)
        #expect(seen.calledBeforeTests == table.calledBeforeTests)
        #expect(seen.testsBegan == table.events.contains { $0.kind == .test })
        #expect(
            seen.production
                == Set([table.appDelegate].compactMap { $0 } + table.sceneDelegates + table.viewControllers))
    }

    @Test func `SwiftUI's own delegates are nobody's, and those behind them the app's`() {
        var asked = Self.call("App.AppDelegate", Self.configuration, .appDelegate)
        asked.rule = Rule.swiftuiAdaptorConfigures.id
        let seen = Appearances([
            Self.call("App.MyApp", "init()", .application), Self.made("App.MyApp", .app),
            Self.made("App.AppDelegate", .adaptedAppDelegate),
            Self.made("SwiftUI.AppDelegate", .appDelegate),
            Self.call("SwiftUI.AppDelegate", Self.configuration, .appDelegate),
            Self.made("SwiftUI.AppSceneDelegate", .sceneDelegate), asked,
            Self.made("App.SceneDelegate", .adaptedSceneDelegate),
            Self.call("App.ContentView", "body", .viewController),
        ])
        #expect(seen.app == "App.MyApp")
        #expect(seen.appDelegate == "SwiftUI.AppDelegate")
        #expect(seen.sceneDelegates == ["SwiftUI.AppSceneDelegate"])
        #expect(seen.delegatesBehind == ["App.AppDelegate", "App.SceneDelegate"])
        #expect(seen.configurationRequests == 1)
        #expect(seen.production == ["App.MyApp", "App.AppDelegate", "App.SceneDelegate", "App.ContentView"])
        #expect(!seen.isIsolated(from: ["App.MyApp"]))
        #expect(seen.isIsolated(from: ["App.RealApp"]))
    }

    @Test func `What production derives from is production, and those who derive from it are its heirs`() {
        let ordinary = Appearances([
            TraceEvent(state: .appDelegate, class: "App.AppDelegate", superclasses: ["App.BaseAppDelegate"])
        ])
        #expect(ordinary.production == ["App.AppDelegate", "App.BaseAppDelegate"])
        let tested = Appearances([
            TraceEvent(state: .appDelegate, class: "Tests.AppDelegate", superclasses: ["App.BaseAppDelegate"])
        ])
        #expect(!tested.isIsolated(from: ordinary.production))
        let heirs = tested.heirs(of: ordinary.production.contains)
        #expect(heirs.map(\.class) == ["Tests.AppDelegate"])
        #expect(heirs.map(\.superclass) == ["App.BaseAppDelegate"])
    }

    @Test func `A view controller that no code of its own announces is called, and production's`() {
        let seen = Appearances([Self.made("App.Feed", .viewLoaded)])
        #expect(seen.called == ["App.Feed"])
        #expect(seen.production == ["App.Feed"])
        #expect(seen.calledBeforeTests == ["App.Feed"])
    }

    @Test func `The reasons are told beside the classes`() {
        let seen = Appearances([
            Self.call("App.MyApp", "init()", .application), TraceEvent(state: .configuration(.found)),
            TraceEvent(state: .configuration(.infoPlist)), Self.made("App.ViewController", .storyboardController),
            TraceEvent(kind: .fault, lane: .system, name: "NSException", text: "why"), Self.test,
            Self.call("App.Late", "viewDidLoad()", .viewController), TraceEvent(state: .productionUnknown),
        ])
        #expect(seen.called == ["App.MyApp", "App.ViewController"])
        #expect(seen.usesInfoPlist)
        #expect(seen.wasCalled)
        #expect(seen.fault == "NSException: why")
        #expect(seen.isProductionUnknown)
        #expect(Appearances().isEmpty && !seen.isEmpty)
    }

    @Test func `An initializer is no call of a launched app`() {
        let begun = Appearances([Self.call("App.AppDelegate", "init()", .appDelegate)])
        #expect(!begun.wasCalled)
        #expect(begun.called == ["App.AppDelegate"])
    }

    static let isolations: [(production: Set<String>, isIsolated: Bool)] = [
        ([], true),
        (["App.AppDelegate", "App.SceneDelegate"], true),
        (["Tests.SceneDelegate"], false),
        (["Tests.RootViewController"], true),
    ]

    @Test(arguments: isolations)
    func `A run is isolated if no class of production appeared in it`(_ production: Set<String>, _ isIsolated: Bool) {
        let seen = Appearances([
            Self.made("Tests.SceneDelegate", .sceneDelegate), Self.test,
            Self.call("Tests.RootViewController", "loadView()", .viewController),
        ])
        #expect(seen.isIsolated(from: production) == isIsolated)
    }
}
