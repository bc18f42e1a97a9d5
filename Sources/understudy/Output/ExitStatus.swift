import ArgumentParser
import Foundation
import Lifecycle
import Samples
import Simulator

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

    /// Ends the program for an error that reached the top.
    static func exit(with error: any Error) -> Never {
        let ending: ExitStatus
        switch error {
        case let known as ExitStatus:
            ending = known
        case let mistake as Mistake:
            Terminal.say("understudy: \(mistake)")
            ending = mistake.kind == .build ? .didNotCompile : .wrongUsage
        case let failure as CompileFailure:
            Terminal.say(failure.rendered())
            ending = .didNotCompile
        case let late as BuildTimedOut:
            Terminal.say("understudy: \(late)")
            ending = .limitHit
        case let failure as ToolFailure:
            Terminal.say("understudy: \(failure)")
            ending = .didNotCompile
        case let cache as CacheUnusable:
            Terminal.say("understudy: \(cache)")
            ending = .wrongUsage
        case let fault as ReaderFault:
            Terminal.say("understudy: \(fault)")
            ending = .broken
        case let system as SystemFailure:
            Terminal.say("understudy: \(system)")
            ending = .broken
        default:
            ending = explain(error)
        }
        Foundation.exit(ending.rawValue)
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
