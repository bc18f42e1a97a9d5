internal import Synchronization

/// Work that several tasks may ask for, and that is done once. It begins when the first asks.
///
/// If one of them is cancelled, it ends for all: they are the parts of one build.
final class SharedWork<Value: Sendable>: Sendable {
    private let work: @Sendable () async throws -> Value
    private let task = Mutex<Task<Value, any Error>?>(nil)

    init(_ work: @escaping @Sendable () async throws -> Value) {
        self.work = work
    }

    /// Returns the work's result when it is there.
    func value() async throws -> Value {
        let task = task.withLock { task in
            // None of those that wait owns it. They cancel it, and wait for its end.
            let begun = task ?? Task { try await work() }
            task = begun
            return begun
        }
        return try await withTaskCancellationHandler {
            try await task.value
        } onCancel: {
            task.cancel()
        }
    }
}
