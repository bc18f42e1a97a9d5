/// An error that the user reads: what happened, where, and what to do about it.
package protocol UserFacingError: Error, CustomStringConvertible {
    /// A sentence that says what happened.
    var what: String { get }
    /// The file, folder or project concerned, with its line if one is known.
    var place: String? { get }
    /// A sentence that says what to do; empty if there is nothing to do.
    var cure: String { get }
    /// The party that has to correct the error. It decides the program's exit status.
    var blame: Blame { get }
    /// The message on a terminal.
    var terminalMessage: String { get }
}

/// The party that has to correct an error.
package enum Blame: Hashable, Sendable, CaseIterable {
    /// The command, or what it names, cannot be used as it is.
    case usage
    /// Sources do not compile or link.
    case sources
    /// Understudy does not support what was named.
    case support
    /// A limit was reached.
    case limit
    /// Something of Understudy itself, or of the machine.
    case program
}

extension UserFacingError {
    package var place: String? { nil }
    package var cure: String { "" }

    package var description: String {
        (place.map { "\($0): " } ?? "") + what + (cure.isEmpty ? "" : "\n" + cure)
    }

    package var terminalMessage: String { "understudy: \(self)" }
}
