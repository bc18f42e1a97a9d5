import Lifecycle
import Lowering
import Runs
import Testing
import Traces

@testable import Checks

/// The findings as a function of what was launched.
struct FindingsTests {
    private static let production = ["Stage.SceneDelegate"]

    /// The identifiers of the findings with their scenarios.
    private static func findings(_ results: [(CheckScenario.ID, LaunchedApp)]) -> [String] {
        Findings.of(results.map { ScenarioResult($0, .launched($1)) }, .stage).map { finding in
            ([finding.id.rawValue] + finding.scenarios.map(\.name)).joined(separator: " ")
        }
    }

    @Test func `A bypass that works has none`() {
        #expect(
            Self.findings([
                (.run, .run()), (.tests, .made()), (.testsAfterRun, .made(stored: true)), (.runAfterTests, .run()),
                (.testsWithTwoWindows, .made()), (.runWithSDK27, .run()), (.testsWithSDK27, .made()),
            ]) == [])
    }

    @Test func `A delegate of production's in several scenarios is one finding`() {
        let app = LaunchedApp.made("Stage.AppDelegate", Self.production, isolation: .notIsolated)
        #expect(
            Self.findings([(.tests, app), (.testsAfterRun, app), (.testsWithSDK27, app)])
                == ["production-app-delegate-in-tests tests tests-after-run tests-with-sdk-27"])
    }

    private static func finding(
        _ app: LaunchedApp, _ sources: CheckedSources = .stage
    ) throws -> Finding {
        try #require(Findings.of([ScenarioResult(.tests, .launched(app))], sources).first)
    }

    @Test func `Production's delegates are named together, with the cure for both`() throws {
        var sources = CheckedSources.stage
        let app = LaunchedApp.made("Stage.AppDelegate", Self.production, isolation: .notIsolated)
        let known = try Self.finding(app, sources)
        #expect(
            known.what == "AppDelegate and SceneDelegate, production's delegates, are launched before the first test.")
        #expect(
            known.cure
                == "The tests have TestingAppDelegate; let the app look it up by name, with NSClassFromString in a "
                + "main.swift in place of @main. The quick fix has that file.")
        #expect(known.page == .quickFix)
        sources.facts.tests?.classes = []
        let none = try Self.finding(app, sources)
        #expect(
            none.cure
                == "Give the tests their own app delegate and scene delegate, and let the app look up the app delegate "
                + "by name: NSClassFromString. The quick fix has the files.")
        #expect(none.page == .quickFix)
        let alone = LaunchedApp.made("Stage.AppDelegate", [], isolation: .notIsolated)
        let one = try Self.finding(alone, sources)
        #expect(one.what == "AppDelegate, production's app delegate, is launched before the first test.")
        #expect(
            one.cure == "Give the tests their own app delegate, and let the app look it up by name: NSClassFromString.")
    }

    @Test func `Production's app delegate that is there because of a lookup that misses refers to it`() throws {
        let lookup = ClassLookup(
            api: "NSClassFromString(_:)", name: "Stage_Tests.TestingAppDelegate",
            near: .init(name: "TestingAppDelegate", difference: .spelling))
        let app = LaunchedApp.made(
            "Stage.AppDelegate", Self.production, isolation: .notIsolated,
            further: [TraceEvent(state: .classNotFound(lookup))])
        let findings = Findings.of([ScenarioResult(.tests, .launched(app))], .stage)
        #expect(findings.map(\.id) == [.productionAppDelegate, .classNameNotFound])
        #expect(
            findings[0].cure
                == "The tests have TestingAppDelegate, and the lookup misses it: see class-name-not-found below. "
                + "Its cure is this one's, too.")
    }

    @Test func `A stored configuration is told from one that the tests' app delegate did not change`() {
        let fresh = LaunchedApp.made(sceneDelegates: Self.production)
        let stored = LaunchedApp.made(sceneDelegates: Self.production, stored: true)
        #expect(
            Self.findings([(.tests, fresh), (.testsAfterRun, stored), (.testsWithTwoWindows, stored)]) == [
                "production-scene-delegate-in-tests tests",
                "production-scene-delegate-from-cache tests-after-run tests-with-two-windows",
            ])
    }

    @Test func `A window that alone brings production back is a finding of its own`() {
        let window = LaunchedApp.made(
            sceneDelegates: ["StageTests.TestingSceneDelegate"] + Self.production, stored: true)
        #expect(
            Self.findings([(.tests, .made()), (.testsAfterRun, .made()), (.testsWithTwoWindows, window)])
                == ["production-scene-delegate-in-second-window tests-with-two-windows"])
    }

    @Test func `A view controller of production's`() {
        let app = LaunchedApp.made(
            isolation: .notIsolated,
            further: [TraceEvent(state: .storyboardController, class: "Stage.ViewController")])
        #expect(Self.findings([(.tests, app)]) == ["production-code-in-tests tests"])
    }

    @Test func `A delegate of the tests that derives from production's`() throws {
        let app = LaunchedApp.made(
            isolation: .notIsolated,
            further: [
                TraceEvent(
                    kind: .call, lane: .sceneDelegate, class: "StageTests.TestingSceneDelegate",
                    superclasses: ["Stage.SceneDelegate"], name: "scene(_:willConnectTo:options:)")
            ])
        let finding = try #require(Findings.of([ScenarioResult(.tests, .launched(app))], .stage).first)
        #expect(finding.id == .productionSuperclass)
        #expect(finding.place == SourcePlace(file: "/Stage/TestingSceneDelegate.swift", line: 3))
        #expect(
            finding.what == "TestingSceneDelegate of the tests derives from production's SceneDelegate: the initial "
                + "values of SceneDelegate and the callbacks that TestingSceneDelegate inherits from it run before the "
                + "first test.")
    }

    @Test func `A third answer is neither yes nor no`() throws {
        let app = LaunchedApp.made(isolation: .unknown("a module is not here"))
        #expect(Self.findings([(.tests, app)]) == ["isolation-not-known tests"])
        let finding = try #require(Findings.of([ScenarioResult(.tests, .launched(app))], .stage).first)
        #expect(finding.what == "It is not known if the tests are apart from production: a module is not here.")
    }

    private static let leftOut: TraceEvent = {
        let use = LeftOutUse(code: "go()", reason: "module Flags is not here", effect: .stops)
        var event = TraceEvent(state: .leftOut(use))
        event.place = SourcePlace(file: "/Stage/main.swift", line: 3)
        return event
    }()

    @Test func `A launch that ended at left-out code did not break off by the app's fault`() {
        let reason = "the launch reached left-out code (go(): module Flags is not here)"
        let tests = LaunchedApp.made(
            nil, [], isolation: .unknown(reason), ran: 0, exit: .leftOut, further: [Self.leftOut])
        let exited = LaunchedApp.made(nil, [], isolation: nil, ran: nil, exit: .exited, further: [Self.leftOut])
        let findings = Findings.of(
            [(CheckScenario.ID.run, exited), (.tests, tests)].map { ScenarioResult($0, .launched($1)) }, .stage)
        #expect(
            findings.map { "\($0.id.rawValue) \($0.what) \($0.place?.file ?? "-"):\($0.place?.line ?? 0)" } == [
                "isolation-not-known It is not known if the tests are apart from production: \(reason). /Stage/main.swift:3"
            ])
    }

    @Test func `A removal that makes the answer unknown has its line`() {
        var app = LaunchedApp.made(isolation: .unknown("it is gone"))
        app.leftOut = LeftOutFacts(
            parts: 2,
            risks: [
                .init("it stays"), .init("it is gone", at: SourcePlace(file: "/Stage/AppDelegate.swift", line: 7)),
            ])
        let places = Findings.of([ScenarioResult(.tests, .launched(app))], .stage).map(\.place)
        #expect(places == [SourcePlace(file: "/Stage/AppDelegate.swift", line: 7)])
    }

    @Test func `Such a removal's cure says how the launch comes to it`() throws {
        var app = LaunchedApp.made(isolation: .unknown("it is gone"))
        let place = SourcePlace(file: "/Stage/Chooser.swift", line: 7)
        app.leftOut = LeftOutFacts(
            parts: 1,
            risks: [.init("it is gone", at: place, if: .init(names: ["pick(_:)", "pick(...)"], type: "Chooser"))],
            reach: CodeReach([
                .init(owner: "TestingAppDelegate", uses: ["start"]),
                .init(name: "start", uses: ["Chooser", "Card?(_:)"]),
                .init(name: "Card?(_:)", uses: ["?(name:)"]), .init(name: "?(name:)", uses: ["pick(...)"]),
            ]))
        #expect(
            try Self.finding(app).cure
                == "The tests' launch comes to code that uses pick, as far as names tell: TestingAppDelegate → start → Card → "
                + "init → pick. Keep that use out of it. To know it on a device or a simulator, look at the delegates in a test "
                + "(N23).")
    }

    @Test func `The tests' delegate in a normal run`() {
        let left = LaunchedApp.run(["StageTests.TestingSceneDelegate"])
        #expect(
            Self.findings([(.run, .run()), (.runAfterTests, left)])
                == ["testing-delegate-in-normal-run run-after-tests"])
    }

    @Test func `A normal run that loses what it had before the tests`() {
        let view = TraceEvent.RootView(type: "ViewController")
        let root = TraceEvent(state: .rootViewController(view), class: "Stage.ViewController")
        func run(_ scenes: [String], stored: Bool = false, _ further: [TraceEvent] = []) -> LaunchedApp {
            LaunchedApp.made("Stage.AppDelegate", scenes, isolation: nil, stored: stored, ran: nil, further: further)
        }
        let production = Self.production
        let whole = run(production, [root])
        func findings(_ app: LaunchedApp, after known: LaunchedApp? = nil) -> [Finding] {
            Findings.of(
                [
                    ScenarioResult(.run, .launched(known ?? whole)), ScenarioResult(.tests, .launched(.made())),
                    ScenarioResult(.runAfterTests, .launched(app)),
                ], .stage)
        }
        let black = findings(run([], stored: true))
        #expect(
            black == [
                Finding(
                    .normalRunChanged,
                    "After tests, a normal run does without SceneDelegate, and shows no view controller: iOS stored the "
                        + "scene configuration of the test run.", of: "SceneDelegate",
                    scenarios: [.runAfterTests], place: SourcePlace(file: "/Stage/TestingAppDelegate.swift", line: 3),
                    rule: .sessionStoredConfiguration,
                    cure:
                        "Let the tests' app delegate return a configuration with a scene delegate of the test target: "
                        + "the app does not have that class, so UIKit asks for a configuration again.")
            ])
        #expect(findings(run([], [root])).map(\.what) == ["After tests, a normal run does without SceneDelegate."])
        #expect(findings(run(production)).map(\.what) == ["After tests, a normal run shows no view controller."])
        #expect(findings(run(production, stored: true, [root])).isEmpty)
        // A run that went its own way at left-out code shows nothing about the tests.
        let use = TraceEvent(state: .leftOut(LeftOutUse(code: "a()", reason: "a is not here", effect: .unknown)))
        #expect(findings(run([], [use])).isEmpty)
        // What both launches came to explains no difference.
        #expect(findings(run([], [use]), after: run(production, [use])).map(\.id) == [.normalRunChanged])
    }

    private static let applications: [(principal: String?, cure: String)] = [
        (
            nil,
            "Let main.swift pass nil to UIApplicationMain in place of the class's name if XCTestCase is found."
        ),
        (
            "Stage.StageApplication",
            "Remove NSPrincipalClass from the Info.plist, and let a main.swift pass the class's name to "
                + "UIApplicationMain if XCTestCase is not found."
        ),
    ]

    @Test(arguments: applications)
    func `Production's subclass of UIApplication in tests is found`(principal: String?, cure: String) {
        var sources = CheckedSources.stage
        let place = SourcePlace(file: "/Stage/StageApplication.swift", line: 3)
        sources.facts.app.classes.append(
            SourceFacts.Class(name: "StageApplication", place: place, inheritance: ["UIApplication"]))
        sources.description.principalClass = principal
        func findings(_ type: String, _ isolation: Verdict.Isolation) -> [Finding] {
            var app = LaunchedApp.made(
                isolation: isolation, further: [TraceEvent(state: .application, class: type)])
            app.roles.production?.insert("Stage.StageApplication")
            return Findings.of([ScenarioResult(.tests, .launched(app))], sources)
        }
        #expect(
            findings("Stage.StageApplication", .notIsolated) == [
                Finding(
                    .productionCode, "StageApplication, production's subclass of UIApplication, is made for the tests.",
                    of: "StageApplication", scenarios: [.tests], place: place, rule: .hostingTestsAfterLaunch,
                    cure: cure)
            ])
        #expect(findings("StageTests.TestingApplication", .isolated) == [])
    }

    @Test func `A launch that iOS refuses is not one that broke off`() {
        let refused = LaunchedApp.made(
            nil, [], isolation: .notIsolated, ran: 0, exit: .crashed,
            further: [TraceEvent(state: .launchRefused(LaunchAlternatives(sdk: SystemVersion(26))))])
        #expect(Self.findings([(.testsWithSDK27, refused)]) == ["launch-refused tests-with-sdk-27"])
        let broken = LaunchedApp.made(nil, [], isolation: .isolated, ran: 0, exit: .timedOut)
        #expect(Self.findings([(.tests, broken)]) == ["host-broke-off tests"])
        let early = ScenarioResult(.tests, .launched(.crashed))
        #expect(Findings.of([early], .stage).map(\.id) == [.hostBrokeOff])
    }

    @Test func `No test ran`() {
        #expect(Self.findings([(.tests, .made(ran: 0))]) == ["tests-did-not-run tests"])
    }

    @Test(arguments: [(1, "the only test"), (305, "all 305 tests")])
    func `No test ran because all are left out`(count: Int, words: String) {
        var app = LaunchedApp.made(ran: 0)
        app.verdict.leftOut = Verdict.LeftOut(parts: 2, used: 0, tests: count)
        let findings = Findings.of([ScenarioResult(.tests, .launched(app))], .stage)
        #expect(findings.map(\.what) == ["No test ran: \(words) of the target cannot be compiled here."])
        #expect(findings.first?.cure.contains("Add a test") == false)
        #expect(CheckRow(ScenarioResult(.tests, .launched(app))).cells[5] == "0 ran, \(count) left out")
    }

    @Test func `A scenario that was not launched has no finding`() {
        let results: [ScenarioResult] = [
            ScenarioResult(.tests, .failed("the machine has no room")), ScenarioResult(.run, .omitted("no window")),
        ]
        #expect(Findings.of(results, .stage).isEmpty)
    }

    @Test func `Scenarios of a project for iOS 27 alone try the SDK once`() {
        #expect(CheckSettings.system(for: nil) == SystemVersion(26))
        #expect(CheckSettings.system(for: SystemVersion(13)) == SystemVersion(26))
        let settings = CheckSettings(system: CheckSettings.system(for: SystemVersion(27)))
        #expect(
            CheckScenario.all(settings).map(\.id) == [
                .run, .tests, .testsAfterRun, .runAfterTests, .testsWithTwoWindows,
            ])
    }

    @Test func `Each launch has the scheme of its action`() {
        let settings = CheckSettings(
            runScheme: Scheme(arguments: ["-run"]), testScheme: Scheme(arguments: ["-test"]))
        for scenario in CheckScenario.all(settings) {
            for launch in scenario.series(of: "App").launches.map(\.configuration) {
                #expect(launch.scheme.arguments == [launch.kind == .test ? "-test" : "-run"])
            }
        }
    }
}

extension LaunchedApp {
    fileprivate static func made(sceneDelegates: [String], stored: Bool = false) -> LaunchedApp {
        made("TestingAppDelegate", sceneDelegates, isolation: .notIsolated, stored: stored)
    }
}
