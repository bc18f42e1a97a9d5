internal import Wording

/// An option of a launch that is not available, and what to do about it.
package struct LaunchProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name of the option.
    package var option: String
    package var what: String
    package var cure: String

    package init(_ option: LaunchOption, _ what: String, cure: String) {
        // The text of a request may hold what a terminal takes for a command.
        let plain = Mistake(.usage, what: what, cure: cure)
        self.option = option.name
        self.what = plain.what
        self.cure = plain.cure
    }

    package var description: String { "\(what) \(cure)" }
}
