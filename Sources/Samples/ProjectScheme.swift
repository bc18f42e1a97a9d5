package import Lifecycle

/// A scheme of a project: the arguments and variables that its actions pass, with build settings in their values, and the
/// tests that it runs.
package struct ProjectScheme: Hashable, Sendable, Codable {
    package var name: String
    /// Passed by Run.
    package var run: Scheme
    /// Passed by Test.
    package var test: Scheme
    /// The tests that Test runs.
    package var tests: TestChoice

    package init(name: String, run: Scheme = Scheme(), test: Scheme = Scheme(), tests: TestChoice = TestChoice()) {
        self.name = name
        self.run = run
        self.test = test
        self.tests = tests
    }

    /// The word that asks for no scheme.
    package static let none = "none"
}
