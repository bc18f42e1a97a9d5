/// A problem that the user can fix: the fault, the place, and the cure.
package struct Mistake: UserFacingError, Hashable, Codable {
    package var kind: Kind
    /// The fault, in a sentence.
    package var what: String
    /// The file, folder or project concerned, with its line if one is known.
    package var place: String?
    /// The cure, in a sentence.
    package var cure: String
    /// True if a file that a project names was not found where it was looked for.
    package var isOfMissingFile: Bool

    package init(_ kind: Kind, what: String, place: String? = nil, cure: String, isOfMissingFile: Bool = false) {
        self.isOfMissingFile = isOfMissingFile
        self.kind = kind
        self.what = Self.plain(what)
        self.place = place.map(Self.plain)
        self.cure = Self.plain(cure)
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            try values.decode(Kind.self, forKey: .kind), what: try values.decode(String.self, forKey: .what),
            place: try values.decodeIfPresent(String.self, forKey: .place),
            cure: try values.decode(String.self, forKey: .cure),
            isOfMissingFile: try values.decodeIfPresent(Bool.self, forKey: .isOfMissingFile) ?? false)
    }

    /// Returns a text that a terminal shows as it is: names in a project may hold control characters and be of any
    /// length.
    package static func plain(_ text: String) -> String {
        let isLong = text.utf8.count > longest
        let isPlain = text.unicodeScalars.allSatisfy { !isControl($0) }
        guard isLong || !isPlain else { return text }
        var plain = String.UnicodeScalarView()
        for scalar in (isLong ? String(decoding: text.utf8.prefix(longest), as: UTF8.self) + "…" : text).unicodeScalars
        {
            plain.append(isControl(scalar) ? "\u{FFFD}" : scalar)
        }
        return String(plain)
    }

    /// The most bytes of a text.
    private static let longest = 10_000

    /// Returns true for a control character that is neither a tab nor the end of a line.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t"
    }

    package var blame: Blame {
        switch kind {
        case .usage: .usage
        case .build: .sources
        case .unsupported, .hostless: .support
        }
    }

    /// The kinds of mistakes, each with its exit status.
    package enum Kind: String, Hashable, Sendable, Codable {
        /// The command or the sample named cannot be used as it is: exit status 2.
        case usage
        /// The sample does not compile or link: exit status 3.
        case build
        /// The sample is of a kind that Understudy does not launch: exit status 5.
        case unsupported
        /// The tests run in no app, so nothing is launched for them. A check has its answer; for a run it is as `unsupported`.
        case hostless
    }
}
