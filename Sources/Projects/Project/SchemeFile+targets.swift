internal import Samples

extension [TestedTarget] {
    /// Returns the entry of a target; nil if there is none.
    ///
    /// The name decides only if no entry has the identifier: two projects of a workspace may have targets of one name.
    func entry(of target: ProjectFile.Target) -> TestedTarget? {
        first { $0.id == target.id } ?? first { $0.name == target.name }
    }
}

extension SchemeFile {
    /// The names that a note lists; it counts the rest.
    private static let mostNames = 5

    /// Returns true if its Test action runs tests of a target.
    func runs(_ tests: ProjectFile.Target) -> Bool { tested.entry(of: tests)?.runs == true }

    /// Returns the notes on those of a target's tests that run.
    func notes(on tests: ProjectFile.Target) -> [String] {
        guard !tested.isEmpty else { return [] }
        guard let entry = tested.entry(of: tests), entry.runs else {
            return ["The scheme \(name) does not run the tests of \(tests.name). Understudy runs them all."]
        }
        var notes: [String] = []
        if !entry.choice.isAll {
            let parts = [
                entry.choice.selected.map { $0.isEmpty ? "runs no test" : "runs only \(Self.list($0))" },
                entry.choice.skipped.isEmpty ? nil : "skips \(Self.list(entry.choice.skipped))",
            ]
            notes.append(
                "The scheme \(name) \(parts.compactMap(\.self).joined(separator: " and ")). "
                    + "To run all tests, without what the scheme passes: --scheme none")
        }
        if entry.hasTags {
            notes.append("The scheme \(name) also chooses tests by tags. Understudy does not read those.")
        }
        return notes
    }

    private static func list(_ names: [String]) -> String {
        let first = names.prefix(mostNames).joined(separator: ", ")
        return names.count > mostNames ? "\(first) and \(names.count - mostNames) more" : first
    }
}
