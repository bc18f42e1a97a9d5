package import Wording

/// Something the reader can mend: what is wrong, where, and what to do about it.
package struct Mistake: UserFacingError, Hashable, Codable {
    package var kind: Kind
    /// What is wrong, in a sentence.
    package var what: String
    /// The file, folder or project concerned, with its line where one is known.
    package var place: String?
    /// What to do, in a sentence.
    package var cure: String

    package init(_ kind: Kind, what: String, place: String? = nil, cure: String) {
        self.kind = kind
        self.what = what
        self.place = place
        self.cure = cure
    }

    package var blame: Blame { kind == .build ? .sources : .usage }

    /// Which exit status a mistake leads to.
    package enum Kind: String, Hashable, Sendable, Codable {
        /// The command or the sample named cannot be used as it is: exit status 2.
        case usage
        /// The sample does not compile or link: exit status 3.
        case build
    }
}
