/// A piece of a file's text and its replacement, which is no longer than the piece.
struct Edit: Hashable, Sendable {
    /// The piece's offsets in the file's UTF-8.
    var range: Range<Int>
    /// The new text, at most as long as the range; empty to blank it.
    var replacement = ""
}

extension Edit {
    /// Returns the text with each edit's range filled with spaces and its replacement.
    ///
    /// Line ends stay, and so do the line and column of everything else.
    static func apply(_ edits: [Edit], to text: String) -> String {
        guard !edits.isEmpty else { return text }
        var bytes = Array(text.utf8)
        for edit in edits {
            let start = edit.start(in: bytes)
            for index in edit.range where !isLineEnd(bytes[index]) {
                bytes[index] = UInt8(ascii: " ")
            }
            bytes.replaceSubrange(start..<start + edit.replacement.utf8.count, with: edit.replacement.utf8)
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the offset at which the replacement goes: in the first line of the range that has room for it.
    private func start(in bytes: [UInt8]) -> Int {
        let length = replacement.utf8.count
        for line in bytes[range].split(omittingEmptySubsequences: false, whereSeparator: Self.isLineEnd)
        where line.count >= length {
            return line.startIndex
        }
        preconditionFailure("\(replacement) is longer than every line of what it replaces")
    }

    private static func isLineEnd(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }
}

/// A text that goes between two pieces of a file, at the end of a line or before a brace.
struct Insertion: Hashable, Sendable {
    /// The offset in the file's UTF-8.
    var offset: Int
    var text: String

    /// Returns the text with each insertion made.
    static func apply(_ insertions: [Insertion], to text: String) -> String {
        guard !insertions.isEmpty else { return text }
        var bytes = Array(text.utf8)
        for insertion in insertions.sorted(by: { $0.offset > $1.offset }) {
            bytes.insert(contentsOf: Array(insertion.text.utf8), at: insertion.offset)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
