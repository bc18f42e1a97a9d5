internal import Synchronization

/// The builds of reference modules that go on in this process.
///
/// All tasks that need the same modules wait for the same build and hear how far it is. A build ends early when no task
/// waits for it any more.
final class ReferenceBuilds: Sendable {
    static let ofProcess = ReferenceBuilds()

    typealias Listener = @Sendable (BuildProgress) -> Void

    private struct Build {
        var task: Task<ReferenceModules, any Error>
        var step: BuildProgress?
        var waiting: [Int: AsyncThrowingStream<BuildProgress, any Error>.Continuation] = [:]
    }

    private struct State {
        var builds: [String: Build] = [:]
        var tickets = 0
    }

    private let state = Mutex(State())

    /// Builds modules, or waits for the build of the same modules that goes on.
    ///
    /// - Parameters:
    ///   - key: A text that is the same for the same modules in the same folder.
    ///   - progress: Called as the build goes on, with its step at that time first.
    ///   - build: Builds the modules, and says how it goes on.
    /// - Throws: The errors of the build; `CancellationError`.
    func modules(
        _ key: String, progress: Listener,
        build: @escaping @Sendable (@escaping Listener) async throws -> ReferenceModules
    ) async throws -> ReferenceModules {
        try Task.checkCancellation()
        let (steps, continuation) = AsyncThrowingStream<BuildProgress, any Error>.makeStream()
        let (task, ticket) = state.withLock { state in
            state.tickets += 1
            let ticket = state.tickets
            var going = state.builds[key] ?? Build(task: Task { try await self.perform(key, build) })
            if let step = going.step { continuation.yield(step) }
            going.waiting[ticket] = continuation
            state.builds[key] = going
            return (going.task, ticket)
        }
        continuation.onTermination = { _ in self.leave(key, ticket) }
        for try await step in steps { progress(step) }
        try Task.checkCancellation()
        return try await task.value
    }

    /// Not a child of the task that asked first: others may wait for it, too.
    private func perform(
        _ key: String, _ build: @Sendable (@escaping Listener) async throws -> ReferenceModules
    ) async throws -> ReferenceModules {
        do {
            let modules = try await build { step in
                self.state.withLock { state in
                    state.builds[key]?.step = step
                    for waiting in (state.builds[key]?.waiting ?? [:]).values { waiting.yield(step) }
                }
            }
            end(key, nil)
            return modules
        } catch {
            end(key, error)
            throw error
        }
    }

    private func end(_ key: String, _ error: (any Error)?) {
        let waiting = state.withLock { $0.builds.removeValue(forKey: key)?.waiting ?? [:] }
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
