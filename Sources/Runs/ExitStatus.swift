package import Lifecycle
package import Wording

/// The exit status of the program after a run, or after an error.
package enum ExitStatus: Int32, Error {
    case well = 0
    case testFailed = 1
    case wrongUsage = 2
    case didNotCompile = 3
    case limitHit = 4
    /// A project of a kind that is not supported.
    case unsupported = 5
    /// A fault of Understudy itself, or of the machine.
    case broken = 70

    /// Finds the meaning of a run's verdict.
    package init(_ verdict: Verdict) {
        self =
            switch verdict.exit {
            case .finished, .killed: .well
            case .failed, .crashed, .exited, .forged, .leftOut: .testFailed
            case .timedOut, .limitExceeded: .limitHit
            }
    }

    /// The status for an error of somebody's.
    package init(_ blame: Blame) {
        self =
            switch blame {
            case .usage: .wrongUsage
            case .sources: .didNotCompile
            case .support: .unsupported
            case .limit: .limitHit
            case .program: .broken
            }
    }

    /// Returns true if this says more about projects than another status: a finding before a project that was not
    /// launched, and both before one without a finding. What is broken comes first.
    package func isWorse(than other: ExitStatus) -> Bool {
        let order: [ExitStatus] = [.well, .unsupported, .wrongUsage, .limitHit, .didNotCompile, .testFailed, .broken]
        return (order.firstIndex(of: self) ?? 0) > (order.firstIndex(of: other) ?? 0)
    }

    /// The status for a sample that cannot be built or launched as it is.
    package init(_ mistake: Mistake) {
        self.init(mistake.blame)
    }
}
