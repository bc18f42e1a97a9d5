/// Which of an app's classes belong to the tests and which to production.
public struct Cast: Hashable, Sendable {
    private let understudies: Set<String>
    private let leads: Set<String>?

    /// Names are as `NSStringFromClass` gives them. Without `leads`, every other class is production's.
    public init(understudies: Set<String>, leads: Set<String>? = nil) {
        self.understudies = understudies
        self.leads = leads
    }

    /// Nothing is known of any class.
    public static let unknown = Cast(understudies: [], leads: [])

    /// Whose a class is; nil where that is not known.
    public func role(of class: String) -> Role? {
        if understudies.contains(`class`) { return .understudy }
        guard let leads else { return .lead }
        return leads.contains(`class`) ? .lead : nil
    }

    /// Whose a class is. The raw value is the label that views show.
    public enum Role: String, Hashable, Sendable, CaseIterable {
        /// A class that stands in for one of production's during tests.
        case understudy = "test"
        /// A class of production.
        case lead = "production"
    }
}
