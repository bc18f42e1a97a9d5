import Lifecycle
import Testing

/// The isolation of a run beside an ordinary launch, with and without left-out code.
struct IsolationJudgementTests {
    private static let production: Set<String> = ["App.AppDelegate", "App.SceneDelegate"]
    private static let tests: Set<String> = ["Tests.TestingAppDelegate", "Tests.TestingSceneDelegate"]

    private static func call(_ type: String) -> TraceEvent {
        TraceEvent(kind: .call, lane: .appDelegate, class: type, name: "application(_:didFinishLaunchingWithOptions:)")
    }

    private static func delegate(_ type: String) -> TraceEvent { TraceEvent(state: .appDelegate, class: type) }

    private static func use(_ effect: LeftOutUse.Effect) -> TraceEvent {
        TraceEvent(state: .leftOut(LeftOutUse(code: "go()", reason: "module M is not here", effect: effect)))
    }

    private static let test = TraceEvent(kind: .test, lane: .test, class: "Tests.T", name: "testA()", text: "started")
    private static let came = "the launch reached left-out code (go(): module M is not here)"
    private static let gap = "an ordinary launch reached left-out code"

    struct Row: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var events: [TraceEvent]
        var certain: Set<String>?
        var unchanged: Set<String>?
        var settled: Set<Appearances.Role>
        var productionGap: String?
        var leftOut: LeftOutFacts?
        var expected: Verdict.Isolation

        init(
            _ name: String, _ events: [TraceEvent], certain: Set<String>? = nil,
            unchanged: Set<String>? = nil, settled: Set<Appearances.Role> = [], gap: String? = nil,
            leftOut: LeftOutFacts? = LeftOutFacts(parts: 1),
            _ expected: Verdict.Isolation
        ) {
            testDescription = name
            self.events = events
            self.certain = certain
            self.unchanged = unchanged
            self.settled = settled
            productionGap = gap
            self.leftOut = leftOut
            self.expected = expected
        }
    }

    private static let reach = CodeReach([
        .init(owner: "ShopDelegate", uses: ["open"]), .init(name: "open", uses: ["sell"]),
        .init(owner: "SceneDelegate", uses: ["produce"]),
    ])
    private static let far = LeftOutFacts.Risk("a call may go elsewhere", if: .init(names: ["open"]))
    private static let farther = LeftOutFacts.Risk("another call may go elsewhere", if: .init(names: ["sell"]))

    private static let rows = [
        Row("nothing left out, nothing of production", [call("App.Other")], leftOut: nil, .isolated),
        Row("nothing left out, production", [call("App.SceneDelegate")], leftOut: nil, .notIsolated),
        Row(
            "a class of the tests that derives from production's",
            [TraceEvent(state: .sceneDelegate, class: "Tests.T", superclasses: ["Tests.Base", "App.SceneDelegate"])],
            leftOut: nil, .notIsolated),
        Row(
            "a class of the tests that derives from another of the app's",
            [TraceEvent(state: .sceneDelegate, class: "Tests.T", superclasses: ["App.Base"])], leftOut: nil, .isolated),
        Row(
            "an heir of production's after an effect that is not known",
            [use(.unknown), TraceEvent(state: .sceneDelegate, class: "Tests.T", superclasses: ["App.SceneDelegate"])],
            .unknown(came)),
        Row("nothing used", [call("App.Other")], .isolated),
        Row("an assumption", [use(.assumed), call("App.Other")], .isolated),
        Row("an effect that is not known", [use(.unknown), call("App.Other")], .unknown(came)),
        Row("a value that is needed", [call("App.Other"), use(.stops)], .unknown(came)),
        Row("production before it", [call("App.SceneDelegate"), use(.unknown)], .notIsolated),
        Row("production after it", [use(.unknown), call("App.SceneDelegate")], .unknown(came)),
        Row("left-out code in a test", [call("App.Other"), test, use(.stops)], .isolated),
        Row("a gap in production, and a class of the app", [call("App.Other")], gap: gap, .unknown(gap)),
        Row(
            "a gap in production, and classes of the tests alone", [call("Tests.TestingAppDelegate")], gap: gap,
            .isolated),
        Row(
            "a gap, and the app's own app delegate for tests, whose role is another's", [delegate("App.Testing")],
            settled: [.application, .appDelegate], gap: gap, .isolated),
        Row(
            "a gap, and a scene delegate of the app's whose role is not settled",
            [delegate("App.Testing"), TraceEvent(state: .sceneDelegate, class: "App.TestingScene")],
            settled: [.appDelegate], gap: gap, .unknown(gap)),
        Row(
            "a gap, and delegates of the app's whose roles are both another's",
            [
                TraceEvent(state: .appDelegate, class: "App.Testing", superclasses: ["App.Base"]),
                TraceEvent(state: .sceneDelegate, class: "App.TestingScene"),
            ], settled: [.appDelegate, .sceneDelegate], gap: gap, .isolated),
        Row(
            "a gap, settled roles, and a view controller of the app's", [delegate("App.Testing"), call("App.List")],
            settled: [.appDelegate, .sceneDelegate], gap: gap, .unknown(gap)),
        Row(
            "a gap, settled roles, and a delegate that derives from production's",
            [TraceEvent(state: .appDelegate, class: "App.Testing", superclasses: ["App.AppDelegate"])],
            certain: ["App.AppDelegate"], settled: [.appDelegate], gap: gap, .notIsolated),
        Row(
            "a gap without left-out code", [call("Tests.TestingAppDelegate")], gap: "it failed", leftOut: nil,
            .unknown("it failed")),
        Row(
            "a host that is built whole, beside an ordinary launch that reached left-out code",
            [call("Tests.TestingAppDelegate")], certain: ["App.AppDelegate"], gap: gap, leftOut: nil, .isolated),
        Row(
            "such a host, and a class that an ordinary launch may have", [call("App.Other")],
            certain: ["App.AppDelegate"], gap: gap, leftOut: nil, .unknown(gap)),
        Row(
            "production that is not certain", [call("App.SceneDelegate")], certain: ["App.AppDelegate"], gap: gap,
            .unknown(gap)),
        Row(
            "a risk of a class that was called", [call("Tests.TestingAppDelegate")],
            leftOut: LeftOutFacts(parts: 1, risks: [.init("it is gone", of: "TestingAppDelegate")]),
            .unknown("it is gone")),
        Row(
            "a risk of a class that nothing called", [call("App.Other")],
            leftOut: LeftOutFacts(parts: 1, risks: [.init("it is gone", of: "Idle")]), .isolated),
        Row(
            "a risk of a class that appeared after production", [call("App.SceneDelegate"), call("App.List")],
            leftOut: LeftOutFacts(parts: 1, risks: [.init("it is gone", of: "List")]), .notIsolated),
        Row(
            "a risk of production's own class", [call("App.SceneDelegate")],
            leftOut: LeftOutFacts(parts: 1, risks: [.init("it is gone", of: "SceneDelegate")]), .notIsolated),
        Row(
            "a risk of a class that appeared before production", [call("App.List"), call("App.SceneDelegate")],
            leftOut: LeftOutFacts(parts: 1, risks: [.init("it is gone", of: "List")]), .unknown("it is gone")),
        Row(
            "a risk of every launch, and code of the app's own that chooses", [delegate("App.AppDelegate")],
            leftOut: LeftOutFacts(parts: 1, risks: [.init("a call may go elsewhere")], choosesDelegate: true),
            .unknown("a call may go elsewhere")),
        Row(
            "a risk of production's, and classes of the tests alone", [call("Tests.TestingAppDelegate")],
            leftOut: LeftOutFacts(parts: 1, risks: [.init("it is gone", of: "SceneDelegate")]),
            .isolated),
        Row(
            "a risk of every launch", [call("Tests.TestingAppDelegate")],
            leftOut: LeftOutFacts(parts: 1, risks: [.init("a call may go elsewhere")]),
            .unknown("a call may go elsewhere")),
        Row(
            "a risk of code that this launch does not come to", [call("Tests.TestingAppDelegate")],
            leftOut: LeftOutFacts(parts: 1, risks: [far, farther], reach: reach), .isolated),
        Row(
            "risks of code that this launch comes to: the nearest is the reason", [call("Tests.ShopDelegate")],
            leftOut: LeftOutFacts(parts: 1, risks: [farther, far], reach: reach), .unknown("a call may go elsewhere")),
        Row(
            "a risk of code that only an ordinary launch comes to, and a class of the app's own",
            [call("App.Testing")],
            leftOut: LeftOutFacts(parts: 1, risks: [.init("p", if: .init(names: ["produce"]))], reach: reach),
            .unknown("p")),
        Row(
            "a risk of code that only an ordinary launch comes to, and classes of the tests alone",
            [call("Tests.TestingAppDelegate")],
            leftOut: LeftOutFacts(parts: 1, risks: [.init("p", if: .init(names: ["produce"]))], reach: reach), .isolated
        ),
        Row(
            "a risk without a condition, though others have one", [call("Tests.TestingAppDelegate")],
            leftOut: LeftOutFacts(parts: 1, risks: [far, .init("anything")], reach: reach), .unknown("anything")),
        Row(
            "a risk of every launch, though production's delegate was the first", [delegate("App.AppDelegate")],
            leftOut: LeftOutFacts(parts: 1, risks: [.init("a call may go elsewhere")]),
            .notIsolated),
        Row(
            "a risk of code that only production's own class comes to",
            [delegate("App.Testing"), call("App.SceneDelegate")],
            leftOut: LeftOutFacts(
                parts: 1, risks: [.init("p", if: .init(names: ["produce"]))], choosesDelegate: true, reach: reach),
            .notIsolated),
        Row(
            "such a risk, beside an ordinary launch that may come to it first",
            [delegate("App.Testing"), call("App.SceneDelegate")], unchanged: ["App.AppDelegate"],
            leftOut: LeftOutFacts(
                parts: 1, risks: [.init("p", if: .init(names: ["produce"]))], choosesDelegate: true, reach: reach),
            .unknown("p")),
        Row(
            "a risk of code that a class comes to before production's appears",
            [delegate("Tests.ShopDelegate"), call("App.SceneDelegate")],
            leftOut: LeftOutFacts(parts: 1, risks: [farther], choosesDelegate: true, reach: reach),
            .unknown("another call may go elsewhere")),
        Row(
            "production, and behind it a class that comes to a risk",
            [delegate("App.Testing"), call("App.SceneDelegate"), call("Tests.ShopDelegate")],
            leftOut: LeftOutFacts(parts: 1, risks: [farther], choosesDelegate: true, reach: reach), .notIsolated),
        Row(
            "production behind left-out code that the launch reached",
            [delegate("App.Testing"), use(.unknown), call("App.SceneDelegate")],
            leftOut: LeftOutFacts(
                parts: 1, risks: [.init("p", if: .init(names: ["produce"]))], choosesDelegate: true, reach: reach),
            .unknown("p")),
    ]

    @Test(arguments: rows)
    func `A run is judged by what appeared and what was left out`(_ row: Row) {
        let judgement = IsolationJudgement(
            Appearances(row.events), production: Self.production, certain: row.certain,
            unchanged: row.unchanged, settledRoles: row.settled, productionGap: row.productionGap, leftOut: row.leftOut,
            outsiders: Self.tests)
        #expect(judgement.isolation == row.expected)
    }
}
