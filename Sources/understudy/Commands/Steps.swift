import ArgumentParser
import Foundation
import Samples
import Tutorials

/// `understudy steps`
struct Steps: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Run the commands of the tutorials' steps and compare, or renew, what is written down of them.",
        discussion: """
            Each command runs as the step shows it, in an empty folder for the step. Its trace is in \
            Tests/Recorded/Steps/TUTORIAL/STEP.txt, its picture in the catalog, the picture's words in the tutorial.
            """)

    @Flag(help: "What to do.")
    var deed: Deed = .check

    @Argument(help: "Steps (hackworth/flush) or tutorials (hackworth); without any, all.")
    var names: [String] = []

    enum Deed: String, EnumerableFlag {
        case check, renew
    }

    func run() async throws {
        if deed == .renew { try Checkout.require(for: "steps --renew") }
        let environment = ProcessInfo.processInfo.environment
        let catalog = try await StepCatalog.carried(environment)
        let tools = try await BuildTools.forThisProgram()
        let performer = StepPerformer(
            catalog: catalog,
            builder: try await SampleBuilder(
                tools, reader: try ReaderProcess.forThisProgram(tools), progress: Terminal.show))
        let runner = StepRunner(perform: performer.perform)
        let records = Self.records(beside: try StepCatalog.folder())
        var isWell = true
        for finding in catalog.tutorials.flatMap({ $0.nameFindings(in: catalog.library) }) {
            isWell = false
            Terminal.say(finding)
        }
        for (name, step) in try Self.chosen(names, of: catalog) {
            let transcript = try await runner.run(step)
            switch deed {
            case .check:
                let findings = try records.findings(name, transcript)
                isWell = isWell && findings.isEmpty
                Terminal.write(findings.isEmpty ? "\(name) as written\n" : findings.joined(separator: "\n") + "\n")
            case .renew:
                let changed = try records.renew(name, transcript).map(\.lastPathComponent)
                Terminal.write(
                    "\(name) \(changed.isEmpty ? "as written" : "renewed: " + changed.joined(separator: ", "))\n")
            }
        }
        if !isWell { throw ExitStatus.testFailed }
    }

    /// The expected traces stand in the repository that the catalog stands in.
    static func records(beside catalog: URL) -> StepRecords {
        StepRecords(
            catalog: catalog, traces: catalog.deletingLastPathComponent().appending(path: "Tests/Recorded/Steps"))
    }

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
