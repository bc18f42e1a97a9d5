internal import Lifecycle

/// Splits the stream of an app's process into the lines that it printed and the messages to the device between them.
///
/// A message begins with a separator and a word that only the two sides know, and ends with its line. Everything else
/// was printed. Printed text without an end of line is handed out when a message follows it.
struct OutputParser {
    enum Item: Hashable {
        /// A printed line, without its end.
        case line(String)
        /// A message's text.
        case message([UInt8])
    }

    /// The most bytes of a printed line; a longer one is handed out in pieces.
    static let longestLine = 16 * 1024
    /// The most bytes of a message; a longer one is handed out as printed text.
    static let longestMessage = AppMessage.longest

    private let prefix: [UInt8]
    private var buffer: [UInt8] = []

    init(mark: String) {
        prefix = [0x1E] + Array(mark.utf8)
    }

    mutating func feed(_ bytes: some Sequence<UInt8>) -> [Item] {
        buffer += bytes
        var items: [Item] = []
        var start = 0
        while let end = buffer[start...].firstIndex(of: 0x0A) {
            items += Self.items(buffer[start..<end], prefix)
            start = end + 1
        }
        buffer.removeFirst(start)
        // The rest is long enough to hold the beginning of a message.
        guard buffer.count > Self.longestLine + prefix.count, !mayBecomeMessage else { return items }
        let pieces = Self.pieces(buffer[...], keeping: Self.longestLine + prefix.count)
        buffer.removeFirst(pieces.reduce(0) { $0 + $1.count })
        return items + pieces.map { .line(Self.text($0)) }
    }

    /// True if the unfinished line holds the beginning of a message that is not too long so far.
    private var mayBecomeMessage: Bool {
        guard let start = Self.start(of: prefix, in: buffer[...]) else { return false }
        return buffer.count - start - prefix.count <= Self.longestMessage
    }

    /// Returns the items that are left when the stream has ended.
    mutating func finish() -> [Item] {
        defer { buffer = [] }
        return buffer.isEmpty ? [] : [.line(Self.text(buffer[...]))]
    }

    private static func items(_ line: ArraySlice<UInt8>, _ prefix: [UInt8]) -> [Item] {
        guard let start = start(of: prefix, in: line), line.endIndex - start - prefix.count <= longestMessage else {
            return line.isEmpty ? [.line("")] : pieces(line).map { .line(text($0)) }
        }
        let printed = line[line.startIndex..<start]
        let message = Item.message(Array(line[(start + prefix.count)...]))
        return printed.isEmpty ? [message] : [.line(text(printed)), message]
    }

    /// Returns a printed line that is too long for one item in pieces that cut no character.
    ///
    /// - Parameter rest: The most that is left at its end.
    private static func pieces(_ line: ArraySlice<UInt8>, keeping rest: Int = 0) -> [ArraySlice<UInt8>] {
        var pieces: [ArraySlice<UInt8>] = []
        var line = line
        while line.count > rest {
            let end =
                line.count > longestLine
                ? endOfCharacter(before: line.startIndex + longestLine, in: line) : line.endIndex
            pieces.append(line[..<end])
            line = line[end...]
        }
        return pieces
    }

    private static func start(of prefix: [UInt8], in line: ArraySlice<UInt8>) -> Int? {
        var search = line
        while let candidate = search.firstIndex(of: prefix[0]) {
            if line[candidate...].starts(with: prefix) { return candidate }
            search = line[(candidate + 1)...]
        }
        return nil
    }

    /// Returns the position at which a line can be cut without cutting a character of UTF-8.
    private static func endOfCharacter(before end: Int, in bytes: ArraySlice<UInt8>) -> Int {
        let isContinuation = { bytes[$0] & 0b1100_0000 == 0b1000_0000 }
        return (end - 3...end).last { !isContinuation($0) } ?? end
    }

    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes.last == 0x0D ? bytes.dropLast() : bytes, as: UTF8.self)
    }
}
