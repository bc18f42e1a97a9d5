/// The app that users get, of tests that run in another one.
package struct ShippedApp: Hashable, Sendable, Codable {
    /// The name of its product.
    package var name: String
    /// The name of its target.
    package var target: String
    /// The build configuration with which Run builds it; nil for the usual one.
    package var configuration: String?
    /// The facts of the project that decided it, as a sentence.
    package var decision: String
    /// True if it is the target that hosts the tests, in another configuration.
    package var isSameTarget: Bool

    package init(
        name: String, target: String, configuration: String? = nil, decision: String, isSameTarget: Bool = false
    ) {
        self.isSameTarget = isSameTarget
        self.name = name
        self.target = target
        self.configuration = configuration
        self.decision = decision
    }
}
