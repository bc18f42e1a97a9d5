internal import Wording

/// Mistakes about files that are more than a parser can take.
extension Mistake {
    /// Returns the kind that goes with the request to the process.
    private static func kind(_ request: ReaderRequest) -> Kind {
        switch request {
        case .sample: .usage
        case .lower, .reduce, .assess, .facts: .build
        }
    }

    private static let splitUp = "The code there is nested thousands of levels deep, or far too long. Split it up."

    /// Returns the mistake for a parser that ended by a signal of its own making.
    static func ranOutOfRoom(at file: String?, _ request: ReaderRequest) -> Mistake {
        Mistake(kind(request), what: "The parser ran out of stack or memory.", place: file, cure: splitUp)
    }

    /// Returns the mistake for a parser that found itself in a state that cannot be.
    static func broke(at file: String?, _ request: ReaderRequest) -> Mistake {
        Mistake(
            kind(request), what: "The parser crashed. This is a bug in Understudy that unusual code triggers.",
            place: file, cure: "Undo your last change, or write it differently.")
    }

    static func tookTooLong(at file: String?, _ limit: Duration, _ request: ReaderRequest) -> Mistake {
        Mistake(
            kind(request), what: "The parser was not done after \(limit.formattedSeconds).", place: file,
            cure: "\(splitUp) If the machine was very busy, run it again.")
    }

    static func saidTooMuch(at file: String?, _ limit: Int, _ request: ReaderRequest) -> Mistake {
        Mistake(
            kind(request), what: "The parser's result for the files has more than \(limit >> 20) MiB.", place: file,
            cure: splitUp)
    }

    /// Returns the mistake for a parser that something outside ended, such as a system that is short of memory.
    static func endedFromOutside(by signal: Int, at file: String?, _ request: ReaderRequest) -> Mistake {
        Mistake(
            kind(request), what: "The process that reads the files was ended from outside, by signal \(signal).",
            place: file, cure: "Run it again. If it ends again, the machine may be short of memory.")
    }
}
