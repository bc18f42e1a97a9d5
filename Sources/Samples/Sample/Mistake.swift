package import Wording

/// A problem that the user can fix: the fault, the place, and the cure.
package struct Mistake: UserFacingError, Hashable, Codable {
    package var kind: Kind
    /// The fault, in a sentence.
    package var what: String
    /// The file, folder or project concerned, with its line if one is known.
    package var place: String?
    /// The cure, in a sentence.
    package var cure: String

    package init(_ kind: Kind, what: String, place: String? = nil, cure: String) {
        self.kind = kind
        self.what = what
        self.place = place
        self.cure = cure
    }

    package var blame: Blame { kind == .build ? .sources : .usage }

    /// The kinds of mistakes, each with its exit status.
    package enum Kind: String, Hashable, Sendable, Codable {
        /// The command or the sample named cannot be used as it is: exit status 2.
        case usage
        /// The sample does not compile or link: exit status 3.
        case build
    }
}
