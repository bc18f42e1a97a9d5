/// How much a run may take. One that strikes is said in the trace, with what was kept and what was dropped.
package struct RunLimits: Hashable, Sendable {
    /// From the launch, or from a command, until all has settled; time in which the app waits included.
    package var wallClock: Duration
    /// How long a run that takes commands waits for the next one.
    package var idle: Duration
    /// Bytes that the app prints.
    package var outputBytes: Int
    /// Events of the trace.
    package var events: Int

    package init(
        wallClock: Duration = .seconds(30), idle: Duration = .seconds(600), outputBytes: Int = 256 * 1024,
        events: Int = 10_000
    ) {
        self.wallClock = wallClock
        self.idle = idle
        self.outputBytes = outputBytes
        self.events = events
    }
}
