/// A target that a scheme's Test action runs, and those of its tests that run.
struct TestedTarget: Hashable, Sendable {
    /// Nil if the scheme does not say it.
    var id: String?
    /// Nil if the scheme does not say it: only test plans and XcodeGen do.
    var name: String?
    var choice = TestChoice()

    /// Returns true if this is a target of the project.
    func isTarget(id: String, name: String) -> Bool { self.id == id || self.name == name }
}
