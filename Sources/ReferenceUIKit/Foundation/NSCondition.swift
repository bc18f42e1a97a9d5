public import Foundation

/// A lock with a signal to threads that wait, and that classes can inherit from, as from Apple's.
///
/// It passes each call on to Linux's, which makes it safe to share.
open class NSCondition: NSObject, NSLocking, @unchecked Sendable {
    private let conditionOfLinux = Foundation.NSCondition()

    /// A text for the reader of a log.
    open var name: String? {
        get { conditionOfLinux.name }
        set { conditionOfLinux.name = newValue }
    }

    /// Creates a condition that no thread holds.
    override public init() { super.init() }

    /// Waits until no other thread holds the lock, and takes it.
    open func lock() { conditionOfLinux.lock() }

    /// Gives the lock back. The thread that took it calls this.
    open func unlock() { conditionOfLinux.unlock() }

    /// Gives the lock back until the next signal, then takes it again.
    open func wait() { conditionOfLinux.wait() }

    /// Waits as `wait()` does, until a date.
    ///
    /// - Returns: True if a signal came.
    open func wait(until limit: Date) -> Bool { conditionOfLinux.wait(until: limit) }

    /// Wakes one thread that waits.
    open func signal() { conditionOfLinux.signal() }

    /// Wakes every thread that waits.
    open func broadcast() { conditionOfLinux.broadcast() }
}
