/// A message of the compiler or the linker about the user's sources.
package struct Diagnostic: Hashable, Sendable, Codable {
    /// The file as the user knows it; nil if no place in a file is meant.
    package var path: String?
    /// The line's number, from 1; 0 without a path.
    package var line: Int
    /// The column, from 1, in bytes of UTF-8; 0 without a path.
    package var column: Int
    package var severity: Severity
    package var message: String
    /// The line concerned, as it was compiled.
    package var sourceLine: String?

    package enum Severity: String, Hashable, Sendable, Codable {
        case error, warning, note, remark
    }

    package init(
        path: String? = nil, line: Int = 0, column: Int = 0, severity: Severity, message: String,
        sourceLine: String? = nil
    ) {
        self.path = path
        self.line = line
        self.column = column
        self.severity = severity
        self.message = message
        self.sourceLine = sourceLine
    }

    /// Returns the diagnostic as compilers print it: place, message, the line and a caret below it.
    ///
    /// - Parameter original: The user's texts by path. The line shown is from there if it can be, for the compiled text
    ///   may differ from it between tokens.
    package func printed(_ original: [String: String]) -> String {
        guard let path else { return "\(severity.rawValue): \(message)" }
        let head = "\(path):\(line):\(column): \(severity.rawValue): \(message)"
        guard let source = Self.line(line, of: original[path]) ?? sourceLine else { return head }
        let indent = String(decoding: source.utf8.prefix(max(0, column - 1)), as: UTF8.self)
        let padding = String(indent.map { $0 == "\t" ? "\t" : " " })
        return "\(head)\n\(source)\n\(padding)^"
    }

    /// Returns a line of a text; nil if the text has no line of that number, which may be any.
    package static func line(_ number: Int, of text: String?) -> String? {
        text.flatMap { line(number, of: lines(of: $0)) }
    }

    package static func line(_ number: Int, of lines: [Substring]) -> String? {
        (1...max(1, lines.count)).contains(number) && !lines.isEmpty ? String(lines[number - 1]) : nil
    }

    package static func lines(of text: String) -> [Substring] {
        text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }
}
