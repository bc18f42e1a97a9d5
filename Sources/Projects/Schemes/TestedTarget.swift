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
