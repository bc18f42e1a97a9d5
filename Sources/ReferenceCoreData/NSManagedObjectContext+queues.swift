public import Foundation

extension NSManagedObjectContext {
    /// Calls a function on the context's queue, later.
    @preconcurrency
    public func perform(_ block: @escaping @Sendable () -> Void) {
        queue.async {
            Running.during(self, block)
        }
    }

    /// Calls a function on the context's queue, waits for it, and returns what it returns.
    public func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
        if isHere { return try block() }
        return try queue.sync { try Running.during(self, block) }
    }

    /// Calls a function on the context's queue, and returns what it returns.
    public func perform<T>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T
    ) async throws -> T {
        try await perform(schedule: schedule) { Result(catching: block) }.get()
    }

    /// Calls a function on the context's queue, and returns what it returns.
    public func perform<T>(schedule: ScheduledTaskType = .immediate, _ block: @escaping () -> T) async -> T {
        // As on Apple's systems: the queue alone runs the function, and the caller waits for it.
        nonisolated(unsafe) let block = block
        nonisolated(unsafe) var result: T?
        await withCheckedContinuation { continuation in
            perform {
                result = block()
                continuation.resume()
            }
        }
        guard let result else { preconditionFailure("The queue resumes after it has called the function.") }
        return result
    }

    /// The time at which a function is called.
    public enum ScheduledTaskType: Sendable {
        /// At once, if the queue is free.
        case immediate
        /// After what waits already.
        case enqueued
    }

    /// True on the context's queue.
    private var isHere: Bool {
        switch concurrencyType {
        case .mainQueueConcurrencyType: Thread.isMainThread
        case .confinementConcurrencyType: true
        case .privateQueueConcurrencyType: Running.contains(self)
        }
    }
}

/// The contexts whose functions run on a thread. `performAndWait` of one of them calls at once.
private enum Running {
    private static let key = "org.understudy.NSManagedObjectContext.running"

    static func contains(_ context: NSManagedObjectContext) -> Bool {
        (Thread.current.threadDictionary[key] as? [ObjectIdentifier] ?? []).contains(ObjectIdentifier(context))
    }

    static func during<Value>(_ context: NSManagedObjectContext, _ block: () throws -> Value) rethrows -> Value {
        let before = Thread.current.threadDictionary[key] as? [ObjectIdentifier] ?? []
        Thread.current.threadDictionary[key] = before + [ObjectIdentifier(context)]
        defer { Thread.current.threadDictionary[key] = before }
        return try block()
    }
}
