internal import HTTPTypes

/// Something asked for of a launch that cannot be had, and what to do about it.
struct LaunchProblem: Error, Hashable, Sendable, Encodable {
    /// The field of a request and the control of a page that it stands in.
    var control: Control
    var what: String
    var cure: String

    enum Control: String, Hashable, Sendable, Encodable, CaseIterable {
        case scenario, device, os, sdk, xcode, reading, argument, environment, preview
    }
}

extension Refusal {
    init(_ problem: LaunchProblem) {
        self.init(.badRequest, problem.what, cure: problem.cure)
    }
}
