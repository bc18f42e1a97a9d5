extension Protection {
    /// A measure that keeps a sample within its bounds, in words for the owner of the machine.
    package struct Measure: Hashable, Sendable, Codable {
        package var name: String
        package var on: Bool
        /// Its effect, or the reason why it is off and the cure.
        package var why: String

        package init(_ name: String, on: Bool, why: String) {
            self.name = name
            self.on = on
            self.why = why
        }
    }

    /// The measures that depend on the machine and on the user who starts Understudy.
    package var measures: [Measure] {
        [ending, network, files, otherProcesses, systemCalls] + limitMeasures + [processes, compiler]
    }

    /// The reason why there is no isolation; nil if there is some.
    private var noIsolation: String? {
        guard case .off(let why) = isolation else { return nil }
        return why
    }

    private var hidesProcesses: Bool {
        if case .bubblewrap(let wrap) = isolation { wrap.hidesProcesses } else { false }
    }

    private var sandboxInit: SandboxInit? {
        if case .sandboxInit(let sandboxInit) = restraint { sandboxInit } else { nil }
    }

    private var ending: Measure {
        if hidesProcesses { return Measure("process group", on: true, why: "All that a sample starts ends with it.") }
        guard sandboxInit?.refusesCalls == true else {
            return Measure(
                "process group", on: false,
                why: "A sample can start a process that outlives it. " + (noIsolation ?? showProcesses))
        }
        return Measure(
            "process group", on: true,
            why:
                "A sample cannot leave its session, and Understudy ends every process that it finds there. One that starts "
                + "others without pause may leave one behind. " + (noIsolation ?? showProcesses))
    }

    private var network: Measure {
        switch (noIsolation, sandboxInit?.refusesCalls) {
        case (nil, _): Measure("network", on: true, why: "A sample reaches no network, not even this machine's.")
        case (_, true): Measure("network", on: true, why: "A sample can open no socket.")
        case (let why?, _): Measure("network", on: false, why: why)
        }
    }

    private var files: Measure {
        if let noIsolation { return Measure("files", on: false, why: noIsolation) }
        return Measure("files", on: true, why: "A sample sees the system's libraries, read-only, and its own folder.")
    }

    private var otherProcesses: Measure {
        if let noIsolation { return Measure("other processes", on: false, why: noIsolation) }
        return Measure(
            "other processes", on: hidesProcesses,
            why: hidesProcesses ? "A sample sees only its own processes, and they end with it." : showProcesses)
    }

    private var showProcesses: String {
        "The system does not let bubblewrap hide them. In a container, allow it with: "
            + "--security-opt systempaths=unconfined"
    }

    private var systemCalls: Measure {
        Measure(
            "system calls", on: sandboxInit?.refusesCalls ?? false,
            why: sandboxInit?.refusesCalls == true
                ? "A sample cannot trace a process, mount a file system or make a namespace."
                : "The system does not let a program refuse them. In a container, allow it with: "
                    + "--security-opt seccomp=unconfined")
    }

    private var limitMeasures: [Measure] {
        if case .off(let why) = restraint {
            return ["memory", "processor time", "file size"].map { Measure($0, on: false, why: why) }
        }
        return [
            Measure("memory", on: true, why: "A process may use \(limits.memory >> 20) MiB."),
            Measure("processor time", on: true, why: "A process may compute for \(limits.processorTime) s."),
            Measure("file size", on: true, why: "A file may have \(limits.fileSize >> 20) MiB."),
        ]
    }

    private var processes: Measure {
        if sandboxInit?.bindsProcesses == true {
            return Measure("processes", on: true, why: "A sample may have \(limits.processes) processes and threads.")
        }
        let why = noIsolation.map { "The limit needs bubblewrap. " + $0 }
        return Measure(
            "processes", on: false,
            why: why
                ?? "The limit does not apply to root, and samples cannot run as another user here: the system forbids "
                + "it, or only root may read the cache. Start Understudy as another user.")
    }

    /// The only measure that is about the tools rather than the sample.
    package var compiler: Measure {
        if let noIsolation {
            return Measure(
                "compiler", on: false,
                why: "Compiler, linker and language server have limits and no network, but see and write your files. "
                    + noIsolation)
        }
        return Measure(
            "compiler", on: true,
            why:
                "Compiler, linker and language server have limits and no network, and write only to folders of their own "
                + "and clang's cache."
        )
    }
}
