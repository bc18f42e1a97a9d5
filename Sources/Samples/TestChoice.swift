/// The tests of a target that a scheme's Test action runs, by the names that Xcode writes: `Suite` and `Suite/test()`.
package struct TestChoice: Hashable, Sendable, Codable {
    /// The only ones that run; nil for all.
    package var selected: [String]?
    /// Those that do not run.
    package var skipped: [String]

    package init(selected: [String]? = nil, skipped: [String] = []) {
        self.selected = selected
        self.skipped = skipped
    }

    /// True if every test runs.
    package var isAll: Bool { selected == nil && skipped.isEmpty }

    /// The choice for the library that runs tests: a name on each line, after `+` if it is selected and `-` if it is skipped.
    ///
    /// A `+` without a name selects nothing, so that no test runs if none is selected.
    package var text: String {
        let plus = selected.map { ["+"] + $0.map { "+\($0)" } } ?? []
        return (plus + skipped.map { "-\($0)" }).joined(separator: "\n")
    }
}
