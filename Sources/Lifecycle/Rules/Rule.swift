/// A statement about how the system behaves, with where it is known from and how sure that is.
public struct Rule: Hashable, Sendable, Identifiable {
    /// A stable name, such as `session.stored-configuration`. Trace events carry it.
    public let id: String
    /// The rule in a sentence.
    public let statement: String
    /// The source of the rule, in words. They are made at each use: each process of an app has all rules, and shows none.
    public var source: String { CitedText(citation).words }
    /// The source of the rule, with references to the sources that `Sources/Catalog/Sources` lists.
    public let citation: String
    /// The certainty of the rule.
    public let certainty: Certainty
    /// The systems on which it holds.
    public let systems: Systems
    /// It holds only where this side of a contradiction is taken.
    public let under: Reading?
    /// It does not hold where this side of a contradiction is taken.
    public let unless: Reading?

    /// A rule with its source, which may have references: `[Hackworth 2020](hackworth-2020)`.
    public init(
        _ id: String, _ certainty: Certainty, _ statement: String, source: String, since: SystemVersion? = nil,
        until: SystemVersion? = nil, under: Reading? = nil, unless: Reading? = nil
    ) {
        self.id = id
        self.statement = statement
        citation = source
        self.certainty = certainty
        systems = Systems(since: since, until: until)
        self.under = under
        self.unless = unless
    }

    /// The degrees of a rule's certainty.
    public enum Certainty: String, Codable, Hashable, Sendable, CaseIterable {
        /// Apple's documentation, headers, templates or engineers say so.
        case documented
        /// Developers saw it and published what they saw.
        case observed
        /// It follows from what is documented or observed, but it was not published.
        case inferred
        /// It concerns Understudy itself: where a real device would go on for ever, or a person would act.
        case convention
    }

    /// A range of versions of iOS.
    public struct Systems: Codable, Hashable, Sendable {
        /// The first version; nil if it always held.
        public let since: SystemVersion?
        /// The first version on which it no longer holds; nil if it still does.
        public let until: SystemVersion?

        /// Returns true if a version is in the range.
        public func contains(_ system: SystemVersion) -> Bool {
            if let since, system < since { return false }
            if let until, system >= until { return false }
            return true
        }
    }
}

extension Rule {
    /// Every rule of the model, in the order of a launch.
    public static let catalog: [Rule] =
        launch + adoptions + sessions + configurations + scenes + views + swiftUI + actions + windows + deliveries
        + requests
        + hosting + lookups + outside

    /// The rule with an identifier.
    public static func named(_ id: String) -> Rule? {
        byIdentifier[id]
    }

    private static let byIdentifier = Dictionary(uniqueKeysWithValues: catalog.map { ($0.id, $0) })
}
