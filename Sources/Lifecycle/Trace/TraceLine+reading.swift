#if canImport(FoundationEssentials)
    internal import FoundationEssentials
#else
    internal import Foundation
#endif

extension TraceLine {
    /// Returns the events of one trace or of several, one after the other, each of version 1 or 2.
    ///
    /// Empty lines and keys of later versions are ignored.
    public static func events(in file: String) throws(Unreadable) -> [TraceEvent] {
        let text = file.utf8.starts(with: "\u{FEFF}".utf8) ? String(file.unicodeScalars.dropFirst()) : file
        var events: [TraceEvent] = []
        // Bytes, because CR LF is one character in Swift.
        let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            let line = Substring(line).trimmed
            if line.isEmpty { continue }
            do {
                if !line.hasPrefix(#"{"seq":"#), try header(line, number: index + 1) != nil { continue }
                events.append(try decode(line, number: index + 1))
            } catch {
                let isCut = index == lines.count - 1 && !events.isEmpty && !line.hasSuffix("}")
                throw isCut ? .cutOff(line: index + 1) : events.isEmpty ? .noTrace(error) : error
            }
        }
        guard !events.isEmpty else { throw .empty }
        return events
    }

    /// Returns the header in a line; nil if the line is none.
    ///
    /// - Throws: `Unreadable` if the header is one of a later version.
    public static func header(_ line: some StringProtocol, number: Int) throws(Unreadable) -> TraceHeader? {
        let decoder = JSONDecoder()
        let data = Data(line.utf8)
        // Every event has a number, and no header has one.
        guard let version = try? decoder.decode(Words.self, from: data), version.seq == nil, let found = version.version
        else { return nil }
        guard let header = try? decoder.decode(TraceHeader.self, from: data), Version(rawValue: found) != nil else {
            throw .later(version: found, line: number)
        }
        return header
    }

    /// Returns the event of one line of version 1 or 2. `number` is the line's place in its file, from 1.
    public static func decode(_ line: some StringProtocol, number: Int) throws(Unreadable) -> TraceEvent {
        let decoder = JSONDecoder()
        let data = Data(line.utf8)
        do {
            return try decoder.decode(TraceEvent.self, from: data).typed
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
        /// A sentence that says what is wrong.
        public var what: String
        /// A sentence that says what to do.
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

    fileprivate static func later(version: Int, line: Int) -> Self {
        Self(
            line: line, what: "The trace is of version \(version), which this version of Understudy does not know.",
            cure: sameVersion)
    }

    fileprivate static let sameVersion = "Read the trace with the version of Understudy that wrote it, or a later one."

    /// Returns the error for a file whose first line cannot be read.
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
                cure: Self.sameVersion)
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
        var seq: Int?
        var version: Int?
        var kind: String?
        var lane: String?
        var launch: String?
        var state: State?
        var verdict: End?

        struct State: Decodable {
            var what: String?
            var step: String?
            var action: String?
            var difference: String?
            var reading: String?
        }

        struct End: Decodable {
            var exit: String?
        }

        func value(of path: String) -> String? {
            switch path {
            case "kind": kind
            case "lane": lane
            case "launch": launch
            case "state.what": state?.what
            case "state.step": state?.step
            case "state.action": state?.action
            case "state.difference": state?.difference
            case "state.reading": state?.reading
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
