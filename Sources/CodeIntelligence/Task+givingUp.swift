extension Task where Failure == any Error {
    /// The result of a task that others wait for, too: a wait that is cancelled ends at once, and the task goes on.
    var valueUnlessGivenUp: Success {
        get async throws {
            let (ends, end) = AsyncStream.makeStream(of: Void.self)
            let watch = Task<Void, Never> {
                _ = await result
                end.finish()
            }
            defer { watch.cancel() }
            for await _ in ends {}
            try Task<Never, Never>.checkCancellation()
            return try await value
        }
    }
}
