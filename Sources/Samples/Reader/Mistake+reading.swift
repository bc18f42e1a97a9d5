internal import Wording

/// Mistakes about files that are more than a parser takes.
extension Mistake {
    /// The kind that goes with what was asked of the process.
    private static func kind(_ request: ReaderRequest) -> Kind {
        switch request {
        case .sample: .usage
        case .lower: .build
        }
    }

    private static let splitUp = "Something is nested thousands of levels deep there, or far too long. Split it up."

    /// - Parameter line: where the deepest place begins.
    static func nestedTooDeeply(_ path: String, line: Int, limit: Int) -> Mistake {
        Mistake(
            .build, what: "The code is nested more than \(limit) levels deep.", place: "\(path):\(line)",
            cure: "Split it up: give its parts names of their own.")
    }

    /// A parser that ended by a signal of its own making.
    static func ranOutOfRoom(at file: String?, _ request: ReaderRequest) -> Mistake {
        Mistake(kind(request), what: "The parser ran out of room.", place: file, cure: splitUp)
    }

    /// A parser that found itself in a state that cannot be.
    static func broke(at file: String?, _ request: ReaderRequest) -> Mistake {
        Mistake(
            kind(request), what: "The parser broke. That is a fault in Understudy, and something unusual leads to it.",
            place: file, cure: "Take out what was added last, or write it in another way.")
    }

    static func tookTooLong(at file: String?, _ limit: Duration, _ request: ReaderRequest) -> Mistake {
        Mistake(
            kind(request), what: "The parser was not done after \(limit.formattedSeconds).", place: file,
            cure: splitUp)
    }

    static func saidTooMuch(at file: String?, _ limit: Int, _ request: ReaderRequest) -> Mistake {
        Mistake(
            kind(request), what: "What the parser makes of the files is more than \(limit >> 20) MiB.", place: file,
            cure: splitUp)
    }

    /// A parser that something outside ended, such as a system that is short of memory.
    static func endedFromOutside(by signal: Int, at file: String?, _ request: ReaderRequest) -> Mistake {
        Mistake(
            kind(request), what: "The process that reads the files was ended from outside, by signal \(signal).",
            place: file, cure: "Run it again. If it ends again, the machine may be short of memory.")
    }
}
