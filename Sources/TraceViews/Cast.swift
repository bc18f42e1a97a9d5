/// Which of an app's classes belong to the tests and which to production.
public struct Cast: Hashable, Sendable {
    private let understudies: Set<String>
    private let leads: Set<String>?
    /// The classes that an ordinary launch brings on; nil where none was made to see.
    public var production: Set<String>?

    /// Names are as `NSStringFromClass` gives them. Without `leads`, every other class is production's.
    public init(understudies: Set<String>, leads: Set<String>? = nil, production: Set<String>? = nil) {
        self.understudies = understudies
        self.leads = leads
        self.production = production
    }

    /// Nothing is known of any class.
    public static let unknown = Cast(understudies: [], leads: [])

    /// Whose a class is; nil where that is not known.
    public func role(of class: String) -> Role? {
        if understudies.contains(`class`) { return .understudy }
        guard let leads else { return .lead }
        return leads.contains(`class`) ? .lead : nil
    }

    /// Whether a class is production's: one that an ordinary launch brings on. Where that is not known, the app's own
    /// classes are taken for production's, though an understudy may stand among them.
    func isProduction(_ class: String) -> Bool {
        production?.contains(`class`) ?? (role(of: `class`) == .lead)
    }

    /// Whose a class is. The raw value is the label that views show.
    public enum Role: String, Hashable, Sendable, CaseIterable {
        /// A class that stands in for one of production's during tests.
        case understudy = "test"
        /// A class of production.
        case lead = "production"
    }
}
