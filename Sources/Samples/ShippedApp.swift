/// The app that users get, of tests that run in another one.
package struct ShippedApp: Hashable, Sendable, Codable {
    /// The name of its product.
    package var name: String
    /// The name of its target.
    package var target: String
    /// The build configuration with which both are built; nil for Debug.
    package var configuration: String?
    /// The facts of the project that decided it, as a sentence.
    package var decision: String

    package init(name: String, target: String, configuration: String? = nil, decision: String) {
        self.name = name
        self.target = target
        self.configuration = configuration
        self.decision = decision
    }
}
