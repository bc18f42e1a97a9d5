import PackageResources
import Foundation
import Testing
import Tutorials

@testable import understudy

/// Each step of each tutorial compiles, runs and leaves the trace, the picture and the words that are written down.
@Suite struct EveryStepTests {
    @Test func everyStepIsAsWritten() async throws {
        let place = try #require(PackageResources.documentation)
        let catalog = try await StepCatalog.carried(ProcessInfo.processInfo.environment)
        let performer = StepPerformer(catalog: catalog, builder: try await referenceBuilder())
        let runner = StepRunner(perform: performer.perform)
        let steps = try Steps.chosen([], of: catalog)
        #expect(!steps.isEmpty)
        for (name, step) in steps {
            let findings = try Steps.records(beside: place).findings(name, try await runner.run(step))
            #expect(findings.joined(separator: "\n") == "", "\(name)")
        }
    }

    @Test(arguments: ["run", "test"])
    func aCommandMayBeWrong(word: String) async throws {
        let catalog = try await StepCatalog.carried(ProcessInfo.processInfo.environment)
        let performer = StepPerformer(catalog: catalog, builder: try await referenceBuilder())
        let outcome = try await performer.perform(
            StepCommand("understudy \(word) hackworth/app-delegate --then fly"),
            in: FileManager.default.temporaryDirectory)
        #expect(outcome.status == 2)
        #expect(outcome.messages.first?.contains("fly") == true)
    }
}
