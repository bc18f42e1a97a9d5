import PackageResources
import Foundation
import Testing
import Tutorials

@testable import understudy

/// Each step of each tutorial compiles, runs and makes the recorded trace, picture and words.
@Suite struct EveryStepTests {
    @Test func everyStepIsAsWritten() async throws {
        let place = try #require(PackageResources.documentation)
        let catalog = try await NamedSample.catalog(ProcessInfo.processInfo.environment)
        let performer = StepPerformer(catalog: catalog, builder: try await referenceBuilder())
        let runner = StepRunner(perform: performer.perform)
        let steps = try Record.chosen([], of: catalog)
        #expect(!steps.isEmpty)
        for (name, step) in steps {
            let findings = try Record.records(beside: place).findings(name, try await runner.run(step))
            #expect(findings.joined(separator: "\n") == "", "\(name)")
        }
    }

    @Test(arguments: ["run", "test"])
    func aCommandMayBeWrong(word: String) async throws {
        let catalog = try await NamedSample.catalog(ProcessInfo.processInfo.environment)
        let performer = StepPerformer(catalog: catalog, builder: try await referenceBuilder())
        let outcome = try await performer.perform(
            StepCommand("understudy \(word) hackworth/2 --then fly"), in: FileManager.default.temporaryDirectory)
        #expect(outcome.status == 2)
        #expect(outcome.messages.first?.contains("fly") == true)
    }
}
