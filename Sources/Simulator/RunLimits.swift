/// The limits of a run. When a run reaches one, the trace says so, with what was kept and what was dropped.
package struct RunLimits: Hashable, Sendable {
    /// The time from the launch, or from a command, until all has settled; time in which the app waits included.
    package var wallClock: Duration
    /// The time for which tests may go on in all if each begins and ends within `wallClock`; nil if all have `wallClock`
    /// together.
    package var tests: Duration?
    /// The time for which a run that takes commands waits for the next one.
    package var idle: Duration
    /// The bytes that the app may print.
    package var outputBytes: Int
    /// The events that the trace may have.
    package var events: Int
    /// The bytes that the app's files may take, all together.
    package var diskBytes: Int
    /// The files and folders that the app may make.
    package var files: Int
    /// The requests for scenes that may wait for the system at once.
    package var requests: Int

    package init(
        wallClock: Duration = .seconds(30), tests: Duration? = nil, idle: Duration = .seconds(600),
        outputBytes: Int = 256 * 1024,
        events: Int = 10_000, diskBytes: Int = 64 << 20, files: Int = 10_000, requests: Int = 256
    ) {
        self.wallClock = wallClock
        self.tests = tests
        self.idle = idle
        self.outputBytes = outputBytes
        self.events = events
        self.diskBytes = diskBytes
        self.files = files
        self.requests = requests
    }

    /// Returns the limits of a run in which each launch, each test and each action may take a time, and the tests ten times
    /// as long in all.
    package static func each(_ time: Duration) -> RunLimits { RunLimits(wallClock: time, tests: time * 10) }
}
