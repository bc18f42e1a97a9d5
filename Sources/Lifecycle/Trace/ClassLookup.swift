/// A lookup of a class by a name that no class in the process has.
public struct ClassLookup: Codable, Hashable, Sendable {
    /// The function that was called, or the key that has the name: `NSClassFromString(_:)`, `UISceneDelegateClassName`.
    public var api: String
    /// The name that was looked up.
    public var name: String
    /// The class that was probably meant; nil if no class has nearly that name.
    public var near: NearMiss?

    /// A lookup that found nothing.
    public init(api: String, name: String, near: NearMiss? = nil) {
        self.api = api
        self.name = name
        self.near = near
    }

    /// A class with nearly the name that was looked up.
    public struct NearMiss: Codable, Hashable, Sendable {
        /// The runtime's name of the class.
        public var name: String
        /// The difference between the two names.
        public var difference: Difference

        /// A class with the difference between its name and the one that was looked up.
        public init(name: String, difference: Difference) {
            self.name = name
            self.difference = difference
        }
    }

    /// The differences between a class's name and the one that was looked up.
    public enum Difference: String, Codable, Hashable, Sendable, CaseIterable {
        /// The module is missing.
        case module
        /// The class is in another module, or in another type.
        case elsewhere
        /// `@objc` gives the class another name.
        case objectiveCName
        /// The class is one of Apple's, whose names have no module.
        case systemClass
        /// The spelling.
        case spelling

        /// The rule that tells the right name.
        public var rule: Rule {
            switch self {
            case .module, .elsewhere: .lookupModule
            case .objectiveCName, .systemClass: .lookupObjectiveCName
            case .spelling: .lookupMissed
            }
        }
    }
}

extension ClassLookup {
    /// The lookup in words.
    public var text: String {
        "looked up \(name), not found" + (near.map { "; \($0.text)" } ?? "")
    }
}

extension ClassLookup.NearMiss {
    /// The class in words, with the reason why it was not found.
    public var text: String {
        switch difference {
        case .module: "there is \(name): the runtime's name of a Swift class includes its module"
        case .elsewhere: "there is \(name), in another module or type"
        case .objectiveCName: "there is \(name): @objc gives the class this name at run time"
        case .systemClass: "there is \(name): the names of Apple's classes have no module"
        case .spelling: "there is \(name), which is spelled differently"
        }
    }
}
