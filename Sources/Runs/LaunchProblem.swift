internal import Wording

/// An option of a launch that is not available, and what to do about it.
package struct LaunchProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The option of the command line, the field of a request and the control of a page that it stands in.
    package var control: Control
    package var what: String
    package var cure: String

    package init(_ control: Control, _ what: String, cure: String) {
        // The text of a request may hold what a terminal takes for a command.
        let plain = Mistake(.usage, what: what, cure: cure)
        self.control = control
        self.what = plain.what
        self.cure = plain.cure
    }

    /// The name of an option, a field and a control.
    package enum Control: String, Hashable, Sendable, Encodable, CaseIterable {
        case scenario, device, os, sdk, xcode, reading, argument, environment, preview, then
    }

    package var description: String { "\(what) \(cure)" }
}
