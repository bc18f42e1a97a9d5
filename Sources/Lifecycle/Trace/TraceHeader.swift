/// The first line of a trace from version 2 on.
public struct TraceHeader: Codable, Hashable, Sendable {
    /// The number of the trace's form.
    public var version: Int
    /// The parts of the app or its tests that were not built.
    public var leftOut: [LeftOutPart]

    /// The header of a trace that runs write.
    public init(leftOut: [LeftOutPart] = []) {
        version = TraceLine.Version.newest.rawValue
        self.leftOut = leftOut
    }

    /// Reads a header; one that says nothing of parts left out leaves none out.
    public init(from decoder: any Decoder) throws {
        let parts = try decoder.container(keyedBy: CodingKeys.self)
        version = try parts.decode(Int.self, forKey: .version)
        leftOut = try parts.decodeIfPresent([LeftOutPart].self, forKey: .leftOut) ?? []
    }
}

/// A part of the app or its tests that was not built.
public struct LeftOutPart: Codable, Hashable, Sendable {
    /// The module, type, function or statement.
    public var what: String
    /// The reason, such as a module that is not here.
    public var reason: String
    /// The line where the part begins.
    public var place: SourcePlace?

    /// A part with the reason why it was not built.
    public init(what: String, reason: String, place: SourcePlace? = nil) {
        self.what = what
        self.reason = reason
        self.place = place
    }
}
