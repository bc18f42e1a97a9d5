import Application
import Foundation
import Testing
import TestSupport

@testable import Tutorials

/// Changes of a step's code that alter its launch are noticed.
@Suite struct MutationTests {
    struct Mutation: CustomTestStringConvertible, Sendable {
        var step: String
        var what: String
        /// The file of the project; below, a text in it and its replacement.
        var path: String
        var old: String
        var new: String

        var testDescription: String { "\(step): \(what)" }
    }

    static let mutations = [
        Mutation(
            step: "hackworth/main-swift", what: "@main left in place", path: "Stage/AppDelegate.swift",
            old: "class AppDelegate",
            new: "@main class AppDelegate"),
        Mutation(
            step: "hackworth/bare-name", what: "the name mistyped", path: "StageTests/TestingAppDelegate.swift",
            old: "@objc(TestingAppDelegate)", new: "@objc(TestAppDelegate)"),
        Mutation(
            step: "hackworth/no-storyboard", what: "the name looked up mistyped", path: "Stage/main.swift",
            old: "\"TestingAppDelegate\"", new: "\"TestngAppDelegate\""),
        Mutation(
            step: "hackworth/no-storyboard", what: "the storyboard not nil",
            path: "StageTests/TestingAppDelegate.swift",
            old: "configuration.storyboard = nil", new: ""),
        Mutation(
            step: "hackworth/no-storyboard", what: "no delegate class", path: "StageTests/TestingAppDelegate.swift",
            old: "configuration.delegateClass = TestingSceneDelegate.self", new: ""),
        Mutation(
            step: "hackworth/no-storyboard", what: "the window not shown",
            path: "StageTests/TestingSceneDelegate.swift",
            old: "window.rootViewController = TestingRootViewController()", new: ""),
        Mutation(
            step: "hackworth/flush", what: "the flush removed", path: "StageTests/TestingAppDelegate.swift",
            old: "application.perform(Selector((\"_removeSessionFromSessionSet:\")), with: session)", new: "_ = session"
        ),
        Mutation(
            step: "hackworth/safe-flush", what: "the flush removed", path: "StageTests/TestingAppDelegate.swift",
            old: "forgetSessions(of: application)", new: ""),
        Mutation(
            step: "hackworth/safe-flush", what: "the selector mistyped", path: "StageTests/TestingAppDelegate.swift",
            old: "_removeSessionFromSessionSet:", new: "_removeSessionsFromSessionSet:"),
        Mutation(
            step: "launch/early-return", what: "another class asked for", path: "BoxOffice/AppDelegate.swift",
            old: "XCTestCase",
            new: "XCTestCases"),
        Mutation(
            step: "reid/testing-app-delegate", what: "another module looked up", path: "Theatre/main.swift",
            old: "TheatreTests.",
            new: "TheaterTests."),
        Mutation(
            step: "reid/no-storyboard", what: "the storyboard left in the Info.plist", path: "Theatre/Info.plist",
            old: "<string>Theatre</string>",
            new: "<string>Theatre</string><key>UIMainStoryboardFile</key><string>Main</string>"),
        Mutation(
            step: "reid/bare-name", what: "the name mistyped", path: "TheatreTests/TestingAppDelegate.swift",
            old: "@objc(TestingAppDelegate)", new: "@objc(TestAppDelegate)"),
        Mutation(
            step: "reid/no-delegate", what: "another class asked for", path: "Theatre/main.swift", old: "XCTestCase",
            new: "XCTestCases"),
        Mutation(
            step: "reid/environment", what: "another variable asked for", path: "Theatre/main.swift",
            old: "XCTestConfigurationFilePath", new: "XCInjectBundle"),
        Mutation(
            step: "reid/ui-testing", what: "the variable mistyped", path: "Theatre/main.swift", old: "UI_TESTING",
            new: "UI_TESTS"),
        Mutation(
            step: "reid/tested-delegate", what: "the database not opened", path: "Theatre/AppDelegate.swift",
            old: "        openDatabase()", new: ""),
        Mutation(
            step: "hackworth/renamed-window", what: "a window under its usual name",
            path: "StageTests/TestingAppDelegate.swift",
            old: "private var windowBeforeScenes: UIWindow?",
            new: "var window: UIWindow?; private var windowBeforeScenes: UIWindow?"),
        Mutation(
            step: "sanders/testing-app-delegate", what: "no delegate class",
            path: "StageTests/TestingAppDelegate.swift",
            old: "configuration.delegateClass = TestingSceneDelegate.self", new: ""),
        Mutation(
            step: "sanders/supported-scenes-on-ipad", what: "no new scene requested", path: "Stage/SceneDelegate.swift",
            old: "app.requestSceneSessionActivation(nil, userActivity: nil, options: nil)", new: ""),
        Mutation(
            step: "sanders/empty-interface", what: "the fallback shows production", path: "Stage/SceneDelegate.swift",
            old: "window.rootViewController = UIViewController()",
            new: "window.rootViewController = ContentViewController()"),
        Mutation(
            step: "sanders/surplus-scene", what: "the surplus scene not destroyed",
            path: "StageTests/TestingSceneDelegate.swift",
            old: "UIApplication.shared.requestSceneSessionDestruction(session, options: nil)", new: ""),
        Mutation(
            step: "sanders/application", what: "the application's name mistyped", path: "Stage/main.swift",
            old: "\"TestingApplication\"", new: "\"TestApplication\""),
        Mutation(
            step: "scenedelegatemock/removal", what: "the removal left out", path: "StageTests/Mocks.swift",
            old: "removeSessions(of: application)", new: ""),
    ]

    @Test(.serialized, arguments: mutations + today)
    func `A change that alters the launch is found`(mutation: Mutation) async throws {
        let environment = ProcessInfo.processInfo.environment
        var catalog = try await CarriedFolders.ofThisProgram.tutorials(environment)
        let (tutorial, step) = try catalog.step(named: mutation.step)
        catalog.tutorials = [try mutated(tutorial, mutation, before: step.number)]
        let commands = CommandRunner(catalog: catalog, builder: try await TestBuilder.shared.value)
        let transcript = try await StepRunner(perform: commands.run).run(step)
        let records = try CarriedFolders.ofThisProgram.stepRecords
        let findings = try records.findings(tutorial.name(of: step), transcript)
        #expect(findings.first?.contains(".txt differs in line") == true)
    }

    /// Returns the tutorial with another text of a file, in every step that shows it.
    private func mutated(_ tutorial: Tutorial, _ mutation: Mutation, before number: Int) throws -> Tutorial {
        var tutorial = tutorial
        var count = 0
        for section in tutorial.sections.indices {
            for item in tutorial.sections[section].items.indices {
                guard case .step(var step) = tutorial.sections[section].items[item], step.number <= number,
                    step.code?.path == mutation.path, let lines = step.code?.lines
                else { continue }
                step.code?.lines = lines.map { $0.replacing(mutation.old, with: mutation.new) }
                if step.code?.lines != lines { count += 1 }
                tutorial.sections[section].items[item] = .step(step)
            }
        }
        try #require(count > 0, "No step shows \(mutation.old).")
        return tutorial
    }
}
