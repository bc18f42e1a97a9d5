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

    /// The note on the tests that run; nil if all do.
    var note: String? {
        guard !tests.isAll else { return nil }
        let parts = [
            tests.selected.map { $0.isEmpty ? "runs no test" : "runs only \($0.joined(separator: ", "))" },
            tests.skipped.isEmpty ? nil : "skips \(tests.skipped.joined(separator: ", "))",
        ]
        return "The scheme \(name) \(parts.compactMap(\.self).joined(separator: " and ")). "
            + "To run all tests: --scheme none"
    }

    /// The word that asks for no scheme.
    package static let none = "none"
}
