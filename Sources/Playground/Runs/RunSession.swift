internal import Lifecycle
internal import Simulator
internal import Synchronization

/// A run that somebody asked for: what it is to do, what was said about it, and how to reach it.
final class RunSession: Sendable {
    let id: String
    let order: RunOrder
    let log: RunLog
    /// The user's commands to the device; the backend hands them to the app's run.
    let commands: AsyncStream<RunCommand>
    /// Why the run is to end, once it is to.
    let endings: AsyncStream<String>
    private let command: AsyncStream<RunCommand>.Continuation
    private let ending: AsyncStream<String>.Continuation
    private let state = Mutex(State())

    private struct State {
        var takesCommands = false
        var idleSince: ContinuousClock.Instant?
        var reason: String?
    }

    init(id: String, order: RunOrder, log: RunLog) {
        self.id = id
        self.order = order
        self.log = log
        // More than a person can ask for before the first is done.
        (commands, command) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(64))
        (endings, ending) = AsyncStream.makeStream(bufferingPolicy: .bufferingOldest(1))
    }

    /// Performs an action on the device once everything before it has settled.
    func act(_ action: Action) {
        state.withLock { $0.idleSince = nil }
        command.yield(.action(action))
    }

    /// Ends the run. The first reason counts.
    func stop(_ reason: String) {
        let isFirst = state.withLock { state in
            defer { state.reason = state.reason ?? reason }
            return state.reason == nil
        }
        if isFirst { ending.yield(reason) }
    }

    /// Asks the app's run to end well, if it takes commands already; else the answer is no.
    func endWell() -> Bool {
        guard state.withLock({ $0.takesCommands }) else { return false }
        command.yield(.stop)
        return true
    }

    /// From now on `commands` are taken.
    func open() {
        state.withLock { $0.takesCommands = true }
    }

    /// The run waits for an action.
    func settle() {
        state.withLock { $0.idleSince = .now }
    }

    /// Since when the run has waited for an action; nil if it does something, or is being ended.
    var idleSince: ContinuousClock.Instant? {
        state.withLock { $0.reason == nil ? $0.idleSince : nil }
    }

    /// Why the run was told to end.
    var reason: String? { state.withLock { $0.reason } }
}
