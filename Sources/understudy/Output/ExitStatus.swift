import ArgumentParser
import Foundation
import Lifecycle
import Samples
import Simulator

/// How the program ends: its exit status, and what it says then.
enum ExitStatus: Int32, Error {
    case well = 0
    case testFailed = 1
    case wrongUsage = 2
    case didNotCompile = 3
    case limitHit = 4
    /// Something of Understudy itself, or of the machine.
    case broken = 70

    /// What a run's verdict means.
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

    /// Help and wrong arguments are ArgumentParser's to explain; all else is not the reader's fault.
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
