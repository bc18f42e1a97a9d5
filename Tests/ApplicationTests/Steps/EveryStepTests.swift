import Application
import Foundation
import Testing
import TestSupport
import Tutorials

/// Each step of each tutorial compiles, runs and makes the recorded trace, picture and words.
@Suite struct EveryStepTests {
    @Test func `Every step is as written`() async throws {
        let catalog = try await CarriedFolders.ofThisProgram.tutorials(ProcessInfo.processInfo.environment)
        let commands = CommandRunner(catalog: catalog, builder: try await TestBuilder.shared.value)
        let runner = StepRunner(perform: commands.run)
        let steps = try catalog.steps(named: [])
        #expect(!steps.isEmpty)
        for (name, step) in steps {
            let findings = try CarriedFolders.ofThisProgram.stepRecords.findings(name, try await runner.run(step))
            #expect(findings.joined(separator: "\n") == "", "\(name)")
        }
    }

    @Test(arguments: ["run", "test"])
    func `A command may be wrong`(word: String) async throws {
        let catalog = try await CarriedFolders.ofThisProgram.tutorials(ProcessInfo.processInfo.environment)
        let commands = CommandRunner(catalog: catalog, builder: try await TestBuilder.shared.value)
        let outcome = try await commands.run(
            StepCommand("understudy \(word) hackworth/view-controller --then fly"),
            in: FileManager.default.temporaryDirectory)
        #expect(outcome.status == 2)
        #expect(outcome.messages.first?.contains("fly") == true)
    }
}
