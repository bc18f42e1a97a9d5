internal import FoundationEssentials
internal import Lowering
internal import Projects
internal import Samples
internal import Wording

/// A request to a process that reads samples. Each is a line of JSON on its standard input.
enum ReaderRequest: Codable, Hashable, Sendable {
    /// A question to `SampleDiscovery`; the path is absolute.
    case sample(path: String, SampleDiscovery.Choice)
    case lower(Sample)
    case reduce(ReductionQuestion)
    case assess(Sample, Reduction)
    case facts(Sample)
}

/// A message of a process that reads samples. Each is a line of JSON on its standard output.
enum ReaderMessage: Codable, Hashable, Sendable {
    /// It begins to read a file. If the process then ends, that file was the reason.
    case reading(String)
    case sample(Sample)
    case lowered(LoweredSample)
    case reduced(Reduction)
    case facts(SourceFacts)
    case mistake(Mistake)
}

/// Messages as lines.
enum ReaderLine {
    static func bytes(_ message: some Encodable) throws -> [UInt8] {
        let encoder = JSONEncoder()
        // Equal messages are equal lines, so that answers can be kept.
        encoder.outputFormatting = .sortedKeys
        return Array(try encoder.encode(message)) + [newline]
    }

    static func value<Value: Decodable>(_ type: Value.Type = Value.self, of line: some Sequence<UInt8>) throws -> Value
    {
        try JSONDecoder().decode(type, from: Data(line))
    }

    static let newline = UInt8(ascii: "\n")
}
