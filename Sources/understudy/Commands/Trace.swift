import ArgumentParser
import Foundation
import Lifecycle
import Samples
import Traces

/// The command `understudy trace`.
struct Trace: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Turn a recorded trace into another form.",
        discussion: "Record one with: understudy test MyApp.xcodeproj --format jsonl > trace.jsonl")

    @Argument(help: "A trace: one JSON object a line.")
    var file: String

    @Option(
        help: "The form: text, jsonl, mermaid, perfetto, svg.", completion: .list(TraceFormat.allCases.map(\.rawValue)),
        transform: Choice.of)
    var to: TraceFormat = .text

    func run() throws {
        guard let data = FileManager.default.contents(atPath: file) else {
            throw Mistake(
                .usage, what: "There is no such file, or it cannot be read.", place: file,
                cure: "Record a trace with: understudy run MyApp.xcodeproj --format jsonl > \(file)")
        }
        do throws(TraceLine.Unreadable) {
            Terminal.write(to.render(try TraceLine.events(in: String(decoding: data, as: UTF8.self))))
        } catch {
            throw Mistake(.usage, what: error.what, place: "\(file):\(error.line)", cure: error.cure)
        }
    }
}
