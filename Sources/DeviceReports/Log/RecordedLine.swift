internal import Foundation

/// A line of the recorder: one fact about a launch.
package struct RecordedLine: Hashable, Sendable, Codable {
    /// The line's number in its record, from 1. The script of a conformance set adds lines with the number 0.
    package var number: Int
    /// The kind of fact: `scene.delegate`.
    package var fact: String
    /// The subject, if there may be several: `session 1`, or the name of a variable.
    package var subject: String?
    /// The value; nil for none, such as a scene without a delegate.
    package var value: String?

    package init(number: Int = 0, fact: String, subject: String? = nil, value: String?) {
        self.number = number
        self.fact = fact
        self.subject = subject
        self.value = value
    }

    private enum CodingKeys: String, CodingKey {
        case number = "n"
        case fact, value
        case subject = "of"
    }

    /// The word before each line.
    package static let word = "UNDERSTUDY-RECORD"

    /// The most bytes of a line's JSON. The longest that the recorder writes has a class's name.
    static let longest = 4096

    /// Reads the JSON after the word; nil if it is damaged. What follows its closing brace does not count.
    init?(_ text: some StringProtocol) {
        guard let json = Self.object(in: text.utf8.prefix(Self.longest)),
            let line = try? JSONDecoder().decode(RecordedLine.self, from: Data(json)), line.number >= 0
        else { return nil }
        self = line
    }

    /// Returns the bytes of the object with which a text begins; nil if it begins with none that is whole.
    private static func object(in bytes: some Collection<UInt8>) -> [UInt8]? {
        var object: [UInt8] = []
        var isQuoted = false
        var isEscaped = false
        for byte in bytes.drop(while: { $0 == UInt8(ascii: " ") }) {
            guard !object.isEmpty || byte == UInt8(ascii: "{") else { return nil }
            object.append(byte)
            if isEscaped {
                isEscaped = false
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = isQuoted
            } else if byte == UInt8(ascii: "\"") {
                isQuoted.toggle()
            } else if byte == UInt8(ascii: "}"), !isQuoted {
                return object
            }
        }
        return nil
    }

    /// The fact without its number: equal for the same fact of two records.
    struct Key: Hashable {
        var fact: String
        var subject: String?
    }

    var key: Key { Key(fact: fact, subject: subject) }
}
