internal import Dispatch
internal import Synchronization

internal import Glibc

/// The time by which a run has to come to rest. It is watched by its own thread, and ends the app's process there.
///
/// So it holds also while all other threads are busy with what the app has sent.
final class RunDeadline: Sendable {
    private struct State {
        var number = 0
        var endsProcess = false
        var group: Int32?
    }

    private static let queue = DispatchQueue(label: "run-deadlines", qos: .userInitiated)

    private let state = Mutex(State())
    private let passed: @Sendable (Int) -> Void

    /// - Parameter passed: Called with a deadline's number when it has passed without another in its place.
    init(passed: @escaping @Sendable (Int) -> Void) {
        self.passed = passed
    }

    /// Watches a deadline from now on, in place of the one before.
    ///
    /// - Parameters:
    ///   - number: A number that no deadline before has had.
    ///   - time: The time from now.
    ///   - endsProcess: True if the process is to end then.
    func set(_ number: Int, in time: Duration, endsProcess: Bool) {
        state.withLock {
            $0.number = number
            $0.endsProcess = endsProcess
        }
        let nanoseconds = max(0, time / .nanoseconds(1))
        let delay = DispatchTimeInterval.nanoseconds(Int(min(nanoseconds, Double(Int.max / 4))))
        Self.queue.asyncAfter(deadline: .now() + delay) { [weak self] in self?.pass(number) }
    }

    /// Notes the group of the process that runs; nil before it may be another's.
    func watch(_ group: Int32?) {
        state.withLock { $0.group = group }
    }

    /// The group of the process that runs; nil if none does.
    var watched: Int32? { state.withLock(\.group) }

    /// Watches nothing any more.
    func cancel() {
        state.withLock { $0 = State(number: -1) }
    }

    private func pass(_ number: Int) {
        let isCurrent = state.withLock { $0.number == number }
        guard isCurrent else { return }
        // The run is told first: it is to know why the process has ended.
        passed(number)
        state.withLock { state in
            if state.number == number, state.endsProcess, let group = state.group { kill(-group, SIGKILL) }
        }
    }
}
