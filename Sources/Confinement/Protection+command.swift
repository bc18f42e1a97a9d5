internal import Foundation

extension Protection {
    /// The command that starts an app's process under this protection.
    ///
    /// The app's environment is set last of all: what is loaded into the app must not be loaded into the programs that
    /// protect.
    public func command(_ command: ProcessCommand, needs: Needs) -> ProcessCommand {
        var words = outer(command, needs) + inner
        guard !words.isEmpty else { return command }
        words += ["/usr/bin/env", "-i"] + command.environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        words += [command.executable] + command.arguments
        return ProcessCommand(
            executable: words[0], arguments: Array(words.dropFirst()), environment: [:],
            workingDirectory: command.workingDirectory)
    }

    /// How the app's process ended, where `ending` is that of the program around it: bubblewrap tells a signal as a
    /// shell does.
    public func ending(_ ending: ProcessEnding) -> ProcessEnding {
        guard case .bubblewrap(let wrap) = isolation, wrap.hidesProcesses, case .exited(let code) = ending,
            (129...192).contains(code)
        else { return ending }
        return .signaled(code - 128)
    }

    private func outer(_ command: ProcessCommand, _ needs: Needs) -> [String] {
        guard case .bubblewrap(let wrap) = isolation else { return [] }
        return wrap.words(needs, in: command.workingDirectory)
    }

    private var inner: [String] {
        guard case .prlimit(let path, let limits) = allowance else { return [] }
        var words = [
            path, "--as=\(limits.memory)",
            // A second later than the signal that says which limit it was, the one that cannot be caught.
            "--cpu=\(limits.processorTime):\(limits.processorTime + 1)", "--fsize=\(limits.fileSize)", "--core=0",
        ]
        // Outside a namespace of its own, this would count all that the owner runs.
        if case .bubblewrap(let wrap) = isolation, wrap.bindsProcesses { words.append("--nproc=\(limits.processes)") }
        return words + ["--"]
    }
}

extension Protection.Bubblewrap {
    /// The call, up to the command to run.
    func words(_ needs: Protection.Needs, in workingDirectory: String) -> [String] {
        var words = [
            path, "--unshare-user", "--unshare-ipc", "--unshare-net", "--unshare-uts", "--unshare-cgroup-try",
            "--die-with-parent", "--ro-bind", "/usr", "/usr",
        ]
        for folder in ["/lib", "/lib64", "/lib32", "/bin", "/sbin"] { words += Self.share(folder) }
        for file in ["/etc/ld.so.cache", "/etc/localtime"] { words += ["--ro-bind-try", file, file] }
        words += hidesProcesses ? ["--unshare-pid", "--proc", "/proc"] : ["--ro-bind", "/proc", "/proc"]
        words += ["--dev", "/dev", "--remount-ro", "/dev"]
        words += binds(needs) + ["--remount-ro", "/", "--chdir", workingDirectory]
        return words + ["--"]
    }

    /// A folder comes before those that lie in it, so that theirs lie on top of its own.
    private func binds(_ needs: Protection.Needs) -> [String] {
        // The system's own folders are there already.
        let reads = needs.reads.filter { !$0.hasPrefix("/usr/") }.map { ($0, "--ro-bind-try") }
        return (needs.writes.map { ($0, "--bind") } + reads).sorted { $0.0 < $1.0 }.flatMap { [$1, $0, $0] }
    }

    /// A folder of the system's, which may be a link into `/usr`.
    private static func share(_ folder: String) -> [String] {
        if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: folder) {
            return ["--symlink", target, folder]
        }
        return ["--ro-bind-try", folder, folder]
    }
}
