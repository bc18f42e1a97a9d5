internal import Glibc

/// The closing of this process to other processes of its user.
package enum ProcessPrivacy {
    /// Has the kernel keep this process's environment, memory and descriptors from other processes of its user.
    ///
    /// Programs that it starts are open again.
    ///
    /// - Returns: True if it is closed.
    @discardableResult package static func close() -> Bool {
        // Swift does not import a function with a variable number of arguments.
        guard let symbol = dlsym(nil, "prctl") else { return false }
        typealias Control = @convention(c) (Int32, UInt, UInt, UInt, UInt) -> Int32
        return unsafeBitCast(symbol, to: Control.self)(4 /* PR_SET_DUMPABLE */, 0, 0, 0, 0) == 0
    }
}
