import ArgumentParser
import Foundation
import Lifecycle
import Wording

/// The end of the program: its exit status, and the text that it prints then.
enum ExitStatus: Int32, Error {
    case well = 0
    case testFailed = 1
    case wrongUsage = 2
    case didNotCompile = 3
    case limitHit = 4
    /// A fault of Understudy itself, or of the machine.
    case broken = 70

    /// Finds the meaning of a run's verdict.
    init(_ verdict: Verdict) {
        self =
            switch verdict.exit {
            case .finished, .killed: .well
            case .failed, .crashed, .exited, .forged: .testFailed
            case .timedOut, .limitExceeded: .limitHit
            }
    }

    /// The status for an error of somebody's.
    init(_ blame: Blame) {
        self =
            switch blame {
            case .usage: .wrongUsage
            case .sources: .didNotCompile
            case .limit: .limitHit
            case .program: .broken
            }
    }

    /// Ends the program for an error that reached the top.
    static func exit(with error: any Error) -> Never {
        let status: ExitStatus
        switch error {
        case let known as ExitStatus: status = known
        case let known as any UserFacingError:
            Terminal.say(known.terminalMessage)
            status = ExitStatus(known.blame)
        default: status = explain(error)
        }
        Foundation.exit(status.rawValue)
    }

    /// Prints the explanation of an error.
    ///
    /// ArgumentParser explains help and wrong arguments; all other errors are not the user's fault.
    private static func explain(_ error: any Error) -> ExitStatus {
        let code = Understudy.exitCode(for: error)
        let message = Understudy.fullMessage(for: error)
        if code == .success {
            print(message)
            return .well
        }
        Terminal.say(message)
        return code == .validationFailure ? .wrongUsage : .broken
    }
}
