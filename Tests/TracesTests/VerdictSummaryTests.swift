import Lifecycle
import Testing
import Traces

struct VerdictSummaryTests {
    typealias Case = (verdict: Verdict, roles: ClassRoles, appearances: Appearances, sentence: String)

    static let roles = ClassRoles(test: ["TA", "TS", "T.TS2"])
    static let partlyKnown: ClassRoles = {
        var roles = ClassRoles(test: ["TA", "TS"], app: ["A", "S"], production: ["A"])
        roles.settledRoles = [.appDelegate]
        return roles
    }()
    static let passed = Verdict.Tests(ran: 3, failed: 0)

    static func verdict(
        _ app: String?, _ scenes: [String] = [], requests: Int = 0, before: Int = 0, tests: Verdict.Tests? = passed,
        exit: Verdict.Exit = .finished, isolated: Bool = false
    ) -> Verdict {
        Verdict(
            appDelegate: app, sceneDelegates: scenes, configurationRequests: requests, sessionsBefore: before,
            sessionsAfter: 1, tests: tests, exit: exit, isolated: isolated)
    }

    static func appearances(_ events: TraceEvent...) -> Appearances { Appearances(events) }

    @Test func `Each end that came too early has a label`() {
        let labels = Verdict.Exit.allCases.map { VerdictSummary(Self.verdict("A", exit: $0)).ending }
        #expect(
            Dictionary(uniqueKeysWithValues: zip(Verdict.Exit.allCases, labels)) == [
                .finished: nil, .failed: nil, .killed: nil, .crashed: "Crashed", .exited: "Ended by itself",
                .timedOut: "Time limit", .limitExceeded: "Limit", .forged: "Forged report",
                .leftOut: "Left-out code",
            ])
    }

    private static func left(_ code: String, _ effect: LeftOutUse.Effect) -> TraceEvent {
        TraceEvent(state: .leftOut(LeftOutUse(code: code, reason: "module M is not here", effect: effect)))
    }

    @Test func `The parts that were used are counted in the words of the launch`() {
        let words = [nil, Self.passed].map { tests in
            var verdict = Self.verdict("A", tests: tests)
            verdict.leftOut = Verdict.LeftOut(parts: 4, used: 3, tests: 0)
            return VerdictSummary(verdict).facts.first { $0.name == "Left out" }?.value
        }
        #expect(
            words == [
                "4 parts that cannot be compiled here; 3 used",
                "4 parts that cannot be compiled here; 3 used before the first test",
            ])
    }

    private static let runs: [Case] = [
        (verdict("M.A", ["M.S"], tests: nil), .unknown, Appearances(), "A and S took the stage."),
        (verdict("A", [], tests: nil), roles, Appearances(), "A took the stage, without a scene delegate."),
        (verdict(nil, ["S"], tests: nil), roles, Appearances(), "S took the stage, without an app delegate."),
        (verdict(nil, [], tests: nil), roles, Appearances(), "No delegate took the stage."),
        (verdict("A", ["S", "M.S2", "S"], tests: nil), roles, Appearances(), "A, S (2 scenes) and S2 took the stage."),
        (
            verdict("A", ["S"], tests: nil, exit: .killed), roles, Appearances(), "A and S took the stage."
        ),
        (
            verdict(nil, tests: nil, exit: .crashed), roles,
            appearances(TraceEvent(kind: .fault, lane: .system, name: "E", text: "why")),
            "The app crashed: E: why. No delegate took the stage."
        ),
        (
            verdict("A", tests: nil, exit: .exited), roles, Appearances(),
            "The app's process ended by itself before the run was over. A took the stage, without a scene delegate."
        ),
        (
            verdict("A", ["S"], tests: nil, exit: .timedOut), roles, Appearances(),
            "The time limit ended the run. A and S took the stage."
        ),
        (
            verdict("A", ["S"], tests: nil, exit: .limitExceeded), roles,
            appearances(TraceEvent(kind: .fault, lane: .system, text: "256 KiB of output were kept.")),
            "A limit ended the run: 256 KiB of output were kept. A and S took the stage."
        ),
        (
            verdict("A", ["S"], tests: nil), roles,
            appearances(left("register()", .assumed), left("start()", .unknown), left("load()", .unknown)),
            "A and S took the stage. The launch is not known from left-out code on: start() (module M is not here)."
        ),
        (
            verdict("A", [], tests: nil, exit: .leftOut), roles,
            appearances(left("start()", .stops), TraceEvent(kind: .fault, lane: .system, text: "it needs start()")),
            "The run reached left-out code: it needs start(). A took the stage, without a scene delegate."
        ),
    ]

    private static let isolated: [Case] = [
        (
            verdict("TA", ["TS"], isolated: true), .unknown, Appearances(),
            "Only the understudies took the stage: TA, TS. 3 tests passed."
        ),
        (
            verdict("TA", ["T.TS2", "T.TS2"], isolated: true), roles, Appearances(),
            "Only the understudies took the stage: TA, TS2 (2 scenes). 3 tests passed."
        ),
        (
            verdict("TA", ["TA"], requests: 1, isolated: true), roles, Appearances(),
            "Only the understudy took the stage: TA. 3 tests passed."
        ),
        (
            verdict("TA", [], isolated: true), roles, Appearances(),
            "Only the understudy took the stage: TA. 3 tests passed."
        ),
        (
            verdict(nil, ["TS"], isolated: true), roles, Appearances(),
            "Only the understudy took the stage: TS, without an app delegate. 3 tests passed."
        ),
        (
            verdict(nil, [], isolated: true), roles, Appearances(),
            "No delegate took the stage: there was neither an app delegate nor a scene delegate. 3 tests passed."
        ),
        (
            verdict("A", ["TS"], isolated: true), roles, Appearances(),
            "The system called no production code before the first test. Delegates: A, TS. 3 tests passed."
        ),
    ]

    private static func exited(ran: Int) -> Verdict {
        var verdict = verdict("TA", ["TS"], tests: .init(ran: ran, failed: 0), exit: .exited)
        verdict.isolationUnknown = "its process ended"
        return verdict
    }

    /// The verdict of a run of a whole build that came to what the reference leaves out.
    private static var uncertain: Verdict {
        var verdict = verdict("TA", ["TS"])
        verdict.isolationUnknown = "the launch reached left-out code (search())"
        return verdict
    }

    private static let notIsolated: [Case] = [
        (
            uncertain, roles, appearances(left("search()", .unknown)),
            "It is not known if production took the stage: the launch reached left-out code (search()). "
                + "Delegates: TA, TS. 3 tests passed."
        ),
        (
            exited(ran: 1), roles, Appearances(),
            "The app's process ended by itself before the run was over. It is not known if production took the stage: "
                + "its process ended. Delegates: TA, TS. 1 test reported that it passed; the test run failed anyway."
        ),
        (
            exited(ran: 3), roles, Appearances(),
            "The app's process ended by itself before the run was over. It is not known if production took the stage: "
                + "its process ended. Delegates: TA, TS. 3 tests reported that they passed; the test run failed anyway."
        ),
        (verdict("A", ["S"]), roles, Appearances(), "Production took the stage: A and S. 3 tests passed."),
        (verdict("A", []), roles, Appearances(), "Production took the stage: A. 3 tests passed."),
        // The ordinary launch ended before a scene delegate was made.
        (verdict("A", ["S"]), partlyKnown, Appearances(), "Production took the stage: A and S. 3 tests passed."),
        (
            verdict("A", ["TS"], requests: 1), roles, Appearances(),
            "The production app delegate A took the stage, with TS for the scenes. 3 tests passed."
        ),
        (
            verdict("A", ["TS", "S"], requests: 1), roles, Appearances(),
            "The production app delegate A took the stage, with S and TS for the scenes. 3 tests passed."
        ),
        (
            verdict("TA", ["M.S"], before: 1), roles, Appearances(),
            "The production scene delegate S took the stage although TA was the app delegate: UIKit used a stored "
                + "scene configuration and did not ask the app delegate (0 configuration requests). 3 tests passed."
        ),
        (
            verdict("TA", ["M.S"]), roles, Appearances(),
            "The production scene delegate S took the stage although TA was the app delegate: UIKit took the scene "
                + "configuration of the Info.plist and did not ask the app delegate (0 configuration requests). 3 tests passed."
        ),
        (
            verdict("TA", ["M.S"], before: 1), roles,
            appearances(TraceEvent(state: .configuration(.infoPlist))),
            "The production scene delegate S took the stage although TA was the app delegate: UIKit took the scene "
                + "configuration of the Info.plist and did not ask the app delegate (0 configuration requests). 3 tests passed."
        ),
        (
            verdict("TA", ["M.S"], requests: 1), roles, Appearances(),
            "The production scene delegate S took the stage although TA was the app delegate: UIKit asked the app "
                + "delegate (1 configuration request). 3 tests passed."
        ),
        (
            verdict("TA", ["S", "TS", "S2"], requests: 3), roles, Appearances(),
            "The production scene delegates S and S2 took the stage beside TS although TA was the app delegate: UIKit "
                + "asked the app delegate (3 configuration requests). 3 tests passed."
        ),
        (
            verdict(nil, ["S"], before: 1), roles, Appearances(),
            "The production scene delegate S took the stage without an app delegate: UIKit used a stored scene "
                + "configuration and did not ask the app delegate (0 configuration requests). 3 tests passed."
        ),
        (
            verdict("TA", ["TS"], requests: 1), roles,
            appearances(
                TraceEvent(kind: .call, lane: .viewController, class: "M.V", name: "viewDidLoad()"),
                TraceEvent(kind: .call, lane: .viewController, class: "TS", name: "viewDidLoad()"),
                TraceEvent(kind: .test, lane: .test, class: "X", name: "test()"),
                TraceEvent(kind: .call, lane: .viewController, class: "M.W", name: "viewDidLoad()")),
            "The understudies TA and TS took the stage, but the system called production's V before the first test. "
                + "3 tests passed."
        ),
        (
            verdict("TA", ["TS"], requests: 1), roles,
            appearances(TraceEvent(state: .sceneDelegate, class: "TS", superclasses: ["M.S"])),
            "The understudies TA and TS took the stage, but TS derives from production's S, whose code ran before the "
                + "first test. 3 tests passed."
        ),
        (
            verdict("TA", []), roles, Appearances(),
            "The understudy TA took the stage, but the system called production code before the first test. "
                + "3 tests passed."
        ),
        (
            verdict(nil, []), roles, Appearances(),
            "No delegate took the stage, but the system called production code before the first test. 3 tests passed."
        ),
        (
            verdict("A", ["M.S"], before: 1), .unknown, Appearances(),
            "The system called production code before the first test: the app delegate was A, the scene delegate S; "
                + "UIKit used a stored scene configuration and did not ask the app delegate (0 configuration requests). 3 tests passed."
        ),
        (
            verdict(nil), .unknown, Appearances(),
            "The system called production code before the first test: there was no app delegate, without a scene "
                + "delegate. 3 tests passed."
        ),
    ]

    /// An understudy that is compiled into the app: an ordinary launch does not call it.
    private static let insideTheApp = ClassRoles(
        test: ["T.X"], app: ["TA", "TS", "A", "M.V"], production: ["A", "M.V"])

    /// The tests run in another app than MyApp, which compiles its class A.
    private static let ownHost = {
        var roles = ClassRoles(
            test: ["T.X"], app: ["HA", "HS", "TestHost.A"], production: ["MyApp.A", "TestHost.A"])
        roles.shippedApp = "MyApp"
        return roles
    }()

    /// An understudy in the app, beside an ordinary launch of which only the beginning is known.
    private static let besideAGap: ClassRoles = {
        var roles = ClassRoles(test: [], app: ["TA", "A", "M.V"], production: ["M.V"])
        roles.settledRoles = []
        return roles
    }()

    private static let inTheApp: [Case] = [
        (
            verdict("TA"), besideAGap,
            appearances(TraceEvent(kind: .call, lane: .viewController, class: "M.V", name: "viewDidLoad()")),
            "The understudy TA took the stage, but the system called production's V before the first test. "
                + "3 tests passed."
        ),
        (
            verdict("TA"), ClassRoles(test: [], app: ["TA", "M.App"], production: ["M.App"]),
            appearances(TraceEvent(state: .application, class: "M.App")),
            "The understudy TA took the stage, but the system called production's App before the first test. "
                + "3 tests passed."
        ),
        (
            verdict("TA"), insideTheApp,
            appearances(
                TraceEvent(kind: .call, lane: .appDelegate, class: "TA", name: "getter: window"),
                TraceEvent(kind: .call, lane: .viewController, class: "M.V", name: "viewDidLoad()")),
            "The understudy TA took the stage, but the system called production's V before the first test. "
                + "3 tests passed."
        ),
        (
            verdict("TA", ["TS"], isolated: true), insideTheApp, Appearances(),
            "Only the understudies took the stage: TA, TS. 3 tests passed."
        ),
        (
            verdict("A", ["TS"]), insideTheApp, Appearances(),
            "The production app delegate A took the stage, with TS for the scenes. 3 tests passed."
        ),
        (
            verdict("TA", ["TS", "A"], requests: 2), insideTheApp, Appearances(),
            "The production scene delegate A took the stage beside TS although TA was the app delegate: UIKit asked the "
                + "app delegate (2 configuration requests). 3 tests passed."
        ),
        (
            verdict("HA", ["HS"], isolated: true), ownHost, Appearances(),
            "The tests have their own host. None of MyApp's launch code ran. 3 tests passed."
        ),
        (
            verdict("TestHost.A", ["HS"]), ownHost, Appearances(),
            "The production app delegate A took the stage, with HS for the scenes. 3 tests passed."
        ),
        (verdict("TA", tests: nil), insideTheApp, Appearances(), "TA took the stage, without a scene delegate."),
    ]

    @Test(arguments: runs + inSwiftUI + isolated + notIsolated + inTheApp)
    func `The delegates are named in a sentence`(row: Case) {
        #expect(VerdictSummary(row.verdict, roles: row.roles, appearances: row.appearances).sentence == row.sentence)
    }

    @Test(
        arguments: [
            (0, 0, .finished, "No test ran."),
            (1, 0, .finished, "1 test passed."),
            (1, 1, .failed, "The only test failed."),
            (3, 1, .failed, "1 of 3 tests failed."),
            (3, 3, .failed, "All 3 tests failed."),
            (3, 0, .failed, "3 tests passed. The test run still failed."),
            (2, 0, .killed, "2 tests passed."),
        ] as [(Int, Int, Verdict.Exit, String)])
    func `The tests are summed up`(ran: Int, failed: Int, exit: Verdict.Exit, words: String) {
        let verdict = Self.verdict("TA", tests: .init(ran: ran, failed: failed), exit: exit, isolated: true)
        #expect(VerdictSummary(verdict).sentence == "Only the understudy took the stage: TA. \(words)")
    }

    @Test func `Tests that were cut short are said to be`() {
        let verdict = Self.verdict("TA", tests: .init(ran: 0, failed: 0), exit: .crashed, isolated: true)
        #expect(
            VerdictSummary(verdict).sentence
                == "The app crashed. Only the understudy took the stage: TA. No test ran.")
    }

    @Test func `Facts follow the sentence`() {
        let verdict = Self.verdict("TA", ["M.S", "M.S2"], before: 2, exit: .timedOut)
        #expect(
            VerdictSummary(verdict).facts == [
                .init("App delegate", "TA"), .init("Scene delegates", "S, S2"), .init("Configuration requests", "0"),
                .init("Scene sessions", "2 before, 1 after"), .init("Tests", "3 ran, 0 failed"),
                .init("End", "stopped by the time limit"),
            ])
        #expect(
            VerdictSummary(Self.verdict(nil, tests: nil)).facts == [
                .init("App delegate", "none"), .init("Scene delegates", "none"), .init("Configuration requests", "0"),
                .init("Scene sessions", "0 before, 1 after"), .init("End", "finished, then stopped"),
            ])
    }

    @Test func `A trace without a verdict has no summary`() {
        #expect(VerdictSummary(of: [TraceEvent(kind: .launch, lane: .system)]) == nil)
    }
}
