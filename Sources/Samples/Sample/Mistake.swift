/// Something the reader can mend: what is wrong, where, and what to do about it.
public struct Mistake: Error, Hashable, Sendable, Codable, CustomStringConvertible {
    public var kind: Kind
    /// What is wrong, in a sentence.
    public var what: String
    /// The file, folder or project concerned, with its line where one is known.
    public var place: String?
    /// What to do, in a sentence.
    public var cure: String

    public init(_ kind: Kind, what: String, place: String? = nil, cure: String) {
        self.kind = kind
        self.what = what
        self.place = place
        self.cure = cure
    }

    public var description: String {
        (place.map { "\($0): " } ?? "") + what + "\n" + cure
    }

    /// Which exit status a mistake leads to.
    public enum Kind: String, Hashable, Sendable, Codable {
        /// The command or the sample named cannot be used as it is: exit status 2.
        case usage
        /// The sample does not compile or link: exit status 3.
        case build
    }
}
