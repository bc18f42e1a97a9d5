internal import Application
internal import ArgumentParser
internal import Foundation
internal import Lifecycle
internal import Runs
internal import Traces
internal import Wording

/// The command `understudy diff`.
struct Diff: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Compare two traces and show what differs.",
        discussion: """
            A trace is a file that run or test wrote with --format jsonl, or the record of a tutorial's step, by the \
            step's name or number. Numbers, times, sessions and addresses do not count.

              understudy test MyApp.xcodeproj --format jsonl > before.jsonl
              understudy test MyApp.xcodeproj --format jsonl > after.jsonl
              understudy diff before.jsonl after.jsonl
              understudy diff hackworth/flush after.jsonl

            Exit status: 0 the same happened in both; 1 something differs; 2 wrong usage.
            """)

    @Argument(help: "The trace on the left: a file, or a tutorial's step.")
    var left: String

    @Argument(help: "The trace on the right.")
    var right: String

    @Option(help: "The form: text, json.", completion: .list(Format.allCases.map(\.rawValue)), transform: Choice.of)
    var format: Format = .text

    enum Format: String, CaseIterable {
        case text, json
    }

    func run() async throws {
        let finder = SampleFinder(
            .ofThisProgram, environment: ProcessInfo.processInfo.environment, output: .terminal)
        let (old, new) = (try await finder.events(left), try await finder.events(right))
        let comparison = TraceComparison(old, new)
        switch format {
        case .text: Terminal.write(ComparisonView.render(comparison, old, new, names: (left, right)))
        case .json: Terminal.write(try Document(comparison, left: .init(left, old), right: .init(right, new)).text)
        }
        if !comparison.isSame { throw ExitStatus.different }
    }
}

extension ExitStatus {
    /// Two traces are not the same.
    fileprivate static let different = ExitStatus.testFailed
}

/// A comparison as JSON.
private struct Document: Encodable {
    struct Side: Encodable {
        var name: String
        var verdict: Verdict?
        var events: [TraceEvent]

        init(_ name: String, _ events: [TraceEvent]) {
            self.name = name
            self.events = events
            verdict = events.last { $0.verdict != nil }?.verdict
        }
    }

    var comparison: TraceComparison
    var left: Side
    var right: Side

    init(_ comparison: TraceComparison, left: Side, right: Side) {
        self.comparison = comparison
        self.left = left
        self.right = right
    }

    /// The document, with a newline at its end.
    var text: String {
        get throws {
            try JSON.line(self) + "\n"
        }
    }
}
