internal import FoundationEssentials
internal import Synchronization

/// A bound on the builds of this process that go on at once. The others wait in the order in which they came.
///
/// Without it, a hundred builds share the processors, and each of them takes longer than it may. The compilers of parts
/// have slots, too, since one build has several of them. Builds in the
/// background leave one slot to the others, and begin after all of them.
package final class BuildSlots: Sendable {
    /// The slots of this process: one for each processor, and two at least.
    package static let ofProcess = BuildSlots(count: max(2, ProcessInfo.processInfo.activeProcessorCount))

    /// The slots of the compilers of parts of modules: one for each processor, and two at least.
    static let ofParts = BuildSlots(count: max(2, ProcessInfo.processInfo.activeProcessorCount))

    private struct Waiting {
        var ticket: Int
        var isBackground: Bool
        var turn: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var free: Int
        var waiting: [Waiting] = []
        var tickets = 0
        /// The tickets that were given up before they had begun to wait.
        var cancelled: Set<Int> = []
        /// The builds in the background that go on, and the most that may.
        var background = 0
        let mostInBackground: Int
        /// True if there is one slot for everything.
        let isOnlySlot: Bool

        /// True if a build may begin now.
        func hasRoom(isBackground: Bool) -> Bool {
            guard free > 0 else { return false }
            return !isBackground || background < mostInBackground && (free > 1 || isOnlySlot)
        }

        /// Takes a slot.
        mutating func take(isBackground: Bool) {
            free -= 1
            if isBackground { background += 1 }
        }

        /// Returns the next build that may begin now, which has its slot then; nil if there is none.
        mutating func next() -> Waiting? {
            for isBackground in [false, true] where hasRoom(isBackground: isBackground) {
                if let place = waiting.firstIndex(where: { $0.isBackground == isBackground }) {
                    take(isBackground: isBackground)
                    return waiting.remove(at: place)
                }
            }
            return nil
        }
    }

    private let state: Mutex<State>

    /// - Parameter count: The builds that go on at once.
    package init(count: Int) {
        precondition(count > 0, "a build needs a slot")
        state = Mutex(State(free: count, mostInBackground: max(1, count - 1), isOnlySlot: count == 1))
    }

    /// The slots that no build has.
    var free: Int { state.withLock { $0.free } }
    /// The builds that wait.
    var waiting: Int { state.withLock { $0.waiting.count } }

    /// Performs a build as soon as a slot is free.
    ///
    /// - Parameter isBackground: True if no run waits for it.
    /// - Throws: `CancellationError` if the task was cancelled while it waited, and what the build throws.
    package func perform<Value: Sendable>(
        isBackground: Bool = false, _ build: @Sendable () async throws -> Value
    ) async throws -> Value {
        try await enter(isBackground)
        defer { leave(isBackground) }
        return try await build()
    }

    private func enter(_ isBackground: Bool) async throws {
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
                    guard !state.hasRoom(isBackground: isBackground) else {
                        state.take(isBackground: isBackground)
                        return .success(())
                    }
                    state.waiting.append(Waiting(ticket: ticket, isBackground: isBackground, turn: turn))
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

    private func leave(_ isBackground: Bool) {
        let turns = state.withLock { state -> [CheckedContinuation<Void, any Error>] in
            state.free += 1
            if isBackground { state.background -= 1 }
            var turns: [CheckedContinuation<Void, any Error>] = []
            while let next = state.next() { turns.append(next.turn) }
            return turns
        }
        for turn in turns { turn.resume() }
    }
}
