/// Values that are made once for each key, however many ask for one at the same time.
actor Memo<Key: Hashable & Sendable, Value: Sendable> {
    private var tasks: [Key: Task<Value, any Error>] = [:]

    /// The number of values that were made, or are being made.
    var count: Int { tasks.count }

    /// Returns the value of a key, made at the first call.
    func value(of key: Key, _ make: @escaping @Sendable () async throws -> Value) async throws -> Value {
        if let task = tasks[key] { return try await task.value }
        // It belongs to no caller: the first may be cancelled while others wait for the value.
        let task = Task { try await make() }
        tasks[key] = task
        return try await task.value
    }
}
