internal import ArgumentParser
internal import Foundation
internal import Lifecycle
internal import Runs
internal import Samples
internal import Traces
internal import Tutorials
internal import Wording

/// The command `understudy diff`.
struct Diff: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Compare two traces and show what differs.",
        discussion: """
            A trace is a file that run or test wrote with --format jsonl, or a tutorial's step, by its name or its \
            number, which stands for its record. Numbers, times, sessions and addresses do not count.

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
        let (old, new) = (try await Self.events(of: left), try await Self.events(of: right))
        let comparison = TraceComparison(old, new)
        switch format {
        case .text: Terminal.write(ComparisonView.render(comparison, old, new, names: (left, right)))
        case .json: Terminal.write(try Document(comparison, left: .init(left, old), right: .init(right, new)).text)
        }
        if !comparison.isSame { throw ExitStatus.different }
    }

    /// Returns the events of a file, or of a step's record.
    private static func events(of name: String) async throws -> [TraceEvent] {
        if let events = try TraceFile.events(of: name) { return events }
        if case .success(.step(let step)) = SampleID.parse(name) {
            if let events = try recorded(step) { return events }
            // The catalog tells which step a number means, and which name was probably meant. It needs the toolchain:
            // a path that only looks like a step's name must not.
            if isDirectory(try folder(of: step)) {
                let catalog = try await StepCatalog.carried(ProcessInfo.processInfo.environment)
                if let events = try recorded(try catalog.library.step(step)) { return events }
            }
        }
        throw Mistake(
            .usage, what: "There is no such file, and no tutorial's step of this name has a record.", place: name,
            cure: TraceFile.recording)
    }

    /// Returns the folder with the records of a step's tutorial.
    private static func folder(of step: SampleID.Step) throws -> URL {
        try Launch.records().appending(path: "Steps/\(step.tutorial)")
    }

    private static func isDirectory(_ folder: URL) -> Bool {
        (try? folder.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
    }

    /// Returns the trace that a step's last command left; nil if it has no record, or launched nothing.
    private static func recorded(_ step: SampleID.Step) throws -> [TraceEvent]? {
        let file = try folder(of: step).appending(path: "\(step.slug).txt")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
        do throws(TraceLine.Unreadable) {
            return try StepTranscript.runs(in: text).last.flatMap { $0.events.isEmpty ? nil : $0.events }
        } catch {
            throw Mistake(.usage, what: error.what, place: "\(file.path):\(error.line)", cure: error.cure)
        }
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
