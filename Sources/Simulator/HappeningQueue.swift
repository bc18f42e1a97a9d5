internal import Synchronization

/// The events that a run's loop waits for. What ends or steers the run comes before what the app has sent.
final class HappeningQueue: Sendable {
    private struct State {
        var urgent: [AppRun.Happening] = []
        var others: [AppRun.Happening] = []
        var waiting: CheckedContinuation<AppRun.Happening?, Never>?
        var isCancelled = false
    }

    private let state = Mutex(State())

    /// True if something waits that does not come from the app.
    var hasUrgent: Bool { state.withLock { !$0.urgent.isEmpty } }

    func add(_ happening: AppRun.Happening) {
        let waiting = state.withLock { state -> CheckedContinuation<AppRun.Happening?, Never>? in
            if let waiting = state.waiting {
                state.waiting = nil
                return waiting
            }
            if happening.isUrgent { state.urgent.append(happening) } else { state.others.append(happening) }
            return nil
        }
        waiting?.resume(returning: happening)
    }

    /// Waits for the next event and returns it; nil once the task was cancelled. One task at a time may wait.
    func next() async -> AppRun.Happening? {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let (isReady, happening) = state.withLock { state -> (Bool, AppRun.Happening?) in
                    if state.isCancelled { return (true, nil) }
                    if !state.urgent.isEmpty { return (true, state.urgent.removeFirst()) }
                    if !state.others.isEmpty { return (true, state.others.removeFirst()) }
                    state.waiting = continuation
                    return (false, nil)
                }
                if isReady { continuation.resume(returning: happening) }
            }
        } onCancel: {
            let waiting = state.withLock { state -> CheckedContinuation<AppRun.Happening?, Never>? in
                state.isCancelled = true
                defer { state.waiting = nil }
                return state.waiting
            }
            waiting?.resume(returning: nil)
        }
    }
}

extension AppRun.Happening {
    /// True if it comes before what the app has sent.
    fileprivate var isUrgent: Bool {
        switch self {
        case .command, .deadline, .filled: true
        case .process, .stream: false
        }
    }
}
