import Lifecycle
import Testing
import Traces

/// The facts below a verdict that name traps.
struct VerdictRemarksTests {
    private static let roles = ClassRoles(
        test: ["T.X"], app: ["M.TA", "M.TS", "M.A", "M.S"], production: ["M.A", "M.S"])
    private static let passed = Verdict.Tests(ran: 1, failed: 0)

    private static func remarks(
        _ app: String?, _ scenes: [String] = [], tests: Verdict.Tests? = passed, roles: ClassRoles = roles,
        _ events: [TraceEvent] = []
    ) -> [VerdictSummary.Fact] {
        let verdict = Verdict(
            appDelegate: app, sceneDelegates: scenes, tests: tests, exit: .finished, isolated: true)
        let facts = VerdictSummary(verdict, roles: roles, appearances: Appearances(events)).facts
        return facts.filter { ["To launch it", "Note"].contains($0.name) }
    }

    @Test func `An understudy in the app's own target is noted in a test run`() {
        #expect(
            Self.remarks("M.TA") == [
                .init(
                    "Note",
                    "TA is compiled into the app, so your users get it. Classes of the test target stay out.")
            ])
        #expect(
            Self.remarks("M.TA", ["M.TS", "M.TS"]) == [
                .init(
                    "Note",
                    "TA and TS (2 scenes) are compiled into the app, so your users get them. Classes of the test target stay out."
                )
            ])
        // An ordinary launch of which only the beginning is known had another app delegate, and may have any scene delegate.
        var known = Self.roles
        known.settledRoles = [.appDelegate]
        #expect(Self.remarks("M.TA", ["M.TS"], roles: known) == Self.remarks("M.TA"))
        #expect(Self.remarks("M.A", ["T.X"]) == [])
        #expect(Self.remarks("M.TA", tests: nil) == [])
        // If no ordinary launch was seen, it is not known whose class it is.
        #expect(Self.remarks("M.TA", roles: ClassRoles(test: [], app: ["M.TA"])) == [])
        #expect(
            Self.remarks("SwiftUI.AppDelegate", [], roles: Self.roles, [TraceEvent(state: .app, class: "M.App")]) == [])
    }

    @Test func `An adapted delegate in the app's own target is noted, too`() {
        #expect(
            Self.remarks("SwiftUI.AppDelegate", [TraceEvent(state: .adaptedAppDelegate, class: "M.TA")]) == [
                .init(
                    "Note",
                    "TA is compiled into the app, so your users get it. Classes of the test target stay out.")
            ])
    }

    private static func remarks(_ app: String?, _ events: [TraceEvent]) -> [VerdictSummary.Fact] {
        remarks(app, [], tests: passed, roles: roles, events)
    }

    private static func missed(_ name: String, _ near: ClassLookup.NearMiss?) -> TraceEvent {
        TraceEvent(state: .classNotFound(ClassLookup(api: "NSClassFromString(_:)", name: name, near: near)))
    }

    @Test func `A near miss is noted, a lookup that was meant to fail is not`() {
        let events = [
            Self.missed("XCTestCase", nil), Self.missed("TA", .init(name: "T.TA", difference: .module)),
            TraceEvent(kind: .test, lane: .test, class: "X", name: "test()"),
            Self.missed("TB", .init(name: "T.TB", difference: .module)),
        ]
        #expect(
            Self.remarks("M.A", events) == [
                .init(
                    "Note",
                    "NSClassFromString(_:) looked up TA, not found; there is T.TA: the runtime's name of a Swift class includes its module."
                )
            ])
        let many = (1...9).map { Self.missed("A\($0)", .init(name: "T.A\($0)", difference: .elsewhere)) }
        #expect(Self.remarks("M.A", many).count == 5)
    }

    static let refusals: [(LaunchAlternatives, String?)] = [
        (LaunchAlternatives(), nil),
        (LaunchAlternatives(sdk: SystemVersion(26)), "--sdk 26"),
        (LaunchAlternatives(system: SystemVersion(26)), "--os 26, on a fresh device"),
        (
            LaunchAlternatives(sdk: SystemVersion(26), system: SystemVersion(26)),
            "--sdk 26; on a fresh device also --os 26"
        ),
        (
            LaunchAlternatives(sdk: SystemVersion(26), system: SystemVersion(26), withoutReading: .manifestAloneAdopts),
            "--sdk 26; on a fresh device also --os 26 or no --reading manifest-alone-adopts"
        ),
    ]

    @Test(arguments: refusals) func `The options that launch an app that was refused`(
        _ alternatives: LaunchAlternatives, _ options: String?
    ) {
        #expect(
            Self.remarks(nil, [TraceEvent(state: .launchRefused(alternatives))])
                == [options.map { .init("To launch it", $0) }].compactMap { $0 })
    }

    @Test func `The SwiftUI app is the first fact, also if the verdict alone is known`() {
        let verdict = Verdict(
            app: "M.MyApp", appDelegate: "SwiftUI.AppDelegate", sceneDelegates: ["SwiftUI.AppSceneDelegate"],
            exit: .finished, isolated: false)
        let summary = VerdictSummary(verdict)
        #expect(summary.sentence == "MyApp took the stage.")
        #expect(
            summary.facts.prefix(3) == [
                .init("SwiftUI app", "MyApp"), .init("App delegate", "SwiftUI.AppDelegate"),
                .init("Scene delegates", "SwiftUI.AppSceneDelegate"),
            ])
    }
}
