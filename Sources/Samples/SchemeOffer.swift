/// An argument or a variable in a scheme or a test plan of a project, whether it is passed to the app or not.
package struct SchemeOffer: Hashable, Sendable, Codable {
    package var kind: Kind
    /// The variable's name, or the argument as it is written.
    package var name: String
    /// The action or configuration that has it: `Test of the scheme Stage`.
    package var place: String
    package var action: Action
    /// False if it has no check mark.
    package var isEnabled: Bool
    /// True if it is in the scheme that is taken, or in one of its test plans.
    package var isOfTaken = false

    package init(
        _ kind: Kind, _ name: String, in place: String, _ action: Action, isEnabled: Bool = true,
        isOfTaken: Bool = false
    ) {
        self.isOfTaken = isOfTaken
        self.kind = kind
        self.name = name
        self.place = place
        self.action = action
        self.isEnabled = isEnabled
    }

    package enum Kind: String, Hashable, Sendable, Codable {
        case argument
        case variable
    }

    package enum Action: String, Hashable, Sendable, Codable {
        case run
        case test
    }
}
