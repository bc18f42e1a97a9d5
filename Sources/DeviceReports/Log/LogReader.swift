package import Foundation
package import Wording

/// Reads the recorder's lines out of a console's text or the log of `xcodebuild`.
///
/// Anything may stand between them, and before them on a line. A line that is missing within a record, or damaged, is an
/// error, since what is not there cannot be compared.
package struct LogReader {
    /// The records in the order of the log.
    package private(set) var records: [LaunchRecord] = []
    /// The last record. A log without one is an error.
    package var last: LaunchRecord { records[records.count - 1] }
    private var current: LaunchRecord?
    private var printed: [String] = []
    private var history: String?
    private let name: String

    /// The most bytes of a log.
    package static let longest = 256 << 20
    /// The most lines that are kept of what was printed before a record.
    private static let mostPrinted = 200_000

    /// Reads a log.
    ///
    /// - Parameter name: The log's name for messages.
    /// - Throws: `Mistake` if there is no record in it, or if one is damaged or of another version.
    package init(_ log: Data, named name: String) throws(Mistake) {
        self.name = name
        guard log.count <= Self.longest else {
            throw Mistake(
                .usage, what: "\(name) has more than \(Self.longest >> 20) MB.", place: name,
                cure: "Keep the lines from the launch to the end of the tests.")
        }
        var number = 0
        do {
            try LogLines.each(of: log) { line, hasWord in
                number += 1
                if hasWord { try take(line, number) } else if current?.isNoted ?? true { keep(line) }
            }
        } catch {
            throw error as? Mistake ?? Mistake(.usage, what: "\(error)", place: name, cure: "Take the log again.")
        }
        close()
        guard !records.isEmpty else {
            throw Mistake(
                .usage, what: "\(name) has no line of the recorder.", place: name,
                cure: """
                    Add LaunchRecorder.swift to the target of the tests, run them, and take all of the console's text, or \
                    xcodebuild's log as it is, without a formatter.
                    """)
        }
    }

    /// Takes a line with the word in it.
    private mutating func take(_ line: String, _ number: Int) throws(Mistake) {
        var parts = line.components(separatedBy: RecordedLine.word)
        let before = parts.removeFirst()
        if !before.allSatisfy(\.isWhitespace), current == nil { keep(before) }
        for part in parts {
            guard let recorded = RecordedLine(part) else {
                throw Mistake(
                    .usage, what: "A line of the recorder is damaged or cut off.", place: "\(name):\(number)",
                    cure: "Take the log again. What is damaged is not compared.")
            }
            try take(recorded, number)
        }
    }

    private mutating func keep(_ line: String) {
        if printed.count < Self.mostPrinted { printed.append(line) }
    }

    private mutating func take(_ line: RecordedLine, _ number: Int) throws(Mistake) {
        switch line.number {
        case 0:
            if line.fact == "history" { history = line.value }
        case 1 where current?.lines == [line]: break
        case 1:
            close()
            guard line.fact == "recorder", line.value == LaunchRecord.version else {
                throw Mistake(
                    .usage,
                    what: "The recorder is of version \(line.value ?? "?"), and \(LaunchRecord.version) is read.",
                    place: "\(name):\(number)",
                    cure: "Use the LaunchRecorder.swift that this Understudy writes: understudy project.")
            }
            current = LaunchRecord(lines: [line], printed: printed, history: history)
            printed = []
        default: try go(on: line, number)
        }
    }

    private mutating func go(on line: RecordedLine, _ number: Int) throws(Mistake) {
        let count = current?.lines.count ?? 0
        // A line may be there twice.
        if let known = current?.lines, line.number <= count, known[line.number - 1] == line { return }
        guard line.number == count + 1 else {
            let isMixed = line.number <= count
            throw Mistake(
                .usage,
                what: isMixed
                    ? "Two recordings are mixed: there are two lines \(line.number)."
                    : "Lines of the recorder are missing: \(line.number) follows \(count).",
                place: "\(name):\(number)",
                cure: isMixed
                    ? "Run the tests without parallel testing: xcodebuild -parallel-testing-enabled NO."
                    : "Take the log again, with all lines from the launch on.")
        }
        guard !["noted", "end"].contains(line.fact) || line.value == String(line.number) else {
            throw Mistake(
                .usage, what: "The recorder counted \(line.value ?? "none") of its \(line.number) lines.",
                place: "\(name):\(number)", cure: "Take the log again. What is damaged is not compared.")
        }
        current?.lines.append(line)
    }

    /// Ends a record. If it is the beginning of the one before it, it is that one again, as in an attachment.
    private mutating func close() {
        defer { current = nil }
        guard let current else { return }
        if !current.isWhole, records.last?.lines.starts(with: current.lines) == true { return }
        records.append(current)
    }
}
