/// The words about the reader's own project, beside its code: the values of the template `own-project-text`.
package struct ProjectText: Sendable {
    /// The launches that matter.
    var scenarios: [CommandButton]
    /// The reason why only normal runs are offered; nil if it has tests.
    var untested: String?
    /// The command that finds what is wrong with it.
    var check: String
    /// The notes on what was left aside.
    var notes: [String]

    package init(
        scenarios: [CommandButton] = [], untested: String? = nil, check: String = "", notes: [String] = []
    ) {
        self.scenarios = scenarios
        self.untested = untested
        self.check = check
        self.notes = notes
    }
}
