/// A ground on which the outcome of a claim rests.
package enum Decider: String, Codable, Hashable, Sendable, CaseIterable, Comparable {
    /// The compiler, the linker, the loader and Swift's run time, which are real.
    case toolchain
    /// A text of Apple's, such as its documentation and its headers.
    case apple
    /// Reports of people other than those who make the claim.
    case witnesses
    /// A conclusion from other rules, which no published report has.
    case conclusion
    /// The report of those who make the claim: the model was built to agree with it.
    case claimant

    /// The words for a table and a sentence.
    package var words: String {
        switch self {
        case .toolchain: "the real compiler, loader and run time"
        case .apple: "Apple's text"
        case .witnesses: "other witnesses"
        case .conclusion: "our conclusion"
        case .claimant: "the claimant's own report"
        }
    }

    /// The weight of an outcome that rests on it, in a sentence or two.
    package var meaning: String {
        switch self {
        case .toolchain: "Nothing is modelled: the code does or does not compile, link or run as the claim says."
        case .apple: "The model follows Apple's documentation, its headers or its engineers."
        case .witnesses: "The model follows reports by people other than the claimant."
        case .conclusion: "It follows from what is known, but no published report says it."
        case .claimant:
            """
            The model, or the sample, follows the claim, because nothing else is known. The run shows what follows if \
            the report is right; it is not a second witness.
            """
        }
    }

    /// Returns true if one ground is stronger than another.
    package static func < (one: Decider, other: Decider) -> Bool {
        allCases.drop { $0 != one }.dropFirst().contains(other)
    }
}
