public import Foundation

/// A lock that classes can inherit from, as from Apple's. Linux's has the same name and no such use.
///
/// It passes each call on to Linux's, which makes it safe to share.
open class NSLock: NSObject, NSLocking, @unchecked Sendable {
    private let lockOfLinux = Foundation.NSLock()

    /// A text for the reader of a log.
    open var name: String? {
        get { lockOfLinux.name }
        set { lockOfLinux.name = newValue }
    }

    /// Creates a lock that no thread holds.
    override public init() { super.init() }

    /// Waits until no other thread holds the lock, and takes it.
    open func lock() { lockOfLinux.lock() }

    /// Gives the lock back. The thread that took it calls this.
    open func unlock() { lockOfLinux.unlock() }

    /// Takes the lock if no thread holds it, without waiting.
    ///
    /// - Returns: True if this thread has it now.
    open func `try`() -> Bool { lockOfLinux.try() }

    /// Waits for the lock until a date.
    ///
    /// - Returns: True if this thread has it now.
    open func lock(before limit: Date) -> Bool { lockOfLinux.lock(before: limit) }
}
