public import Foundation

/// A lock that its thread can take more than once, and that classes can inherit from, as from Apple's.
///
/// It passes each call on to Linux's, which makes it safe to share.
open class NSRecursiveLock: NSObject, NSLocking, @unchecked Sendable {
    private let lockOfLinux = Foundation.NSRecursiveLock()

    /// A text for the reader of a log.
    open var name: String? {
        get { lockOfLinux.name }
        set { lockOfLinux.name = newValue }
    }

    /// Creates a lock that no thread holds.
    override public init() { super.init() }

    /// Waits until no other thread holds the lock, and takes it once more.
    open func lock() { lockOfLinux.lock() }

    /// Gives the lock back once. Another thread can take it when this was called as often as the lock was taken.
    open func unlock() { lockOfLinux.unlock() }

    /// Takes the lock if no other thread holds it, without waiting.
    ///
    /// - Returns: True if this thread has it once more.
    open func `try`() -> Bool { lockOfLinux.try() }

    /// Waits for the lock until a date.
    ///
    /// - Returns: True if this thread has it once more.
    open func lock(before limit: Date) -> Bool { lockOfLinux.lock(before: limit) }
}
