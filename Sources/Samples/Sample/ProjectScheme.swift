package import Lifecycle

/// A scheme of a project: the arguments and variables that its actions pass, with build settings in their values.
package struct ProjectScheme: Hashable, Sendable, Codable {
    package var name: String
    /// Passed by Run.
    package var run: Scheme
    /// Passed by Test.
    package var test: Scheme

    package init(name: String, run: Scheme = Scheme(), test: Scheme = Scheme()) {
        self.name = name
        self.run = run
        self.test = test
    }

    /// The word that asks for no scheme.
    package static let none = "none"
}
