/// The bounds of a program that runs code of others or reads their files: the files and processes it can reach, and its
/// limits.
package struct Protection: Hashable, Sendable {
    /// No network, and only those files of the machine that the program needs, read-only.
    package var isolation: Isolation
    /// Limits, no right beyond those of an ordinary program, and no call into other processes.
    package var restraint: Restraint
    package var limits: ResourceLimits

    package init(isolation: Isolation, restraint: Restraint, limits: ResourceLimits = ResourceLimits()) {
        self.isolation = isolation
        self.restraint = restraint
        self.limits = limits
    }

    /// No bounds at all.
    package static let none = Protection(
        isolation: .off(why: "It was not asked for."), restraint: .off(why: "It was not asked for."))

    package enum Isolation: Hashable, Sendable {
        case bubblewrap(Bubblewrap)
        case off(why: String)
    }

    package enum Restraint: Hashable, Sendable {
        case sandboxInit(SandboxInit)
        case off(why: String)
    }

    /// A call of bubblewrap, as this machine allows it.
    package struct Bubblewrap: Hashable, Sendable {
        package var path: String
        /// True if the program sees no process but its own. Some containers do not allow that.
        package var hidesProcesses: Bool
        /// True if the program cannot make its own namespaces. Versions before 0.8 cannot forbid it.
        package var forbidsNamespaces: Bool

        package init(path: String, hidesProcesses: Bool, forbidsNamespaces: Bool) {
            self.path = path
            self.hidesProcesses = hidesProcesses
            self.forbidsNamespaces = forbidsNamespaces
        }
    }

    /// Understudy's own program, the last link before the confined one: see `Sources/SandboxInit`.
    package struct SandboxInit: Hashable, Sendable {
        package var path: String
        /// True if system calls that reach into other processes or leave the session are refused.
        package var refusesCalls: Bool
        /// True if a limit on the number of processes binds.
        ///
        /// It does not bind root, and outside a namespace it would count all processes that the owner runs. A user
        /// that has no other process is bound everywhere.
        package var bindsProcesses: Bool
        /// True if programs can run as their own users: root alone can start them so.
        package var changesUser: Bool

        package init(path: String, refusesCalls: Bool, bindsProcesses: Bool, changesUser: Bool = false) {
            self.path = path
            self.refusesCalls = refusesCalls
            self.bindsProcesses = bindsProcesses
            self.changesUser = changesUser
        }
    }
}

extension Protection {
    /// True if a program sees only the files that it needs, and writes only where it is allowed to.
    package var hidesFiles: Bool {
        if case .bubblewrap = isolation { true } else { false }
    }

    /// Returns the number of a user that nothing on the machine belongs to; nil if programs run as this one.
    package func newUser() -> UInt32? {
        guard case .sandboxInit(let sandboxInit) = restraint, sandboxInit.changesUser else { return nil }
        // Far above the numbers that systems and directories give out.
        return UInt32.random(in: 0x4000_0000..<0x7000_0000)
    }
}
