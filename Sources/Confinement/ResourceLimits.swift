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
}
