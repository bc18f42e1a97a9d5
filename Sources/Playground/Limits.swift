package import CodeIntelligence
package import Confinement
internal import Runs
package import Simulator

/// The limits of what the playground does for its users. Every number that a user can meet is here.
package struct Limits: Hashable, Sendable {
    /// The letters that the server looks at of what is typed into the search.
    static let searchLetters = 500

    /// Of a run: time, output, events, and how long it waits for an action.
    package var run: RunLimits
    package var build: Duration
    /// Of each process of a run.
    package var resources: ResourceLimits
    /// Runs at once, those included that wait for an action.
    package var running: Int
    package var waiting: Int
    /// Builds at once that no run asked for, those included that wait for their turn.
    package var backgroundBuilds: Int
    /// Of the servers that know what code means.
    package var language: LanguageLimits
    /// Connections at once: each takes a descriptor, and a run takes some, too.
    package var connections: Int
    /// Connections at once from which a request has not come, or not all of it. One more ends the one that has waited
    /// longest.
    package var waitingConnections: Int
    /// Bytes of a request.
    package var requestBytes: Int
    /// Bytes of a request with two traces to compare.
    package var comparedBytes: Int
    /// Bytes of a request with the log of a device.
    package var logBytes: Int
    /// Edited files in a request.
    package var files: Int
    /// Arguments of a scheme, and environment variables; the reader's own project may have more.
    package var schemeEntries: Int
    /// Bytes of each.
    package var schemeBytes: Int
    /// The time that a run goes on without a page that follows it.
    package var abandoned: Duration
    /// The time for which ended runs can still be read, and the number of runs that can.
    package var kept: Duration
    package var keptRuns: Int

    package init(
        run: RunLimits = RunLimits(wallClock: .seconds(5)), build: Duration = .seconds(20),
        resources: ResourceLimits = ResourceLimits(), running: Int = 2, waiting: Int = 8, backgroundBuilds: Int = 4,
        language: LanguageLimits = LanguageLimits(),
        connections: Int = min(512, ResourceLimits.descriptors / 2),
        waitingConnections: Int = min(64, ResourceLimits.descriptors / 8), requestBytes: Int = 64 * 1024,
        comparedBytes: Int = 8 << 20, logBytes: Int = 32 << 20, files: Int = 20, schemeEntries: Int = 20,
        schemeBytes: Int = 1024,
        abandoned: Duration = .seconds(60), kept: Duration = .seconds(600), keptRuns: Int = 20
    ) {
        self.run = run
        self.build = build
        self.resources = resources
        self.running = running
        self.waiting = waiting
        self.backgroundBuilds = backgroundBuilds
        self.language = language
        self.connections = connections
        self.waitingConnections = waitingConnections
        self.requestBytes = requestBytes
        self.comparedBytes = comparedBytes
        self.logBytes = logBytes
        self.files = files
        self.schemeEntries = schemeEntries
        self.schemeBytes = schemeBytes
        self.abandoned = abandoned
        self.kept = kept
        self.keptRuns = keptRuns
    }
}

extension Limits {
    /// The bounds on what a scheme passes.
    var scheme: SchemeLimits { SchemeLimits(entries: schemeEntries, bytes: schemeBytes) }

    /// Returns the bounds on what a lesson's scheme passes: that of a project may have as much as in a terminal, but the
    /// playground lets no scheme decide which code is loaded.
    func scheme(of lesson: Lesson) -> SchemeLimits {
        lesson.project == nil ? scheme : .anyLength
    }
}
