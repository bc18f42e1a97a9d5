/// Words about sources, in which a source may be referred to by its identifier: `[Hackworth 2020](hackworth-2020)`.
public struct CitedText: Hashable, Sendable {
    /// The words one after the other, each with the source that they refer to.
    public let parts: [Part]

    /// Some words of a text.
    public struct Part: Hashable, Sendable {
        /// The words.
        public let words: String
        /// The identifier of the source that they refer to; nil if they refer to none.
        public let source: String?
    }

    /// Reads a text. A bracket that begins no reference stands for itself.
    public init(_ text: String) {
        var parts: [Part] = []
        var words = ""
        var rest = Substring(text)
        while let bracket = rest.firstIndex(of: "[") {
            words += rest[..<bracket]
            rest = rest[bracket...]
            if let reference = Self.reference(at: rest) {
                if !words.isEmpty { parts.append(Part(words: words, source: nil)) }
                words = ""
                parts.append(reference.part)
                rest = reference.rest
            } else {
                words.append("[")
                rest = rest.dropFirst()
            }
        }
        words += rest
        if !words.isEmpty { parts.append(Part(words: words, source: nil)) }
        self.parts = parts
    }

    /// The text without its references.
    public var words: String { parts.map(\.words).joined() }

    /// The identifiers of the sources, in the order of the text.
    public var sources: [String] { parts.compactMap(\.source) }

    /// Returns the reference at the beginning of a text, and the text after it; nil if it does not begin with one.
    private static func reference(at text: Substring) -> (part: Part, rest: Substring)? {
        guard text.first == "[", let close = text.firstIndex(of: "]") else { return nil }
        let after = text[text.index(after: close)...]
        guard after.first == "(", let end = after.firstIndex(of: ")") else { return nil }
        let words = text[text.index(after: text.startIndex)..<close]
        let id = after[after.index(after: after.startIndex)..<end]
        guard !words.isEmpty, !id.isEmpty, id.allSatisfy({ $0.isLetter || $0.isNumber || "-./".contains($0) }) else {
            return nil
        }
        return (Part(words: String(words), source: String(id)), after[after.index(after: end)...])
    }
}
