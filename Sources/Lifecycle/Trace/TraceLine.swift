#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

/// The trace as it is written: version 1, one event as one line of JSON.
public enum TraceLine {
    /// An event as one line, without the newline at its end.
    ///
    /// Keys stand in the order `seq`, `time`, `kind`, `lane`, `class`, `name`, `scene`, `text`, `rule`, `verdict`;
    /// those without a value are left out. No character in the line ends a line for anyone.
    public static func encode(_ event: TraceEvent) -> String {
        var object = JSONObject()
        object.add("seq", "\(event.seq)")
        object.add("time", "\(event.time)")
        object.add("kind", quoted(event.kind.rawValue))
        object.add("lane", quoted(event.lane.rawValue))
        object.add("class", event.class.map(quoted))
        object.add("name", event.name.map(quoted))
        object.add("scene", event.scene.map(quoted))
        object.add("text", event.text.map(quoted))
        object.add("rule", event.rule.map(quoted))
        object.add("verdict", event.verdict.map(encode))
        return object.text
    }

    private static func encode(_ verdict: Verdict) -> String {
        var object = JSONObject()
        // That there was no app delegate is an answer, not a gap.
        object.add("appDelegate", verdict.appDelegate.map(quoted) ?? "null")
        object.add("sceneDelegates", "[" + verdict.sceneDelegates.map(quoted).joined(separator: ",") + "]")
        object.add("configurationRequests", "\(verdict.configurationRequests)")
        object.add("sessionsBefore", "\(verdict.sessionsBefore)")
        object.add("sessionsAfter", "\(verdict.sessionsAfter)")
        object.add("tests", verdict.tests.map { #"{"ran":\#($0.ran),"failed":\#($0.failed)}"# })
        object.add("exit", quoted(verdict.exit.rawValue))
        object.add("isolated", "\(verdict.isolated)")
        return object.text
    }

    /// A JSON string. Every control character and every character that ends a line is escaped, slashes are not.
    public static func quoted(_ string: String) -> String {
        var text = "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\0"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }

    private struct JSONObject {
        private var members: [String] = []

        mutating func add(_ key: String, _ value: String?) {
            guard let value else { return }
            members.append("\"\(key)\":\(value)")
        }

        var text: String { "{" + members.joined(separator: ",") + "}" }
    }
}

extension TraceLine {
    /// The events of a whole trace. Empty lines and keys of later versions are passed over.
    public static func events(in file: String) throws(Unreadable) -> [TraceEvent] {
        let text = file.utf8.starts(with: "\u{FEFF}".utf8) ? String(file.unicodeScalars.dropFirst()) : file
        var events: [TraceEvent] = []
        // Bytes, because CR LF is one character in Swift.
        let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            let line = Substring(line).trimmed
            if line.isEmpty { continue }
            do {
                events.append(try decode(line, number: index + 1))
            } catch {
                let isCut = index == lines.count - 1 && !events.isEmpty && !line.hasSuffix("}")
                throw isCut ? .cutOff(line: index + 1) : events.isEmpty ? .noTrace(error) : error
            }
        }
        guard !events.isEmpty else { throw .empty }
        return events
    }

    /// The event of one line. `number` is the line's place in its file, from 1.
    public static func decode(_ line: some StringProtocol, number: Int) throws(Unreadable) -> TraceEvent {
        let decoder = JSONDecoder()
        let data = Data(line.utf8)
        do {
            return try decoder.decode(TraceEvent.self, from: data)
        } catch let error as DecodingError {
            let words = try? decoder.decode(Words.self, from: data)
            throw Unreadable(error, words, line: number)
        } catch {
            throw Unreadable(line: number, what: "\(error)", cure: Unreadable.record)
        }
    }

    /// Why text is not a trace: the line, what is wrong with it and what to do.
    public struct Unreadable: Error, Hashable, Sendable, CustomStringConvertible {
        /// From 1.
        public var line: Int
        /// What is wrong, in a sentence.
        public var what: String
        /// What to do, in a sentence.
        public var cure: String

        /// Says why a line cannot be read.
        public init(line: Int, what: String, cure: String) {
            self.line = line
            self.what = what
            self.cure = cure
        }

        public var description: String { "line \(line): \(what)\n\(cure)" }
    }
}

extension TraceLine.Unreadable {
    fileprivate static let record =
        "Record one with: understudy run SAMPLE --format jsonl > trace.jsonl"

    fileprivate static let empty = Self(line: 1, what: "The file has no events.", cure: record)

    fileprivate static func cutOff(line: Int) -> Self {
        Self(
            line: line, what: "The last line is cut off.",
            cure: "Remove it to see what is there, or record the trace again.")
    }

    /// What a first line that cannot be read says of its file.
    fileprivate static func noTrace(_ error: Self) -> Self {
        error.cure == record ? Self(line: error.line, what: "This is not a trace. " + error.what, cure: record) : error
    }

    fileprivate init(_ error: DecodingError, _ words: TraceLine.Words?, line: Int) {
        switch error {
        case .keyNotFound(let key, let context):
            let path = (context.codingPath + [key]).map(\.stringValue).joined(separator: ".")
            self.init(line: line, what: "The key \"\(path)\" is missing.", cure: Self.record)
        case .typeMismatch(_, let context) where context.codingPath.isEmpty:
            self.init(line: line, what: "The line is not a JSON object.", cure: Self.record)
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            let path = context.codingPath.map(\.stringValue).joined(separator: ".")
            self.init(line: line, what: "The value of \"\(path)\" is of the wrong type.", cure: Self.record)
        case .dataCorrupted(let context) where !context.codingPath.isEmpty:
            let path = context.codingPath.map(\.stringValue).joined(separator: ".")
            let value = words?.value(of: path).map { " \"\($0)\"" } ?? ""
            self.init(
                line: line, what: "The value\(value) of \"\(path)\" is unknown to this version of Understudy.",
                cure: "Read the trace with the version of Understudy that wrote it, or a later one.")
        case .dataCorrupted:
            self.init(line: line, what: "The line is not JSON.", cure: Self.record)
        @unknown default:
            self.init(line: line, what: "\(error)", cure: Self.record)
        }
    }
}

extension TraceLine {
    /// The words of a line that later versions may add to, read as they stand.
    fileprivate struct Words: Decodable {
        var kind: String?
        var lane: String?
        var verdict: End?

        struct End: Decodable {
            var exit: String?
        }

        func value(of path: String) -> String? {
            switch path {
            case "kind": kind
            case "lane": lane
            case "verdict.exit": verdict?.exit
            default: nil
            }
        }
    }
}

extension Substring {
    /// Without the white space that JSON allows around a value.
    fileprivate var trimmed: Substring {
        let isBlank: (Unicode.Scalar) -> Bool = { $0 == " " || $0 == "\t" || $0 == "\r" }
        var scalars = unicodeScalars.drop(while: isBlank)
        while let last = scalars.last, isBlank(last) { scalars.removeLast() }
        return Substring(scalars)
    }
}
