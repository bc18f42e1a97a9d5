import Lifecycle
import Traces

/// Builds a trace the way a run does: numbered, a moment apart.
struct TraceBuilder {
    private(set) var events: [TraceEvent] = []
    /// The number of events of the launches before.
    private var earlier = 0

    mutating func add(
        _ kind: TraceEvent.Kind, _ lane: TraceEvent.Lane, _ class: String? = nil, _ name: String? = nil,
        _ text: String? = nil, scene: String? = nil, rule: Rule? = nil, verdict: Verdict? = nil
    ) {
        let seq = events.count - earlier + 1
        events.append(
            TraceEvent(
                seq: seq, time: seq * 1250, kind: kind, lane: lane, class: `class`, name: name, scene: scene,
                text: text, rule: rule?.id, verdict: verdict))
    }

    mutating func add(
        _ state: TraceEvent.State, _ class: String? = nil, _ text: String? = nil, scene: String? = nil, rule: Rule
    ) {
        let seq = events.count - earlier + 1
        events.append(
            TraceEvent(
                seq: seq, time: seq * 1250, state: state, class: `class`, scene: scene, text: text, rule: rule.id))
    }

    mutating func append(_ event: TraceEvent) { events.append(event) }

    /// Begins another launch: its numbers begin again.
    mutating func restart() { earlier = events.count }

    mutating func call(
        _ lane: TraceEvent.Lane, _ class: String, _ name: String, returns value: String? = nil, rule: Rule? = nil,
        _ body: (inout TraceBuilder) -> Void = { _ in }
    ) {
        add(.call, lane, `class`, name, rule: rule)
        body(&self)
        add(.return, lane, `class`, name, value)
    }
}

enum SampleTraces {
    static let scene = "5CE4E000-0000-4000-8000-000000000001"

    /// The roles of the samples' classes.
    static let roles = ClassRoles(test: [
        "TestingAppDelegate", "TestingSceneDelegate", "AppTests.EmptyViewController", "GreetingTests",
    ])

    /// Tests on a device that never saw the app: the understudies take the stage.
    static let freshTest = launch(
        app: "TestingAppDelegate", sceneDelegate: "TestingSceneDelegate", asks: true,
        verdict: Verdict(
            appDelegate: "TestingAppDelegate", sceneDelegates: ["TestingSceneDelegate"], configurationRequests: 1,
            sessionsBefore: 0, sessionsAfter: 1, tests: .init(ran: 2, failed: 0), exit: .finished, isolated: true))

    /// Tests after a normal run: UIKit uses what it stored.
    static let testAfterRun = launch(
        app: "TestingAppDelegate", sceneDelegate: "App.SceneDelegate", asks: false,
        verdict: Verdict(
            appDelegate: "TestingAppDelegate", sceneDelegates: ["App.SceneDelegate"], configurationRequests: 0,
            sessionsBefore: 1, sessionsAfter: 1, tests: .init(ran: 2, failed: 0), exit: .finished, isolated: false))

    /// A run that dies in the middle of a call.
    static let crash: [TraceEvent] = {
        var trace = TraceBuilder()
        trace.add(.launch, .system, nil, nil, "Xcode's Run")
        trace.add(.call, .appDelegate, "App.AppDelegate", "application(_:didFinishLaunchingWithOptions:)")
        trace.add(.console, .console, nil, nil, "one\ntwo \u{1B}[31m")
        trace.add(.fault, .system, nil, "NSInvalidArgumentException", "unrecognized selector")
        trace.add(
            .verdict, .system,
            verdict: Verdict(appDelegate: "App.AppDelegate", exit: .crashed, isolated: false))
        return trace.events
    }()

    /// Events that no run should give but a file may hold: text with every special character, broken nesting, time
    /// going back, many lanes, long names.
    static let nasty: [TraceEvent] = {
        let special = "a;b:c#d \"q\" <br> &amp; ]]> %%{init}%% $x$ `y` \\n \u{0}\u{1B}[0m\u{2028}\u{FFFE} end"
        var trace = TraceBuilder()
        for lane in TraceEvent.Lane.allCases {
            for kind in TraceEvent.Kind.allCases {
                if kind == .state {
                    trace.add(.other(title: special, lane: lane), special, special, rule: .launchSettled)
                    trace.add(.rootViewController(.init(type: special, texts: [special, ""])), rule: .launchSettled)
                    continue
                }
                trace.add(kind, lane, special, special, special)
                trace.add(kind, lane)
                trace.add(
                    kind, lane, String(repeating: "VeryLong", count: 12), String(repeating: "name:", count: 30), "")
            }
            trace.add(.call, .viewController, "V", "viewDidLoad()")
            trace.add(.return, lane, special, special)
        }
        trace.add(.call, .appDelegate, "A", "never()")
        var late = trace.events
        late.append(TraceEvent(seq: late.count + 1, time: 5, kind: .call, lane: .window, class: "W", name: "late()"))
        return late
    }()

    static let all = [freshTest, testAfterRun, crash, []]

    private static func launch(app: String, sceneDelegate: String, asks: Bool, verdict: Verdict) -> [TraceEvent] {
        var trace = TraceBuilder()
        trace.add(.launch, .system, nil, nil, "Xcode's Test")
        trace.add(.appDelegate, app, rule: .launchApplicationFirst)
        trace.call(
            .appDelegate, app, "application(_:didFinishLaunchingWithOptions:)", returns: "true", rule: .launchDidFinish
        ) { $0.add(.console, .console, nil, nil, "Launching with testing app delegate") }
        if asks {
            trace.call(
                .appDelegate, app, "application(_:configurationForConnecting:options:)",
                returns: "delegate \(sceneDelegate)", rule: .sessionUnknown)
        } else {
            trace.add(
                .configuration(.stored), nil,
                "stored: name Default Configuration, delegate \(sceneDelegate), storyboard Main", scene: scene,
                rule: .sessionStoredConfiguration)
        }
        trace.add(.sceneDelegate, sceneDelegate, scene: scene, rule: .sceneDelegate)
        trace.call(.sceneDelegate, sceneDelegate, "scene(_:willConnectTo:options:)", rule: .sceneWillConnect) {
            let controller = asks ? "AppTests.EmptyViewController" : "App.ViewController"
            $0.call(.viewController, controller, "viewDidLoad()", rule: .viewLoadsWhenShown)
        }
        trace.call(.sceneDelegate, sceneDelegate, "sceneWillEnterForeground(_:)", rule: .sceneEnterForeground)
        trace.call(.sceneDelegate, sceneDelegate, "sceneDidBecomeActive(_:)", rule: .sceneBecomeActive)
        for test in ["testGreeting()", "testName()"] {
            trace.add(.test, .test, "GreetingTests", test, "started")
            trace.add(.test, .test, "GreetingTests", test, "passed")
        }
        trace.add(.verdict, .system, verdict: verdict)
        return trace.events
    }
}
