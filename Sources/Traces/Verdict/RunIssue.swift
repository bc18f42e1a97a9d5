package import Lifecycle

/// A crash or a failed assertion, with the line of code that it names.
package struct RunIssue: Hashable, Sendable {
    /// The two ways in which code says at a line that something is wrong.
    package enum Kind: String, Hashable, Sendable, Encodable {
        case crash, failure
    }

    package var kind: Kind
    /// The message without the place.
    package var message: String
    /// The test that failed; nil for a crash.
    package var test: String?
    /// The line, with the file as the message names it; nil if it names none.
    package var place: SourcePlace?

    package init(kind: Kind, message: String, test: String? = nil, place: SourcePlace? = nil) {
        self.kind = kind
        self.message = message
        self.test = test
        self.place = place
    }

    /// The issue in a sentence without its end: `Fatal error: boom (Stage/main.swift:12)`.
    package var words: String {
        (test.map { "\($0): " } ?? "") + message + (place.map { " (\($0.file):\($0.line))" } ?? "")
    }
}

/// The issues of a launch, collected from its events as they come.
package struct RunIssues: Hashable, Sendable {
    /// The failed assertions in the order in which they failed.
    private var failures: [RunIssue] = []
    /// The last line that was printed as Swift's runtime prints when a process traps.
    private var lastWords: RunIssue?
    private var hasCrashed = false

    /// The most failed assertions that are kept.
    private static let most = 20

    package init() {}

    /// The issues of the last launch of a trace.
    package init(_ events: some Sequence<TraceEvent>) {
        for event in events { see(event) }
    }

    /// The crash, if there is one that names its line; then the failed assertions.
    package var all: [RunIssue] {
        (hasCrashed ? [lastWords].compactMap { $0 } : []) + failures
    }

    /// Takes in the next event of a trace.
    package mutating func see(_ event: TraceEvent) {
        switch event.kind {
        case .launch:
            self = RunIssues()
        case .console where event.lane == .console:
            if let text = event.text, let issue = RunIssue(printed: text) { lastWords = issue }
        case .test:
            guard failures.count < Self.most, let issue = RunIssue(ofTest: event) else { return }
            failures.append(issue)
        case .fault:
            hasCrashed = true
        default:
            break
        }
    }
}

extension RunIssue {
    /// Reads a line as Swift's runtime prints it when a process traps; nil for any other line.
    package init?(printed line: String) {
        guard line.contains(".swift:"),
            let match = line.wholeMatch(
                of:
                    /(?<file>.+\.swift):(?<line>[0-9]{1,9}): (?<message>(?:Fatal error|Precondition failed|Assertion failed)(?::.*)?)/
            ),
            let number = Int(match.line)
        else { return nil }
        self.init(
            kind: .crash, message: String(match.message), place: SourcePlace(file: String(match.file), line: number))
    }

    /// Reads a failed assertion from an event of a test; nil for any other event.
    package init?(ofTest event: TraceEvent) {
        guard event.kind == .test, let text = event.text, text.hasPrefix(Self.mark) else { return nil }
        let message = text.dropFirst(Self.mark.count)
        let name = event.name
        guard
            let match = message.wholeMatch(of: /(?<message>(?s:.*)) \((?<file>[^()\n]+\.swift):(?<line>[0-9]{1,9})\)/),
            let number = Int(match.line)
        else {
            self.init(kind: .failure, message: String(message), test: name)
            return
        }
        self.init(
            kind: .failure, message: String(match.message), test: name,
            place: SourcePlace(file: String(match.file), line: number))
    }

    private static let mark = "issue: "
}
