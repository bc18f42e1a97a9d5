/// The time, memory and output that a process that reads samples may use.
package struct ReaderLimits: Hashable, Sendable {
    /// The time for one file, and for the work after the last, of a small sample.
    ///
    /// The parser's time is exponential in the depth to which some brackets are nested: honest files take milliseconds.
    package var time: Duration
    /// Bytes of its address space, the stack included.
    package var memory: Int
    /// Bytes of the stack on which it parses. Honest code is at most some hundred levels deep.
    package var stack: Int
    /// Bytes of all that it writes in answer to one request.
    package var answer: Int

    /// The options that tell a process that reads samples its limits.
    var words: [String] {
        ["--memory", "\(memory)", "--stack", "\(stack)"]
    }

    /// Returns the time for one file, and for the work after the last, which grows with the sample: a second more for
    /// each 100 kB.
    ///
    /// - Parameter bytes: The size of the request, which carries the sample's texts.
    func time(forRequestOf bytes: Int) -> Duration {
        time + .seconds(bytes / 100_000)
    }

    package init(
        time: Duration = .seconds(10), memory: Int = 2 << 30, stack: Int = 256 << 20, answer: Int = 128 << 20
    ) {
        self.time = time
        self.memory = memory
        self.stack = stack
        self.answer = answer
    }
}
