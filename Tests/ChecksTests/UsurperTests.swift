import Lifecycle
import Lowering
import Testing
import Traces

@testable import Checks

/// Delegates for tests that the app has and a normal run launches.
@Suite struct UsurperTests {
    private static func type(_ name: String, _ conformance: String) -> SourceFacts.Class {
        SourceFacts.Class(
            name: name, place: SourcePlace(file: "/Stage/\(name).swift", line: 3), inheritance: [conformance])
    }

    /// Returns the findings about an app whose normal run and whose tests launch the same delegates.
    private static func findings(
        _ classes: [SourceFacts.Class], launching app: String, _ scene: String, explains: Bool = true
    ) -> [Finding] {
        var sources = CheckedSources.stage
        sources.facts.app.classes = classes
        func launch(_ isolation: Verdict.Isolation?) -> LaunchedApp {
            var launched = LaunchedApp.made(
                "Stage.\(app)", ["Stage.\(scene)"], isolation: isolation, ran: isolation == nil ? nil : 1)
            launched.roles = ClassRoles(test: [], app: Set(classes.map { "Stage.\($0.name)" }))
            launched.roles.production = ["Stage.\(app)", "Stage.\(scene)"]
            return launched
        }
        return Findings.of(
            [ScenarioResult(.run, .launched(launch(nil))), ScenarioResult(.tests, .launched(launch(.notIsolated)))],
            sources, explains: explains)
    }

    private static let inPlace = [
        type("AppDelegate", "UIApplicationDelegate"), type("SceneDelegate", "UIWindowSceneDelegate"),
        type("TestingAppDelegate", "UIApplicationDelegate"), type("TestingSceneDelegate", "UIWindowSceneDelegate"),
    ]

    @Test func `What is in production's place is the only finding`() {
        let findings = Self.findings(Self.inPlace, launching: "TestingAppDelegate", "TestingSceneDelegate")
        #expect(
            findings.map(\.what) == [
                "TestingAppDelegate and TestingSceneDelegate are compiled into the app, and a normal run launches them, and "
                    + "never AppDelegate and SceneDelegate."
            ])
    }

    @Test func `If that finding does not count, it hides no other`() {
        #expect(
            Self.findings(Self.inPlace, launching: "TestingAppDelegate", "TestingSceneDelegate", explains: false)
                .map(\.id) == [.productionAppDelegate, .testingDelegateInApp])
    }

    @Test func `An app that is called after tests has production's delegates all the same`() {
        let classes = [
            Self.type("TestDriveAppDelegate", "UIApplicationDelegate"),
            Self.type("TestDriveSceneDelegate", "UIWindowSceneDelegate"),
        ]
        #expect(
            Self.findings(classes, launching: "TestDriveAppDelegate", "TestDriveSceneDelegate").map(\.id).first
                == .productionAppDelegate)
    }

    @Test func `A finding of another launch about something else is no part of what was accepted`() throws {
        func launch(_ scene: String) -> LaunchedApp {
            var launched = LaunchedApp.made("TestingAppDelegate", ["Stage.\(scene)"], isolation: .notIsolated)
            launched.roles.production = ["Stage.SceneDelegate", "Stage.AdminSceneDelegate"]
            return launched
        }
        let findings = Findings.of(
            [
                ScenarioResult(.tests, .launched(launch("SceneDelegate"))),
                ScenarioResult(.init(.tests, way: "Plan, two"), .launched(launch("AdminSceneDelegate"))),
            ], .stage)
        #expect(findings.map(\.id) == [.productionSceneDelegate])
        #expect(findings.map(\.symbol) == ["SceneDelegate;AdminSceneDelegate"])
        #expect(findings.first?.what.contains("In another launch: AdminSceneDelegate, production's") == true)
        var configuration = CheckConfiguration()
        configuration.accepted = [.init(.productionSceneDelegate, of: "SceneDelegate", reason: "Known.")]
        #expect(configuration.judging(findings, on: Day(year: 2026, month: 11, day: 26)).findings == findings)
    }

    @Test func `An acceptance of one project is none of another`() {
        let finding = Finding(.productionAppDelegate, "It is.", of: "AppDelegate", cure: "Change it.")
        let day = Day(year: 2026, month: 11, day: 26)
        var configuration = CheckConfiguration()
        configuration.accepted = [.init(.productionAppDelegate, of: "AppDelegate", in: "One", reason: "Known.")]
        #expect(configuration.judging([finding], of: "One", isShared: true, on: day).findings == [])
        let other = configuration.judging([finding], of: "Two", isShared: true, on: day)
        #expect(other.findings == [finding])
        #expect(other.unused == [])
        #expect(
            Baseline.adding([finding], of: "One", to: "accepted: [ ] # none", on: day) == """
                accepted:
                  - finding: production-app-delegate-in-tests
                    symbol: AppDelegate
                    project: One
                    reason: It was there on 2026-11-26, when this list was begun.

                """)
    }
}
