/// The time, memory and output that a process that reads samples may use.
package struct ReaderLimits: Hashable, Sendable {
    /// The time for one file, and for the work after the last.
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

    package init(
        time: Duration = .seconds(10), memory: Int = 2 << 30, stack: Int = 256 << 20, answer: Int = 128 << 20
    ) {
        self.time = time
        self.memory = memory
        self.stack = stack
        self.answer = answer
    }
}
