internal import Foundation

/// A lock with the state that it guards.
///
/// Apple's page: [`OSAllocatedUnfairLock`](https://developer.apple.com/documentation/os/osallocatedunfairlock).
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    // The state is used with the lock held alone.
    private final class Storage {
        let lock = NSLock()
        var state: State

        init(_ state: State) { self.state = state }
    }

    private let storage: Storage

    /// A lock that guards a value.
    public init(initialState: State) where State: Sendable { storage = Storage(initialState) }
    /// A lock that guards a value, without a check that one thread at a time uses it.
    public init(uncheckedState: State) { storage = Storage(uncheckedState) }

    /// Calls a closure while it holds the lock.
    public func withLock<Result: Sendable>(
        _ body: @Sendable (inout State) throws -> Result
    ) rethrows -> Result {
        try withLockUnchecked(body)
    }

    /// Calls a closure while it holds the lock, without a check of what the closure takes along.
    public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
        storage.lock.lock()
        defer { storage.lock.unlock() }
        return try body(&storage.state)
    }
}

extension OSAllocatedUnfairLock where State == Void {
    /// A lock that guards no value of its own.
    public init() { self.init(uncheckedState: ()) }
    /// Waits for the lock and takes it.
    public func lock() { storage.lock.lock() }
    /// Gives the lock back.
    public func unlock() { storage.lock.unlock() }
    /// Calls a closure while it holds the lock.
    public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
        try withLockUnchecked { _ in try body() }
    }
}
