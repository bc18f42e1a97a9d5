public import Foundation

extension NSManagedObjectContext {
    /// Calls a function on the context's queue, later.
    @preconcurrency
    public func perform(_ block: @escaping @Sendable () -> Void) {
        queue.async {
            self.queue.setSpecific(key: Self.current, value: ObjectIdentifier(self))
            block()
        }
    }

    /// Calls a function on the context's queue, waits for it, and returns what it returns.
    public func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
        if isHere { return try block() }
        if concurrencyType == .mainQueueConcurrencyType { return try DispatchQueue.main.sync(execute: block) }
        return try queue.sync {
            queue.setSpecific(key: Self.current, value: ObjectIdentifier(self))
            return try block()
        }
    }

    /// Calls a function on the context's queue, and returns what it returns.
    public func perform<T>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping @Sendable () throws -> T
    ) async throws -> T where T: Sendable {
        try await withCheckedThrowingContinuation { continuation in
            perform { continuation.resume(with: Result(catching: block)) }
        }
    }

    /// Calls a function on the context's queue, and returns what it returns.
    public func perform<T>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping @Sendable () -> T
    ) async -> T where T: Sendable {
        await withCheckedContinuation { continuation in perform { continuation.resume(returning: block()) } }
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
        case .privateQueueConcurrencyType:
            DispatchQueue.getSpecific(key: Self.current) == ObjectIdentifier(self)
        }
    }

    private static let current = DispatchSpecificKey<ObjectIdentifier>()
}
