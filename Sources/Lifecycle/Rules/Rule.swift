/// A statement about how the system behaves, with where it is known from and how sure that is.
public struct Rule: Codable, Hashable, Sendable, Identifiable {
    /// A stable name, such as `session.stored-configuration`. Trace events carry it.
    public let id: String
    /// What the rule says, in a sentence.
    public let statement: String
    /// Who says so.
    public let source: String
    /// How sure it is.
    public let certainty: Certainty

    /// A rule with its source.
    public init(_ id: String, _ certainty: Certainty, _ statement: String, source: String) {
        self.id = id
        self.statement = statement
        self.source = source
        self.certainty = certainty
    }

    /// How sure a rule is.
    public enum Certainty: String, Codable, Hashable, Sendable, CaseIterable {
        /// Apple's documentation, headers, templates or engineers say so.
        case documented
        /// Developers saw it and published what they saw.
        case observed
        /// It follows from what is documented or observed, but nobody published it.
        case inferred
        /// It concerns Understudy itself: where a real device would go on for ever, or a person would act.
        case convention
    }
}

extension Rule {
    /// Every rule of the model, in the order of a launch.
    public static let catalog: [Rule] = launch + sessions + configurations + scenes + views + swiftUI + actions + hosting

    /// The rule with an identifier.
    public static func named(_ id: String) -> Rule? {
        byIdentifier[id]
    }

    private static let byIdentifier = Dictionary(uniqueKeysWithValues: catalog.map { ($0.id, $0) })
}
