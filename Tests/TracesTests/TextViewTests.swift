import Lifecycle
import Testing

@testable import Traces

struct TextViewTests {
    private static let after = """
             1.3 ms  System          launch: Xcode's Test
             2.5 ms  AppDelegate     · delegate: TestingAppDelegate
             3.8 ms  AppDelegate     TestingAppDelegate.application(_:didFinishLaunchingWithOptions:)
             5.0 ms  Console           │ Launching with testing app delegate
             6.3 ms  AppDelegate     └ application(_:didFinishLaunchingWithOptions:) returns true
             7.5 ms  System          · UISceneConfiguration: stored: name Default Configuration, \
        delegate App.SceneDelegate, storyboard Main
             8.8 ms  SceneDelegate   · delegate: SceneDelegate
            10.0 ms  SceneDelegate   SceneDelegate.scene(_:willConnectTo:options:)
            11.3 ms  ViewController    ViewController.viewDidLoad()
            13.8 ms  SceneDelegate   └ scene(_:willConnectTo:options:) returns
            15.0 ms  SceneDelegate   SceneDelegate.sceneWillEnterForeground(_:)
            17.5 ms  SceneDelegate   SceneDelegate.sceneDidBecomeActive(_:)
            20.0 ms  Test            test GreetingTests.testGreeting(): started
            21.3 ms  Test            test GreetingTests.testGreeting(): passed
            22.5 ms  Test            test GreetingTests.testName(): started
            23.8 ms  Test            test GreetingTests.testName(): passed

        The production scene delegate SceneDelegate took the stage although TestingAppDelegate was the app delegate: \
        UIKit used a stored scene configuration and did not ask the app delegate (0 configuration requests). 2 tests passed.
          App delegate            TestingAppDelegate
          Scene delegates         SceneDelegate
          Configuration requests  0
          Scene sessions          1 before, 1 after
          Tests                   2 ran, 0 failed
          End                     finished, then stopped

        """

    private static let crash = """
             1.3 ms  System          launch: Xcode's Run
             2.5 ms  AppDelegate     AppDelegate.application(_:didFinishLaunchingWithOptions:)
             3.8 ms  Console           │ one
                                       │ two \\u{1B}[31m
             5.0 ms  System            fault: NSInvalidArgumentException: unrecognized selector

        The app crashed: NSInvalidArgumentException: unrecognized selector. AppDelegate took the stage, without a \
        scene delegate.
          App delegate            AppDelegate
          Scene delegates         none
          Configuration requests  0
          Scene sessions          0 before, 0 after
          End                     crashed

        """

    @Test(arguments: [(SampleTraces.testAfterRun, after), (SampleTraces.crash, crash), ([], "")])
    func `A whole trace is printed`(trace: [TraceEvent], text: String) {
        #expect(TextView.render(trace, roles: SampleTraces.roles) == text)
    }

    @Test
    func `A call is printed before its return is known; one that returns nothing is one line`() {
        var trace = TraceBuilder()
        trace.call(.sceneDelegate, "M.S", "outer()") { outer in
            outer.call(.sceneDelegate, "M.S", "quiet()")
            outer.call(.sceneDelegate, "M.S", "valued()", returns: "7")
        }
        var view = TextView()
        #expect(
            trace.events.map { view.take($0) } == [
                ["     1.3 ms  SceneDelegate   S.outer()"],
                ["     2.5 ms  SceneDelegate     S.quiet()"],
                [],
                ["     5.0 ms  SceneDelegate     S.valued()"],
                ["     6.3 ms  SceneDelegate     └ returns 7"],
                ["     7.5 ms  SceneDelegate   └ outer() returns"],
            ])
    }

    @Test
    func `Calls that never returned do not indent the next process`() {
        var trace = TraceBuilder()
        trace.add(.call, .appDelegate, "A", "outer()")
        trace.add(.console, .system, nil, nil, "[UIKit] note")
        trace.add(.action, .system, nil, "swipe")
        trace.add(.launch, .system, nil, nil, "the home screen")
        trace.add(.request, .application, nil, "_removeSessionFromSessionSet:")
        trace.add(.return, .appDelegate, "A", "outer()")
        var view = TextView()
        #expect(
            trace.events.flatMap { view.take($0) } == [
                "     1.3 ms  AppDelegate     A.outer()",
                "     2.5 ms  System            ┆ [UIKit] note",
                "     3.8 ms  System            action: swipe",
                "     5.0 ms  System          launch: the home screen",
                "     6.3 ms  UIApplication   request: _removeSessionFromSessionSet:",
                "     7.5 ms  AppDelegate     └ outer() returns",
            ])
    }

    @Test(arguments: SampleTraces.all)
    func `Colours add to what is said and take nothing away`(trace: [TraceEvent]) {
        let coloured = TextView.render(trace, colours: true, roles: SampleTraces.roles)
        #expect(coloured.contains("\u{1B}[") == !trace.isEmpty)
        #expect(
            coloured.replacing(/\u{1B}\[[0-9;]*m/, with: "") == TextView.render(trace, roles: SampleTraces.roles))
    }

    @Test func `A line is coloured`() {
        var view = TextView(colours: true)
        #expect(
            view.take(TraceEvent(kind: .call, lane: .appDelegate, class: "A", name: "f()"))
                == ["     0.0 ms  \u{1B}[34mAppDelegate   \u{1B}[0m  A.f()"])
    }

    @Test(arguments: [
        (0, "0.0"), (49, "0.0"), (50, "0.1"), (999, "1.0"), (1_234_567, "1234.6"), (-150, "-0.2"),
        (.max, "9223372036854775.8"), (.min, "-9223372036854775.8"),
    ])
    func `Microseconds are printed as milliseconds`(time: Int, text: String) {
        #expect(TextView.milliseconds(time) == text)
    }

    @Test(arguments: [
        ("a\u{1B}[2Jb", ["a\\u{1B}[2Jb"]), ("\0\u{7F}\u{9B}", ["\\u{0}\\u{7F}\\u{9B}"]),
        ("a\r\nb\rc\n", ["a", "b", "c", ""]), ("a\u{2028}b\u{85}c", ["a", "b", "c"]), ("", [""]),
        ("\u{202E}abc\u{2066}", ["\\u{202E}abc\\u{2066}"]), ("tab\there é", ["tab\there é"]),
    ])
    func `Text that would act on a terminal is shown instead`(text: String, lines: [String]) {
        #expect(text.lines == lines)
    }

    @Test
    func `Calls that never return are set in as far as a line goes`() {
        let events = (1...5_000).map { TraceEvent(seq: $0, kind: .call, lane: .appDelegate, class: "A", name: "f()") }
        let lines = TextView.render(events).split(separator: "\n").map(String.init)
        #expect(
            lines
                == (0..<5_000).map { depth in
                    "     0.0 ms  AppDelegate     " + String(repeating: "  ", count: min(depth, 40)) + "A.f()"
                })
    }

    @Test func `No line is a command to a build service, whatever the app and its tests say`() {
        var trace = TraceBuilder()
        let text = "failed - x\n::error::forged\n  ::set-output name=a::b\n##[error]y"
        trace.add(.console, .console, nil, nil, text)
        trace.add(.test, .test, "GreetingTests", "testGreeting()", text)
        trace.add(.fault, .system, nil, nil, text)
        trace.add(
            .verdict, .system,
            verdict: Verdict(
                appDelegate: "::error::forged", sceneDelegates: ["##[error]z"], configurationRequests: 0,
                sessionsBefore: 0, sessionsAfter: 0, exit: .crashed, isolated: false))
        let views = [TextView.render(trace.events), StoryView.lines(trace.events).joined(separator: "\n")]
        for line in views.flatMap({ $0.split(separator: "\n") }) {
            #expect(!line.drop { $0.isWhitespace }.hasPrefix("::"), "\(line)")
            #expect(!line.contains("##["), "\(line)")
        }
        #expect(views.allSatisfy { $0.contains(#"\u{3A}:error::forged"#) })
    }
}
