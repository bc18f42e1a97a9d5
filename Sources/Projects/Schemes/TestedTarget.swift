internal import Samples

/// A target that a scheme's Test action names, and those of its tests that run.
struct TestedTarget: Hashable, Sendable {
    /// Nil if the scheme does not say it.
    var id: String?
    /// Nil if the scheme does not say it: only test plans and XcodeGen do.
    var name: String?
    var choice = TestChoice()
    /// False if the action leaves the whole target out.
    var runs = true
    /// True if a test plan chooses among its tests by tags, too.
    var hasTags = false
}

extension [TestedTarget] {
    /// Returns the entry of a target; nil if there is none.
    ///
    /// The name decides only if no entry has the identifier: two projects of a workspace may have targets of one name.
    func entry(of target: ProjectFile.Target) -> TestedTarget? {
        first { $0.id == target.id } ?? first { $0.name == target.name }
    }
}
