/// How much a run may take. One that strikes is said in the trace, with what was kept and what was dropped.
public struct RunLimits: Hashable, Sendable {
    /// From the launch to the end of the run, time in which the app waits included.
    public var wallClock: Duration
    /// Bytes that the app prints.
    public var outputBytes: Int
    /// Events of the trace.
    public var events: Int

    public init(wallClock: Duration = .seconds(30), outputBytes: Int = 256 * 1024, events: Int = 10_000) {
        self.wallClock = wallClock
        self.outputBytes = outputBytes
        self.events = events
    }
}
