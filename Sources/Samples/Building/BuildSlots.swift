import FoundationEssentials
import Synchronization

/// A bound on the builds of this process that go on at once. The others wait in the order in which they came.
///
/// Without it, a hundred builds share the processors, and each of them takes longer than it may.
package final class BuildSlots: Sendable {
    /// The slots of this process: one for each processor, and two at least.
    package static let ofProcess = BuildSlots(count: max(2, ProcessInfo.processInfo.activeProcessorCount))

    private struct State {
        var free: Int
        var waiting: [(ticket: Int, turn: CheckedContinuation<Void, any Error>)] = []
        var tickets = 0
        /// The tickets that were given up before they had begun to wait.
        var cancelled: Set<Int> = []
    }

    private let state: Mutex<State>

    /// - Parameter count: The builds that go on at once.
    package init(count: Int) {
        precondition(count > 0, "a build needs a slot")
        state = Mutex(State(free: count))
    }

    /// The slots that no build has.
    var free: Int { state.withLock { $0.free } }
    /// The builds that wait.
    var waiting: Int { state.withLock { $0.waiting.count } }

    /// Performs a build as soon as a slot is free.
    ///
    /// - Throws: `CancellationError` if the task was cancelled while it waited, and what the build throws.
    package func perform<Value: Sendable>(_ build: @Sendable () async throws -> Value) async throws -> Value {
        try await enter()
        defer { leave() }
        return try await build()
    }

    private func enter() async throws {
        let ticket = state.withLock { state in
            state.tickets += 1
            return state.tickets
        }
        // The handler below may run after the task got its slot.
        defer { state.withLock { _ = $0.cancelled.remove(ticket) } }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { turn in
                let answer: Result<Void, any Error>? = state.withLock { state in
                    if state.cancelled.contains(ticket) { return .failure(CancellationError()) }
                    guard state.free == 0 else {
                        state.free -= 1
                        return .success(())
                    }
                    state.waiting.append((ticket, turn))
                    return nil
                }
                if let answer { turn.resume(with: answer) }
            }
        } onCancel: {
            let turn = state.withLock { state -> CheckedContinuation<Void, any Error>? in
                guard let place = state.waiting.firstIndex(where: { $0.ticket == ticket }) else {
                    state.cancelled.insert(ticket)
                    return nil
                }
                return state.waiting.remove(at: place).turn
            }
            turn?.resume(throwing: CancellationError())
        }
    }

    private func leave() {
        let next = state.withLock { state -> CheckedContinuation<Void, any Error>? in
            guard !state.waiting.isEmpty else {
                state.free += 1
                return nil
            }
            return state.waiting.removeFirst().turn
        }
        next?.resume()
    }
}
