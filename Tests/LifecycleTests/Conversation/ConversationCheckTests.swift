import Lifecycle
import Testing

/// The messages that an app's process may send, and the moments at which it may.
struct ConversationCheckTests {
    /// An event of a conversation.
    enum Line: Sendable {
        case command(Instruction)
        case message(AppMessage, at: Int = 100)
    }

    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        var lines: [Line]
        /// The reason why the last line is impossible; nil if all are possible.
        var why: String?

        var testDescription: String { name }
    }

    static func event(
        _ kind: TraceEvent.Kind, _ lane: TraceEvent.Lane, _ type: String? = nil, _ name: String? = nil,
        _ text: String? = nil, seq: Int = 0, time: Int = 50, verdict: Verdict? = nil
    ) -> Line {
        .message(
            .event(
                TraceEvent(
                    seq: seq, time: time, kind: kind, lane: lane, class: type, name: name, text: text, verdict: verdict)
            ))
    }

    static func state(_ state: TraceEvent.State, _ type: String? = nil) -> Line {
        .message(.event(TraceEvent(time: 50, state: state, class: type)))
    }

    static func test(_ name: String, _ text: String) -> Line { event(.test, .test, "Tests", name, text) }

    static func answer(_ id: Int, _ answer: Reply = .done) -> Line { .message(.replied(id: id, answer)) }

    static let session = SessionRecord(id: "s")
    static let configure = "application(_:configurationForConnecting:options:)"

    static let possible: [Case] = [
        Case(
            name: "a launch with a test",
            lines: [
                .message(.entered),
                .command(
                    .begin(
                        Surroundings(
                            app: AppDescription(bundleIdentifier: "a", name: "A"),
                            conditions: Conditions(system: SystemVersion(17)), sessions: []))),
                answer(1), .command(.createApplication), state(.appDelegate, "D"),
                answer(2, .created(configuresScenes: true, isSwiftUI: false)),
                .command(.configuration(session, [])), event(.call, .appDelegate, "D", configure),
                event(.return, .appDelegate, "D", configure), answer(3, .configuration(SceneConfiguration(role: "r"))),
                .command(.connect(session, [])), state(.sceneDelegate, "S"),
                event(.call, .sceneDelegate, "S", "scene(_:willConnectTo:options:)"),
                event(.call, .viewController, "V", "viewDidLoad()"),
                event(.return, .viewController, "V", "viewDidLoad()"),
                event(.return, .sceneDelegate, "S", "scene(_:willConnectTo:options:)"), answer(4),
                .command(.runTests), test("a()", "started"), test("a()", "issue: x"), test("a()", "failed"),
                test("b()", "skipped"), test("c()", "started"), .command(.settle), answer(6), test("c()", "skipped"),
                answer(5, .tested(ran: 3, failed: 1)), test("a()", "issue: found by a task that was left behind"),
            ]),
        Case(
            name: "an exception",
            lines: [.message(.entered), event(.call, .appDelegate, "D", "x"), event(.fault, .system)]),
        Case(name: "state before UIApplicationMain", lines: [state(.app, "App")]),
    ]

    static let noState = "a state that no app's process is in"

    static let impossible: [Case] =
        [
            Case(
                name: "a test before the tests", lines: [.message(.entered), test("a()", "started")],
                why: "a test while no tests were to run"),
            Case(
                name: "the end of a test that did not begin", lines: [.command(.runTests), test("a()", "passed")],
                why: "the end of a(), which had not begun"),
            Case(
                name: "a test that ends twice",
                lines: [.command(.runTests), test("a()", "started"), test("a()", "passed"), test("a()", "failed")],
                why: "the end of a(), which had not begun"),
            Case(
                name: "an issue of an unknown test", lines: [.command(.runTests), test("a()", "issue: x")],
                why: "an issue of a(), which had not begun"),
            Case(
                name: "tests that ended before a test did",
                lines: [.command(.runTests), test("a()", "started"), answer(1, .tested(ran: 0, failed: 0))],
                why: "the tests ended, though a() had not"),
            Case(
                name: "another count",
                lines: [
                    .command(.runTests), test("a()", "started"), test("a()", "failed"),
                    answer(1, .tested(ran: 42, failed: 0)),
                ], why: "42 tests ran and 0 failed, though the trace reports 1 and 1"),
            Case(
                name: "an answer to nothing", lines: [answer(1)],
                why: "a reply to command 1, which the system did not send or which was replied to before"),
            Case(
                name: "an answer twice", lines: [.command(.settle), answer(1), answer(1)],
                why: "a reply to command 1, which the system did not send or which was replied to before"),
            Case(
                name: "another order's answer", lines: [.command(.settle), answer(1, .tested(ran: 1, failed: 0))],
                why: "a reply that does not fit command 1"),
            Case(
                name: "entered twice", lines: [.message(.entered), .message(.entered)],
                why: "UIApplicationMain was entered twice"),
            Case(
                name: "a request of no app", lines: [.message(.requested(.removeSession(id: "s")))],
                why: "a request before UIApplicationMain"),
            Case(
                name: "a verdict", lines: [event(.verdict, .system)],
                why: "an event of kind verdict, which only the runner writes"),
            Case(
                name: "a launch", lines: [event(.launch, .system)],
                why: "an event of kind launch, which only the runner writes"),
            Case(
                name: "an action", lines: [event(.action, .system)],
                why: "an event of kind action, which only the runner writes"),
            Case(
                name: "a verdict on another event",
                lines: [event(.call, .system, verdict: Verdict(exit: .finished, isolated: true))],
                why: "an event with what the runner adds to it"),
            Case(name: "a state without a value", lines: [event(.state, .appDelegate, "D", "delegate")], why: noState),
            Case(
                name: "a state on another lane",
                lines: [
                    .message(.event(TraceEvent(time: 50, kind: .state, lane: .window, state: .sceneDelegate)))
                ], why: noState),
            Case(name: "what the runner says", lines: [state(.productionUnknown)], why: noState),
            Case(
                name: "a number", lines: [event(.call, .system, seq: 7)],
                why: "an event with what the runner adds to it"),
            Case(
                name: "a printed line", lines: [event(.console, .console)],
                why: "an event of kind console on lane Console"),
            Case(
                name: "a test on another lane", lines: [event(.test, .system)],
                why: "an event of kind test on lane System"),
            Case(name: "a call of a test", lines: [event(.call, .test)], why: "an event of kind call on lane Test"),
            Case(name: "the past", lines: [event(.call, .system, time: 9)], why: "an event of another time"),
            Case(
                name: "the beginning of time", lines: [event(.call, .system, time: .min)],
                why: "an event of another time"),
            Case(name: "the future", lines: [event(.call, .system, time: 101)], why: "an event of another time"),
            Case(
                name: "a return without a call", lines: [event(.return, .appDelegate, "D", "x")],
                why: "a return from a call that was not made"),
            Case(
                name: "life after an exception", lines: [.command(.settle), event(.fault, .system), answer(1)],
                why: "a message after an exception that ends the process"),
            Case(
                name: "a delegate at another time",
                lines: [.command(.runTests), state(.appDelegate, "D")],
                why: "delegate while the system did not ask for it"),
            Case(
                name: "a scene delegate at another time", lines: [state(.sceneDelegate, "S")],
                why: "delegate while the system did not ask for it"),
        ]
        + [
            ("application(_:willFinishLaunchingWithOptions:)", TraceEvent.Lane.appDelegate),
            ("application(_:didFinishLaunchingWithOptions:)", .appDelegate), (configure, .appDelegate),
            ("scene(_:willConnectTo:options:)", .sceneDelegate),
        ].map { name, lane in
            Case(
                name: name, lines: [.command(.settle), event(.call, lane, "D", name)],
                why: "\(name) while the system did not ask for it")
        }

    @Test(arguments: possible + impossible)
    func `A message is taken if it is possible at its place in the conversation`(_ conversation: Case) {
        var check = ConversationCheck(start: 10, events: 10_000)
        var commands = 0
        var answers: [String?] = []
        for line in conversation.lines {
            switch line {
            case .command(let instruction):
                commands += 1
                check.tell(Command(id: commands, instruction: instruction, rule: "r"))
            case .message(let message, let now): answers.append(check.take(message, at: now))
            }
        }
        #expect(answers.dropLast().allSatisfy { $0 == nil }, "\(answers)")
        #expect(answers.last == conversation.why)
    }

    @Test func `A test that had begun has failed if the process ends now`() {
        var check = ConversationCheck(start: 0, events: 10_000)
        check.tell(Command(id: 1, instruction: .runTests, rule: "r"))
        for (name, text) in [
            ("a()", "started"), ("a()", "passed"), ("b()", "started"), ("b()", "failed"), ("c()", "started"),
        ] {
            let event = TraceEvent(kind: .test, lane: .test, class: "Tests", name: name, text: text)
            #expect(check.take(.event(event), at: 1) == nil)
        }
        #expect(check.tests.ended(countingOpenAsFailed: true).counted == Verdict.Tests(ran: 3, failed: 2))
        #expect(check.tests.open.map(\.name) == ["c()"])
    }

    @Test func `Each request has its event, and the run has a limit of those`() {
        var check = ConversationCheck(start: 0, events: 2)
        #expect(check.take(.entered, at: 1) == nil)
        let request = AppMessage.requested(.removeSession(id: "s"))
        #expect(check.take(request, at: 1) == nil)
        #expect(check.take(request, at: 1) == nil)
        #expect(check.take(request, at: 1) == "more requests than the run may have events, 2")
    }

    @Test func `An app has settled once it has answered that order`() {
        var check = ConversationCheck(start: 0, events: 10_000)
        check.tell(Command(id: 2, instruction: .willFinishLaunching([]), rule: "r"))
        #expect(check.take(.replied(id: 2, .done), at: 1) == nil)
        #expect(!check.hasSettled)
        check.tell(Command(id: 3, instruction: .settle, rule: "r"))
        #expect(check.take(.replied(id: 3, .done), at: 1) == nil)
        #expect(check.hasSettled)
    }
}
