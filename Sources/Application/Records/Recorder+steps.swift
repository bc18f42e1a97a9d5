internal import Building
internal import Foundation
internal import Samples
internal import Tutorials

extension Recorder {
    /// Runs the commands of steps, and records their traces, pictures and the pictures' words.
    func recordSteps() async throws -> Bool {
        let tools = try await SampleTools(folders, environment: environment, output: output)
        let catalog = try await tools.tutorials()
        let commands = CommandRunner(catalog: catalog, builder: try tools.builder(), output: output)
        let runner = StepRunner(perform: commands.run)
        let records = try folders.stepRecords
        var isAsRecorded = true
        for finding in catalog.tutorials.flatMap({ $0.nameFindings(in: catalog.library) }) {
            isAsRecorded = false
            output.say(finding)
        }
        for (name, step) in try catalog.steps(named: names) {
            let transcript = try await runner.run(step)
            if check {
                let findings = try records.findings(name, transcript)
                isAsRecorded = isAsRecorded && findings.isEmpty
                output.write(findings.isEmpty ? "\(name) as recorded\n" : findings.joined(separator: "\n") + "\n")
            } else {
                let changed = try records.renew(name, transcript).map(\.lastPathComponent)
                output.write(
                    "\(name) \(changed.isEmpty ? "as recorded" : "recorded: " + changed.joined(separator: ", "))\n")
            }
        }
        return isAsRecorded
    }
}
