internal import Building
internal import Foundation
internal import Glibc
internal import Synchronization
internal import Traces

/// The program's output: standard output for the trace, standard error for everything else.
enum Terminal {
    /// True if a person at a terminal reads the output.
    static let outputIsTerminal = isatty(STDOUT_FILENO) == 1
    static let errorIsTerminal = isatty(STDERR_FILENO) == 1
    /// True if a line on standard error can take the place of another.
    private static let replacesLines =
        errorIsTerminal && ProcessInfo.processInfo.environment["TERM"].map { $0 != "dumb" } ?? false

    /// The columns of the terminal that shows the output; nil if none does.
    static var columns: Int? {
        guard outputIsTerminal else { return nil }
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// Returns true if the output is coloured: if a person reads it, unless they asked for no colours.
    static func colours(_ environment: [String: String]) -> Bool {
        outputIsTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    }

    /// Writes to standard output, at once. The program's end says if that failed.
    static func write(_ text: String) {
        StandardOutput.write(text)
    }

    /// Writes a line to standard error. Text of a project or a compiler in it never reads as a command to a build service.
    static func say(_ text: String) {
        put((replacesLines ? "\r\u{1B}[K" : "") + text.inert + "\n", STDERR_FILENO)
    }

    /// Shows the progress of a build: a line that the next one replaces. In a file, only the slow parts get a line.
    static func show(_ progress: BuildProgress) {
        switch (progress.words, replacesLines) {
        case (nil, true): put("\r\u{1B}[K", STDERR_FILENO)
        case (nil, false): break
        case (let words?, true): put("\r\u{1B}[K\(words)…", STDERR_FILENO)
        case (let words?, false):
            if case .reference = progress { put("\(words)\n", STDERR_FILENO) } else { show(words) }
        }
    }

    /// Shows an activity that takes a while: a line that the next one replaces. nil ends it.
    ///
    /// If lines cannot be replaced, one is printed after each ten seconds of silence.
    static func show(_ words: String?) {
        guard replacesLines else {
            let now = ContinuousClock.now
            let isDue = lastLine.withLock { last in
                guard words != nil, last.duration(to: now) >= Self.patience else { return false }
                last = now
                return true
            }
            if isDue, let words { put(words + "\n", STDERR_FILENO) }
            return
        }
        put(words.map { "\r\u{1B}[K\($0)…" } ?? "\r\u{1B}[K", STDERR_FILENO)
    }

    /// The time after which somebody who waits beside a file would like a line.
    private static let patience = Duration.seconds(10)
    private static let lastLine = Mutex(ContinuousClock.now)

    /// Writes a text, and returns the system's reason if that fails.
    @discardableResult
    static func put(_ text: String, _ descriptor: Int32) -> Int32? {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return count < 0 ? errno : EIO }
            rest = rest.dropFirst(count)
        }
        return nil
    }
}
