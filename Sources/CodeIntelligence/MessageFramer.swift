internal import Projects

/// Messages of JSON as a language server reads and writes them: a header with the length, then the bytes.
///
/// It takes bytes of a program that may say anything, piece by piece, and keeps no more than one message.
struct MessageFramer: Sendable {
    /// The most bytes of one message.
    let limit: Int
    private var buffer: [UInt8] = []
    /// The length of the message that comes; nil as long as its header is not whole.
    private var length: Int?

    /// The most bytes of a header: those of language servers have less than a hundred.
    static let headerLimit = 1024

    init(limit: Int) {
        self.limit = limit
    }

    /// Something that is not a message.
    enum Fault: Error, Hashable {
        case header
        case tooLong(Int)
    }

    /// Takes in bytes, and returns the messages that are whole by now.
    ///
    /// After a fault nothing more can be understood.
    mutating func take(_ bytes: [UInt8]) throws(Fault) -> [[UInt8]] {
        buffer += bytes
        var messages: [[UInt8]] = []
        var rest = buffer[...]
        while true {
            if length == nil {
                guard let end = Self.end(ofHeaderIn: rest) else {
                    guard rest.count <= Self.headerLimit else { throw .header }
                    break
                }
                let found = try Self.length(in: rest[..<end])
                guard found <= limit else { throw .tooLong(found) }
                length = found
                rest = rest[(end + 4)...]
            }
            guard let whole = length, rest.count >= whole else { break }
            messages.append(Array(rest.prefix(whole)))
            rest = rest.dropFirst(whole)
            length = nil
        }
        buffer = Array(rest)
        return messages
    }

    /// Returns a message with its header.
    static func framed(_ message: [UInt8]) -> [UInt8] {
        Array("Content-Length: \(message.count)\r\n\r\n".utf8) + message
    }

    /// Returns the place of the empty line after a header.
    private static func end(ofHeaderIn bytes: ArraySlice<UInt8>) -> Int? {
        bytes.prefix(headerLimit).indices.first { bytes[$0...].starts(with: [13, 10, 13, 10]) }
    }

    private static func length(in header: ArraySlice<UInt8>) throws(Fault) -> Int {
        for line in String(decoding: header, as: UTF8.self).split(separator: "\r\n") {
            let parts = line.split(separator: ":", maxSplits: 1).map(\.trimmingSpaces)
            guard parts.count == 2 else { throw .header }
            guard parts[0].lowercased() == "content-length" else { continue }
            guard parts[1].allSatisfy({ $0.isASCII && $0.isNumber }), let length = Int(parts[1]) else {
                throw .header
            }
            return length
        }
        throw .header
    }
}
