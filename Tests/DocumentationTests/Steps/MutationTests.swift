import CarriedSources
import Foundation
import Testing
@testable import TutorialDocumentation
@testable import understudy

/// Changes of a step's code that alter its launch do not stay unseen.
@Suite struct MutationTests {
    struct Mutation: CustomTestStringConvertible, Sendable {
        var step: String
        var what: String
        /// The file of the project, and what in it becomes what.
        var path: String
        var old: String
        var new: String

        var testDescription: String { "\(step): \(what)" }
    }

    static let mutations = [
        Mutation(
            step: "hackworth/8", what: "@main left in place", path: "Stage/AppDelegate.swift", old: "class AppDelegate",
            new: "@main class AppDelegate"),
        Mutation(
            step: "hackworth/10", what: "the name mistyped", path: "StageTests/TestingAppDelegate.swift",
            old: "@objc(TestingAppDelegate)", new: "@objc(TestAppDelegate)"),
        Mutation(
            step: "hackworth/14", what: "the name looked up mistyped", path: "Stage/main.swift",
            old: "\"TestingAppDelegate\"", new: "\"TestngAppDelegate\""),
        Mutation(
            step: "hackworth/14", what: "the storyboard not nil", path: "StageTests/TestingAppDelegate.swift",
            old: "configuration.storyboard = nil", new: ""),
        Mutation(
            step: "hackworth/14", what: "no delegate class", path: "StageTests/TestingAppDelegate.swift",
            old: "configuration.delegateClass = TestingSceneDelegate.self", new: ""),
        Mutation(
            step: "hackworth/14", what: "the window not shown", path: "StageTests/TestingSceneDelegate.swift",
            old: "window.rootViewController = TestingRootViewController()", new: ""),
        Mutation(
            step: "hackworth/18", what: "the flush removed", path: "StageTests/TestingAppDelegate.swift",
            old: "application.perform(Selector((\"_removeSessionFromSessionSet:\")), with: session)", new: "_ = session"),
        Mutation(
            step: "hackworth/20", what: "the flush removed", path: "StageTests/TestingAppDelegate.swift",
            old: "forgetSessions(of: application)", new: ""),
        Mutation(
            step: "hackworth/20", what: "the selector mistyped", path: "StageTests/TestingAppDelegate.swift",
            old: "_removeSessionFromSessionSet:", new: "_removeSessionsFromSessionSet:"),
    ]

    @Test(arguments: mutations + today)
    func aChangeThatAltersTheLaunchIsFound(mutation: Mutation) async throws {
        let environment = ProcessInfo.processInfo.environment
        var catalog = try await NamedSample.catalog(environment)
        let (tutorial, step) = try catalog.step(named: mutation.step)
        catalog.tutorials = [try mutated(tutorial, mutation, before: step.number)]
        let performer = StepPerformer(catalog: catalog, workshop: try await referenceWorkshop())
        let transcript = try await StepRunner(perform: performer.perform).run(step)
        let records = Steps.records(beside: try #require(CarriedSources.catalog))
        let findings = try records.findings(StepName(tutorial: tutorial.name, number: step.number), transcript)
        #expect(findings.first?.contains(".txt differs in line") == true)
    }

    /// The tutorial with another text of a file, in every step that shows it.
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
