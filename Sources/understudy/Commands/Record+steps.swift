internal import Building
internal import Foundation
internal import SampleReading
internal import Samples
internal import Tutorials

extension Record {
    /// Runs the commands of steps, and records their traces, pictures and the pictures' words.
    func recordSteps() async throws -> Bool {
        let environment = ProcessInfo.processInfo.environment
        let catalog = try await StepCatalog.carried(environment)
        let tools = try await BuildTools.forThisProgram()
        let commands = CommandRunner(
            catalog: catalog,
            builder: try await SampleBuilder(
                tools, reader: try ReaderProcess.forThisProgram(tools), progress: Terminal.show))
        let runner = StepRunner(perform: commands.run)
        let records = Self.records(beside: try StepCatalog.folder())
        var isAsRecorded = true
        for finding in catalog.tutorials.flatMap({ $0.nameFindings(in: catalog.library) }) {
            isAsRecorded = false
            Terminal.say(finding)
        }
        for (name, step) in try Self.chosen(names, of: catalog) {
            let transcript = try await runner.run(step)
            if check {
                let findings = try records.findings(name, transcript)
                isAsRecorded = isAsRecorded && findings.isEmpty
                Terminal.write(findings.isEmpty ? "\(name) as recorded\n" : findings.joined(separator: "\n") + "\n")
            } else {
                let changed = try records.renew(name, transcript).map(\.lastPathComponent)
                Terminal.write(
                    "\(name) \(changed.isEmpty ? "as recorded" : "recorded: " + changed.joined(separator: ", "))\n")
            }
        }
        return isAsRecorded
    }

    /// Returns the records in the repository that holds the documentation.
    static func records(beside documentation: URL) -> StepRecords {
        StepRecords(
            catalog: documentation,
            traces: documentation.deletingLastPathComponent().appending(path: "Tests/Recorded/Steps"))
    }

    /// Returns the steps with certain names: a step's name, a tutorial's, or all steps if there are no names.
    static func chosen(_ names: [String], of catalog: StepCatalog) throws -> [(SampleID.Step, TutorialStep)] {
        let all = catalog.tutorials.flatMap { tutorial in
            tutorial.steps.map { (tutorial.name(of: $0), $0) }
        }
        if names.isEmpty { return all }
        return try names.flatMap { name -> [(SampleID.Step, TutorialStep)] in
            let whole = all.filter { $0.0.tutorial == name }
            if !whole.isEmpty { return whole }
            let (tutorial, step) = try catalog.step(named: name)
            return [(tutorial.name(of: step), step)]
        }
    }
}
