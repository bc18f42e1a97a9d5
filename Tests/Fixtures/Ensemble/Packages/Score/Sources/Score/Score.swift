@_exported import Parts

public struct Score: CustomStringConvertible {
    public var parts: [Part]

    public init(parts: [Part]) {
        self.parts = parts
    }

    #if ENGRAVED
        public var description: String { parts.map(\.name).joined(separator: ", ") }
    #endif
}
