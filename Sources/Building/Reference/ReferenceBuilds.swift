internal import Synchronization

/// The builds of reference modules that go on in this process.
///
/// All tasks that need the same part wait for the same build and hear how far it is. A build ends early when no task
/// waits for it any more.
final class ReferenceBuilds: Sendable {
    static let ofProcess = ReferenceBuilds()

    typealias Listener = @Sendable (BuildProgress) -> Void

    private struct Build {
        var number: Int
        var task: Task<Void, any Error>
        var step: BuildProgress?
        var waiting: [Int: AsyncThrowingStream<BuildProgress, any Error>.Continuation] = [:]
    }

    private struct State {
        var builds: [String: Build] = [:]
        /// The number of the last build or ticket.
        var count = 0
    }

    private let state = Mutex(State())

    /// Builds a part of the modules, or waits for the build of the same part that goes on.
    ///
    /// - Parameters:
    ///   - key: A text that is the same for the same modules in the same folder.
    ///   - progress: Called as the build goes on, with its step at that time first.
    ///   - build: Builds the modules, and says how it goes on.
    /// - Throws: The errors of the build; `CancellationError`.
    func part(
        _ key: String, progress: Listener, build: @escaping @Sendable (@escaping Listener) async throws -> Void
    ) async throws {
        try Task.checkCancellation()
        let (steps, continuation) = AsyncThrowingStream<BuildProgress, any Error>.makeStream()
        let (task, ticket) = state.withLock { state in
            let (number, ticket) = (state.count + 1, state.count + 2)
            state.count = ticket
            // Not a child of the task that asks first: others may wait for it, too.
            var going =
                state.builds[key]
                ?? Build(number: number, task: Task { try await self.perform(number, key, build) })
            if let step = going.step { continuation.yield(step) }
            going.waiting[ticket] = continuation
            state.builds[key] = going
            return (going.task, ticket)
        }
        continuation.onTermination = { _ in self.leave(key, ticket) }
        for try await step in steps { progress(step) }
        // The last one that gives a build up waits until the compilers have ended and their folders are gone.
        if task.isCancelled { _ = await task.result }
        try Task.checkCancellation()
        try await task.value
    }

    /// Performs a build. One that was given up may end while the next one of the same modules goes on.
    private func perform(
        _ number: Int, _ key: String, _ build: @Sendable (@escaping Listener) async throws -> Void
    ) async throws {
        do {
            try await build { step in
                self.state.withLock { state in
                    guard state.builds[key]?.number == number else { return }
                    state.builds[key]?.step = step
                    for waiting in (state.builds[key]?.waiting ?? [:]).values { waiting.yield(step) }
                }
            }
            end(number, key, nil)
        } catch {
            end(number, key, error)
            throw error
        }
    }

    private func end(_ number: Int, _ key: String, _ error: (any Error)?) {
        let waiting = state.withLock { state in
            state.builds[key]?.number == number ? state.builds.removeValue(forKey: key)?.waiting ?? [:] : [:]
        }
        for continuation in waiting.values { continuation.finish(throwing: error) }
    }

    /// Removes a ticket, and ends a build whose last one it was.
    private func leave(_ key: String, _ ticket: Int) {
        let ended = state.withLock { state in
            guard state.builds[key]?.waiting.removeValue(forKey: ticket) != nil,
                state.builds[key]?.waiting.isEmpty == true
            else { return nil as Build? }
            return state.builds.removeValue(forKey: key)
        }
        ended?.task.cancel()
    }
}
