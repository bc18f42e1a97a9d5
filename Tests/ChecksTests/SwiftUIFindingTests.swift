import Lifecycle
import Lowering
import Runs
import Testing
import Traces

@testable import Checks

/// The findings and rows of apps of SwiftUI.
struct SwiftUIFindingTests {
    /// A launch of an app of SwiftUI, with delegates behind SwiftUI's own.
    private static func launched(_ type: String) -> LaunchedApp {
        var app = LaunchedApp.made(
            "SwiftUI.AppDelegate", ["SwiftUI.AppSceneDelegate", "SwiftUI.AppSceneDelegate"], isolation: .notIsolated,
            further: [
                TraceEvent(state: .adaptedAppDelegate, class: "Stage.AppDelegate"),
                TraceEvent(state: .adaptedSceneDelegate, class: "Stage.SceneDelegate"),
                TraceEvent(state: .adaptedSceneDelegate, class: "Stage.SceneDelegate"),
            ])
        app.verdict.app = type
        app.roles.production?.insert("Stage.StageApp")
        return app
    }

    private static let sources = {
        var sources = CheckedSources.stage
        sources.facts.app.apps = [
            .init(name: "StageApp", place: SourcePlace(file: "/Stage/StageApp.swift", line: 5)),
            .init(
                name: "TestApp", place: SourcePlace(file: "/Stage/TestApp.swift", line: 2),
                adaptor: .init(place: SourcePlace(file: "/Stage/TestApp.swift", line: 3), range: 30..<80, isUsed: true)),
        ]
        return sources
    }()

    private static func finding(_ type: String) throws -> Finding {
        try #require(Findings.of([ScenarioResult(.tests, .launched(launched(type)))], sources).first)
    }

    @Test func `The row names the delegates behind SwiftUI's own`() {
        let cells = CheckRow(ScenarioResult(.tests, .launched(Self.launched("Stage.StageApp")))).cells
        #expect(
            cells.prefix(3) == [
                "tests on a fresh device", "StageApp (SwiftUI), AppDelegate",
                "SwiftUI.AppSceneDelegate (2), SceneDelegate (2)",
            ])
    }

    @Test func `Production's app is found at its line`() throws {
        let finding = try Self.finding("Stage.StageApp")
        #expect(finding.id == .productionApp)
        #expect(finding.place == SourcePlace(file: "/Stage/StageApp.swift", line: 5))
    }

    @Test func `An app for tests that keeps production's adaptor has a cure of its own`() throws {
        let finding = try Self.finding("Stage.TestApp")
        #expect(
            finding
                == Finding(
                    .productionAppDelegate,
                    "AppDelegate, production's app delegate, is launched before the first test: TestApp has it as its "
                        + "@UIApplicationDelegateAdaptor.",
                    of: "AppDelegate", scenarios: [.tests], place: SourcePlace(file: "/Stage/TestApp.swift", line: 3),
                    rule: .swiftuiAdaptor,
                    cure: "Remove the adaptor from TestApp, or name a delegate for tests in it.", page: .adaptor))
    }
}
