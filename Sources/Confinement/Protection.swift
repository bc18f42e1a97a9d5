/// What keeps an app from doing more than a sample should: whom else it can reach, and how much it may take.
///
/// Always on, whatever is found on the machine: an environment without anything of the owner's, a folder of its own, a
/// wall-clock limit, limits on output and events, and the end of its whole process group with it.
public struct Protection: Hashable, Sendable {
    /// No network, and no file of the machine but what the app needs to be loaded, read-only.
    public var isolation: Isolation
    /// How much its processes may take of the machine.
    public var allowance: Allowance

    public init(isolation: Isolation, allowance: Allowance) {
        self.isolation = isolation
        self.allowance = allowance
    }

    /// Nothing but what is always on.
    public static let none = Protection(
        isolation: .off(why: "It was not asked for."), allowance: .off(why: "It was not asked for."))

    public enum Isolation: Hashable, Sendable {
        case bubblewrap(Bubblewrap)
        case off(why: String)
    }

    public enum Allowance: Hashable, Sendable {
        /// The path of `prlimit`, and the limits it sets.
        case prlimit(String, ResourceLimits)
        case off(why: String)
    }

    /// How bubblewrap is called.
    public struct Bubblewrap: Hashable, Sendable {
        public var path: String
        /// The app sees no process but its own. Some containers do not allow that.
        public var hidesProcesses: Bool
        /// Whether a limit on the number of processes binds; it does not bind root.
        public var bindsProcesses: Bool

        public init(path: String, hidesProcesses: Bool, bindsProcesses: Bool) {
            self.path = path
            self.hidesProcesses = hidesProcesses
            self.bindsProcesses = bindsProcesses
        }
    }
}

/// What each process of an app may take of the machine.
public struct ResourceLimits: Hashable, Sendable {
    /// Bytes of address space.
    public var memory: Int
    /// Seconds of processor time.
    public var processorTime: Int
    /// Bytes of a file that it writes.
    public var fileSize: Int
    /// Processes and threads at once; threads count, as everywhere in Linux.
    public var processes: Int

    public init(
        memory: Int = 512 << 20, processorTime: Int = 30, fileSize: Int = 16 << 20, processes: Int = 16
    ) {
        self.memory = memory
        self.processorTime = processorTime
        self.fileSize = fileSize
        self.processes = processes
    }
}
