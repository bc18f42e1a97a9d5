internal import Application
internal import ArgumentParser
internal import Foundation
internal import Runs
internal import Storage
internal import Wording

extension ExitStatus {
    /// Ends the program for an error that reached the top.
    static func exit(with error: any Error) -> Never {
        let status: ExitStatus
        switch error {
        case let known as ExitStatus: status = known
        case let unbuilt as UnbuiltSample:
            Terminal.say(unbuilt.message)
            status = unbuilt.status
        default:
            if let known = error as? any UserFacingError ?? Files.Refused(error) {
                Terminal.say(known.terminalMessage)
                status = ExitStatus(known.blame)
            } else {
                status = explain(error)
            }
        }
        exit(with: status)
    }

    /// Ends the program, with another status if its output could not be written.
    static func exit(with status: ExitStatus) -> Never {
        Foundation.exit(StandardOutput.end(status.rawValue))
    }

    /// Prints the explanation of an error.
    ///
    /// ArgumentParser explains help and wrong arguments; all other errors are not the user's fault.
    private static func explain(_ error: any Error) -> ExitStatus {
        let code = Understudy.exitCode(for: error)
        let message = Understudy.fullMessage(for: error)
        if code == .success {
            Terminal.write(message + "\n")
            return .well
        }
        // All messages begin with the program's name.
        Terminal.say(message.hasPrefix("Error: ") ? "understudy: \(message.dropFirst(7))" : message)
        return code == .validationFailure ? .wrongUsage : .broken
    }
}
