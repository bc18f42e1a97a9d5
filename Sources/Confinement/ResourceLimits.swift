internal import Glibc

/// The most that each process may take of the machine.
package struct ResourceLimits: Hashable, Sendable {
    /// Bytes of address space.
    package var memory: Int
    /// Seconds of processor time.
    package var processorTime: Int
    /// Bytes of a file that it writes.
    package var fileSize: Int
    /// Processes and threads at once; threads count, as everywhere in Linux.
    package var processes: Int

    package init(
        memory: Int = 512 << 20, processorTime: Int = 30, fileSize: Int = 16 << 20, processes: Int = 16
    ) {
        self.memory = memory
        self.processorTime = processorTime
        self.fileSize = fileSize
        self.processes = processes
    }

    /// The number of files and connections that this process may have open at once.
    package static var descriptors: Int {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return 1024 }
        return Int(clamping: limit.rlim_cur)
    }
}
