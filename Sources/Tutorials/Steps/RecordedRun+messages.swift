package import Wording

extension RecordedRun {
    /// A message of the compiler.
    package struct Remark: Hashable, Sendable {
        /// The file's place in the project.
        package var file: String
        package var line: Int
        /// From 1, in bytes of UTF-8.
        package var column: Int
        package var severity: Diagnostic.Severity
        package var message: String
    }

    /// The compiler's messages, without those that only lead back to the tutorial's files.
    package var remarks: [Remark] {
        parts.compactMap { if case .remark(let remark) = $0 { remark } else { nil } }
            .filter { !$0.message.hasPrefix("in the tutorial, this file is ") }
    }

    /// The other messages.
    package var lines: [String] {
        parts.compactMap { if case .line(let line) = $0 { line } else { nil } }
    }

    /// The other messages, as sentences in one line.
    package var sentences: String {
        var lines = lines
        if let first = lines.first, first.hasSuffix(":"), !remarks.isEmpty { lines[0] = first.dropLast() + "." }
        return lines.joined(separator: " ")
    }

    private enum Part {
        case remark(Remark)
        case line(String)
    }

    private var parts: [Part] {
        var parts: [Part] = []
        var rest = messages[...]
        while let line = rest.popFirst() {
            guard let remark = Remark(line) else {
                parts.append(.line(line))
                continue
            }
            parts.append(.remark(remark))
            // The line of code, and the mark below it.
            if let mark = rest.dropFirst().first, mark.trimmingPrefix(while: { $0 == " " }).hasPrefix("^") {
                rest.removeFirst(2)
            }
        }
        return parts
    }
}

extension RecordedRun.Remark {
    /// Reads `Stage/AppDelegate.swift:3:1: error: ...`; nil if a line is not the compiler's.
    fileprivate init?(_ line: String) {
        guard let match = line.wholeMatch(of: /(.+):(\d+):(\d+): (error|warning|note): (.+)/),
            let number = Int(match.2), let column = Int(match.3),
            let severity = Diagnostic.Severity(rawValue: String(match.4))
        else { return nil }
        self.init(
            file: String(match.1), line: number, column: column, severity: severity, message: String(match.5))
    }
}
