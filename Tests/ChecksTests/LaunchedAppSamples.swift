import Lifecycle
import Lowering
import Runs
import Samples
import Traces

@testable import Checks

/// Launched apps as a few words, for tables.
extension LaunchedApp {
    static let app = ["Stage.AppDelegate", "Stage.SceneDelegate", "Stage.ViewController"]
    static let tests = ["TestingAppDelegate", "StageTests.TestingSceneDelegate"]

    /// A launch with these delegates.
    static func made(
        _ appDelegate: String? = "TestingAppDelegate", _ sceneDelegates: [String] = ["StageTests.TestingSceneDelegate"],
        isolation: Verdict.Isolation? = .isolated, stored: Bool = false, ran: Int? = 1,
        exit: Verdict.Exit = .finished, further: [TraceEvent] = []
    ) -> LaunchedApp {
        var events = [TraceEvent(state: .appDelegate, class: appDelegate)]
        events.append(TraceEvent(state: .configuration(stored ? .stored : .infoPlist)))
        events += sceneDelegates.map { TraceEvent(state: .sceneDelegate, class: $0) }
        events += further
        if ran ?? 0 > 0 { events.append(TraceEvent(kind: .test, lane: .test)) }
        return LaunchedApp(
            events,
            verdict: Verdict(
                appDelegate: appDelegate, sceneDelegates: sceneDelegates,
                tests: ran.map { Verdict.Tests(ran: $0, failed: 0) }, exit: exit, isolated: isolation == .isolated),
            roles: classRoles, isolation: isolation)
    }

    private static var classRoles: ClassRoles {
        var roles = ClassRoles(test: Set(tests), app: Set(app))
        roles.production = Set(app)
        return roles
    }

    /// A test host that crashed before any of its code was called.
    static let crashed = LaunchedApp(
        [TraceEvent(kind: .fault, lane: .system, name: "SIGILL")],
        verdict: Verdict(tests: Verdict.Tests(ran: 0, failed: 0), exit: .crashed, isolated: false),
        roles: classRoles, isolation: .notIsolated)

    /// An ordinary launch.
    static func run(_ sceneDelegates: [String] = ["Stage.SceneDelegate"]) -> LaunchedApp {
        made("Stage.AppDelegate", sceneDelegates, isolation: nil, ran: nil)
    }
}

extension CheckedSources {
    /// Sources with the classes of `LaunchedApp.made`, each in a file of its name.
    static let stage = CheckedSources(
        SourceFacts(
            app: SourceFacts.Target(
                module: "Stage",
                classes: [
                    type("AppDelegate", "UIApplicationDelegate"), type("SceneDelegate", "UIWindowSceneDelegate"),
                    type("ViewController", "UIViewController"),
                ]),
            tests: SourceFacts.Target(
                module: "StageTests",
                classes: [
                    type("TestingAppDelegate", "UIApplicationDelegate", objcName: "TestingAppDelegate"),
                    type("TestingSceneDelegate", "UIWindowSceneDelegate"),
                ])))

    private static func type(_ name: String, _ conformance: String, objcName: String? = nil) -> SourceFacts.Class {
        SourceFacts.Class(
            name: name, objcName: objcName, place: SourcePlace(file: "/Stage/\(name).swift", line: 3),
            inheritance: [conformance])
    }

    init(_ facts: SourceFacts, delegateClass: String = "Stage.SceneDelegate") {
        var sample = Sample(
            name: "Stage", app: Sample.Target(name: "Stage", module: "Stage", sources: []),
            description: AppDescription(
                bundleIdentifier: "org.example.Stage", name: "Stage",
                sceneManifest: SceneManifest(configurations: [
                    SceneConfiguration.applicationRole: [SceneConfiguration(delegateClass: delegateClass)]
                ])),
            infoPlist: "")
        sample.infoPlistFile = "/Stage/Info.plist"
        self.init(sample, facts) { _ in nil }
    }
}
