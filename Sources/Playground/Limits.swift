public import Confinement
public import Simulator

/// How much the playground does for whom. Every number that a reader can meet is here.
public struct Limits: Hashable, Sendable {
    /// Of a run: time, output, events, and how long it waits for an action.
    public var run: RunLimits
    public var build: Duration
    /// Of each process of a run.
    public var resources: ResourceLimits
    /// Runs at once, those included that wait for an action.
    public var running: Int
    public var waiting: Int
    /// Bytes of a request.
    public var requestBytes: Int
    /// Edited files in a request.
    public var files: Int
    /// Arguments of a scheme, and environment variables.
    public var schemeEntries: Int
    /// Bytes of each.
    public var schemeBytes: Int
    /// How long a run goes on that no page follows.
    public var abandoned: Duration
    /// How long, and how many, ended runs can still be read.
    public var kept: Duration
    public var keptRuns: Int

    public init(
        run: RunLimits = RunLimits(wallClock: .seconds(5)), build: Duration = .seconds(20),
        resources: ResourceLimits = ResourceLimits(), running: Int = 2, waiting: Int = 8,
        requestBytes: Int = 64 * 1024, files: Int = 20, schemeEntries: Int = 20, schemeBytes: Int = 1024,
        abandoned: Duration = .seconds(60), kept: Duration = .seconds(600), keptRuns: Int = 20
    ) {
        self.run = run
        self.build = build
        self.resources = resources
        self.running = running
        self.waiting = waiting
        self.requestBytes = requestBytes
        self.files = files
        self.schemeEntries = schemeEntries
        self.schemeBytes = schemeBytes
        self.abandoned = abandoned
        self.kept = kept
        self.keptRuns = keptRuns
    }
}
