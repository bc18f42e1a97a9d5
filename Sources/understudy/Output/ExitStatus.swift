import ArgumentParser
import Foundation
import Runs
import Wording

extension ExitStatus {
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
