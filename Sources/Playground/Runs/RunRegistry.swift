internal import Confinement
internal import Foundation
internal import Lifecycle
internal import Logging
internal import ServiceLifecycle
internal import Simulator

/// The runs: those that go on, those that wait for their place, and for a while those that have ended.
///
/// Runs belong to this service, not to the request that asked for them: a page may come back. When the service ends,
/// so do they, with their processes.
actor RunRegistry: Service {
    private let limits: Limits
    private let protections: [Protection.Measure]
    private let backend: RunBackend
    private let logger: Logger
    private let starts: AsyncStream<RunSession>
    private let start: AsyncStream<RunSession>.Continuation
    private var active: [String: RunSession] = [:]
    private var waiting: [RunSession] = []
    private var ended: [(run: RunSession, at: ContinuousClock.Instant)] = []
    private var isClosed = false

    init(limits: Limits, protections: [Protection.Measure], backend: RunBackend, logger: Logger) {
        self.limits = limits
        self.protections = protections
        self.backend = backend
        self.logger = logger
        (starts, start) = AsyncStream.makeStream()
    }

    /// Runs the runs until the service is to end; then ends them all.
    func run() async throws {
        await withDiscardingTaskGroup { group in
            for await run in starts.cancelOnGracefulShutdown() {
                group.addTask { await self.attend(run) }
            }
            close()
            group.cancelAll()
        }
    }

    /// Takes a run in. Its place is 0 where it starts at once.
    ///
    /// - Throws: A refusal where all places, those for waiting included, are taken.
    func begin(_ order: RunOrder) throws(Refusal) -> (run: RunSession, position: Int) {
        forgetOld()
        guard !isClosed else { throw .closing }
        guard active.count < limits.running || waiting.count < limits.waiting else {
            throw .full(running: limits.running, waiting: limits.waiting)
        }
        let run = RunSession(
            id: Secret.text(bytes: 16), order: order, log: RunLog(protections: protections))
        guard active.count >= limits.running else {
            enter(run)
            return (run, 0)
        }
        waiting.append(run)
        run.log.say(.queue(position: waiting.count))
        makeRoom()
        return (run, waiting.count)
    }

    /// A run that goes on, waits, or has ended not long ago.
    func run(_ id: String) throws(Refusal) -> RunSession {
        forgetOld()
        guard
            let run = active[id] ?? waiting.first(where: { $0.id == id })
                ?? ended.first(where: { $0.run.id == id })?.run
        else { throw .noSuchRun }
        return run
    }

    func act(_ id: String, _ action: Action) throws(Refusal) {
        let run = try run(id)
        guard !run.log.isEnded else { throw .runHasEnded }
        run.act(action)
    }

    /// Ends a run that goes on or waits. One that has ended stays as it is.
    func stop(_ id: String) throws(Refusal) {
        let run = try run(id)
        guard let place = waiting.firstIndex(where: { $0 === run }) else {
            run.stop("It was stopped.")
            return
        }
        waiting.remove(at: place)
        finish(run, .init(stopped: "It was stopped before it began."))
        tellPlaces()
    }

    var counts: (running: Int, waiting: Int) { (active.count, waiting.count) }

    /// Performs a run from its start to its end, and lets the next one in.
    private func attend(_ run: RunSession) async {
        let end = await RunSupervisor(run: run, backend: backend, limits: limits, logger: logger) {
            await self.settled()
        }.end()
        active[run.id] = nil
        finish(run, end)
        while active.count < limits.running, !waiting.isEmpty {
            let next = waiting.removeFirst()
            next.log.say(.queue(position: 0))
            enter(next)
        }
        tellPlaces()
        makeRoom()
    }

    private func enter(_ run: RunSession) {
        active[run.id] = run
        start.yield(run)
    }

    private func settled() {
        makeRoom()
    }

    /// A run that only waits for an action gives way to one that waits for its place: the one that has waited longest.
    private func makeRoom() {
        let leaving = active.values.count { $0.reason != nil }
        guard waiting.count > leaving else { return }
        let idle = active.values.compactMap { run in run.idleSince.map { (run, $0) } }.min { $0.1 < $1.1 }
        idle?.0.stop("It waited for an action, and another run needed its place.")
    }

    private func tellPlaces() {
        for (index, run) in waiting.enumerated() { run.log.say(.queue(position: index + 1)) }
    }

    private func finish(_ run: RunSession, _ end: RunMessage.End) {
        run.log.say(.end(end))
        ended.append((run, .now))
        forgetOld()
    }

    private func forgetOld() {
        ended.removeAll { $0.at.duration(to: .now) > limits.kept }
        ended.removeFirst(max(0, ended.count - limits.keptRuns))
    }

    private func close() {
        isClosed = true
        for run in waiting { finish(run, .init(stopped: "Understudy was ended before it began.")) }
        waiting = []
    }
}
