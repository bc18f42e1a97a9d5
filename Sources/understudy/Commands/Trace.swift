internal import Application
internal import ArgumentParser
internal import Lifecycle
internal import Traces
internal import Wording

/// The command `understudy trace`.
struct Trace: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Turn a recorded trace into another form.",
        discussion: "Record one with: understudy test MyApp.xcodeproj --format jsonl > trace.jsonl")

    @Argument(help: "A trace: one JSON object a line; - for standard input.")
    var file: String

    @Option(
        help: "The form: text, jsonl, mermaid, perfetto, svg.", completion: .list(TraceFormat.allCases.map(\.rawValue)),
        transform: Choice.of)
    var to: TraceFormat = .text

    func run() throws {
        guard let events = try TraceFile.events(of: file) else {
            throw Mistake(.usage, what: "There is no such file.", place: file, cure: TraceFile.recording)
        }
        Terminal.write(to.render(events))
    }
}
