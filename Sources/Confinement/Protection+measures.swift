extension Protection {
    /// One thing that keeps a sample within its bounds, in words for the owner of the machine.
    public struct Measure: Hashable, Sendable, Codable {
        public var name: String
        public var on: Bool
        /// What it does, or why it is off and what to do.
        public var why: String

        public init(_ name: String, on: Bool, why: String) {
            self.name = name
            self.on = on
            self.why = why
        }
    }

    /// The measures that depend on the machine.
    public var measures: [Measure] {
        isolationMeasures + allowanceMeasures
    }

    private var isolationMeasures: [Measure] {
        switch isolation {
        case .off(let why):
            return ["network", "files", "other processes"].map { Measure($0, on: false, why: why) }
        case .bubblewrap(let wrap):
            return [
                Measure("network", on: true, why: "A sample reaches no network, not even this machine's."),
                Measure("files", on: true, why: "A sample sees the system's libraries, read-only, and its own folder."),
                Measure(
                    "other processes", on: wrap.hidesProcesses,
                    why: wrap.hidesProcesses
                        ? "A sample sees no process but its own, and none of them outlives it."
                        : "The system does not let bubblewrap hide them. In a container, allow it with: "
                            + "--security-opt systempaths=unconfined"),
            ]
        }
    }

    private var allowanceMeasures: [Measure] {
        switch allowance {
        case .off(let why):
            return ["memory", "processor time", "file size", "processes"].map { Measure($0, on: false, why: why) }
        case .prlimit(_, let limits):
            return [
                Measure("memory", on: true, why: "A process may use \(limits.memory >> 20) MiB."),
                Measure("processor time", on: true, why: "A process may compute for \(limits.processorTime) s."),
                Measure("file size", on: true, why: "A file may have \(limits.fileSize >> 20) MiB."),
                processes(limits),
            ]
        }
    }

    private func processes(_ limits: ResourceLimits) -> Measure {
        switch isolation {
        case .bubblewrap(let wrap) where wrap.bindsProcesses:
            Measure("processes", on: true, why: "A sample may have \(limits.processes) processes and threads.")
        case .bubblewrap:
            Measure("processes", on: false, why: "The limit does not bind root. Start Understudy as another user.")
        case .off(let why):
            Measure("processes", on: false, why: "The limit needs bubblewrap. " + why)
        }
    }
}
