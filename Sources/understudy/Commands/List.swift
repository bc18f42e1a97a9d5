internal import Application
internal import ArgumentParser
internal import Foundation
internal import SampleReading
internal import Tutorials
internal import Wording

/// The command `understudy list`.
struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "List the tutorials' steps, and the samples below a folder.",
        discussion: "Each line begins with the argument for run and test: a step or a path.")

    @Argument(help: "The folder to look in. Without one, the steps and what is below this folder.")
    var folder: String?

    @Option(
        help: "The form: text; json, with what a check of each sample needs; paths, one on each line.",
        completion: .list(Format.allCases.map(\.rawValue)), transform: Choice.of)
    var format: Format = .text

    @Flag(help: "Only the samples whose tests can be launched.")
    var supported = false

    enum Format: String, CaseIterable {
        case text, json, paths
    }

    func validate() throws {
        if format != .text || supported, folder == nil {
            throw ValidationError("--format and --supported need a folder: understudy list . --format json")
        }
    }

    func run() async throws {
        let tools = try await SampleTools(
            .ofThisProgram, environment: ProcessInfo.processInfo.environment, output: .terminal)
        if folder == nil { try await listSteps(of: tools.tutorials(), tools.folders) }
        let found = try await SampleSearch(folder: folder ?? ".", reader: tools.reader).samples()
            .filter { !supported || $0.supported }
        if format == .json { return Terminal.write(try JSON.document(found)) }
        guard !found.isEmpty || folder == nil else {
            throw Mistake(
                .usage, what: "No sample is below this folder.", place: folder,
                cure: "A sample is an .xcodeproj, or a folder with an Info.plist and Swift files.")
        }
        for sample in found { Terminal.write((format == .paths ? sample.path : sample.description) + "\n") }
    }

    private func listSteps(of catalog: StepCatalog, _ folders: CarriedFolders) throws {
        for tutorial in catalog.tutorials {
            let minutes = tutorial.minutes.map { " (\($0) minutes)" } ?? ""
            Terminal.write("\(tutorial.title)\(minutes)\n")
            for (number, section) in tutorial.sections.enumerated() {
                Terminal.write("  Section \(number + 1): \(section.title)\n")
                for (index, step) in section.steps.enumerated() {
                    Terminal.write("    \(tutorial.name(of: step))  \(index + 1). \(step.title)\n")
                }
            }
        }
        Terminal.say(try Statistics(catalog, folders).sentence)
    }
}
