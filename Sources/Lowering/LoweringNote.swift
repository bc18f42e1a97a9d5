internal import Samples

/// Something in a file that Apple's compiler takes and that cannot work here.
package struct LoweringNote: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The file's path as given.
    package var path: String
    /// The line, from 1.
    package var line: Int
    /// The column, from 1, in UTF-8 bytes, as the compiler counts.
    package var column: Int
    /// The problem and its cure.
    package var text: String

    package init(path: String, line: Int, column: Int, text: String) {
        self.path = path
        self.line = line
        self.column = column
        self.text = text
    }

    package var description: String {
        "\(path):\(line):\(column): note: \(text)"
    }
}

extension LoweringNote {
    /// Creates a note on the place at an offset of a file's UTF-8.
    init(_ text: String, at offset: Int, of file: SourceFile) {
        let before = file.text.utf8.prefix(offset)
        let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { before.index(after: $0) } ?? before.startIndex
        self.init(
            path: file.path, line: before.count { $0 == UInt8(ascii: "\n") } + 1,
            column: before.distance(from: lineStart, to: before.endIndex) + 1, text: text)
    }
}
