import Foundation
import Runs
import Synchronization
import Wording

import Glibc

/// Standard output. All that the program prints there is written here, and checked.
enum StandardOutput {
    private struct State {
        /// The first fault. What comes after it is not written: with a gap, it would be another report.
        var fault: Int32?
        var isUsed = false
        /// True if the program that started this one ignores broken pipes, so that a broken pipe is a fault.
        var takesBrokenPipes = false
    }

    private static let state = Mutex(State())

    /// Prepares the descriptors before anything opens a file.
    static func begin() {
        // Without this, the next file would have the number of a closed output and would get its text.
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
            _ = open("/dev/null", O_RDONLY)
        }
        var action = sigaction()
        let takes = sigaction(SIGPIPE, nil, &action) == 0 && isIgnored(action)
        state.withLock { $0.takesBrokenPipes = takes }
    }

    /// Writes a text, at once.
    static func write(_ text: String) {
        state.withLock { state in
            guard state.fault == nil else { return }
            state.isUsed = true
            state.fault = Terminal.put(text, STDOUT_FILENO)
        }
    }

    /// Closes standard output and returns the status with which the program ends.
    ///
    /// - Parameter status: The status for all else that happened.
    static func end(_ status: Int32) -> Int32 {
        let (fault, takesBrokenPipes) = state.withLock { state in
            // Some file systems say only now that they are full.
            if state.isUsed, state.fault == nil, close(STDOUT_FILENO) != 0 { state.fault = errno }
            return (state.fault, state.takesBrokenPipes)
        }
        guard let fault else { return status }
        // A reader such as head has what it wants. The status is that of a program that SIGPIPE ended.
        if fault == EPIPE, !takesBrokenPipes { return status == 0 ? 128 + SIGPIPE : status }
        let error = OutputNotWritten(code: fault)
        Terminal.say(error.terminalMessage)
        return ExitStatus(error.blame).rawValue
    }

    private static func isIgnored(_ action: sigaction) -> Bool {
        unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
    }
}

/// An error of a report that did not get to its reader.
struct OutputNotWritten: UserFacingError, Hashable {
    /// The system's reason.
    var code: Int32

    var what: String { "Standard output cannot be written: \(String(cString: strerror(code)))." }
    var cure: String { "What was printed is not whole. Check the place that it goes to, and run the command again." }
    var blame: Blame { .program }
}
