internal import Application
internal import ArgumentParser
internal import Foundation
internal import Runs

/// The command `understudy record`.
struct Record: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract:
            "Run everything that the documentation shows, and record the results, or compare them with the record.",
        discussion: """
            callbacks: the Swift files that follow from the callbacks' declarations.
            options: the table of a launch's options on the page of the command line.
            address: the publisher's address, if one is set, in the pages that say where to clone Understudy.
            rules: the catalog's pages of the rules and of the variables in a test host.
            sources: the catalog's pages of the sources, and of the facts and logs that tests cite.
            scenarios: the log of each scenario that shows a rule; they are tests, so SwiftPM builds and runs them.
            steps: each command of the tutorials' steps, with its trace, its picture and the picture's words.
            pictures: the drawn pictures, from the rules and from recorded steps, and their words in the pages.
            claims: the experiments of each claim, and their pages.
            promises: the page of what tests tried against Understudy, from the file that Tests/run wrote, if it is named.
            matrix: every technique in every setting, and the pages made from it; that takes minutes.
            counts: the numbers of steps, claims and cells on the landing page.
            search: for how many sentences from forums the search has the right page among the first three.

            The records are in Tests/Recorded and Documentation.docc/Generated, and the steps' pictures and their \
            words beside the tutorials.

              understudy record steps hackworth/flush --check
            """)

    @Argument(
        help: "The part to record: \(Recorder.Part.allCases.map(\.rawValue).joined(separator: ", ")); without it, all.",
        transform: Choice.of)
    var part: Recorder.Part?

    @Argument(help: "Only these steps, tutorials or claims; for promises, the file that Tests/run wrote.")
    var names: [String] = []

    @Flag(help: "Write nothing: say what differs from the record. The exit status is 1 if something does.")
    var check = false

    @Flag(help: "Of the matrix, only the settings in the tables of its page: the pages change, the record is kept.")
    var brief = false

    func validate() throws {
        if brief, part != .matrix {
            throw ValidationError("--brief is for the matrix alone. Use understudy record matrix --brief.")
        }
        if brief, check { throw ValidationError("--check compares the whole matrix. Remove --brief.") }
        if let part, !part.hasNames, !names.isEmpty {
            throw ValidationError(
                "\(part.rawValue) is recorded as a whole. Remove the names: understudy record \(part.rawValue)")
        }
    }

    func run() async throws {
        let recorder = Recorder(
            .ofThisProgram, environment: ProcessInfo.processInfo.environment, output: .terminal, names: names,
            check: check, brief: brief)
        if try await !recorder.record(part.map { [$0] } ?? Recorder.Part.allCases) { throw ExitStatus.testFailed }
    }
}
