internal import Foundation

internal import Glibc

extension Protection {
    /// Returns the command that starts a program under this protection.
    ///
    /// Each word of the program's own stands where it can be taken for nothing else. Its environment is set last of
    /// all: libraries loaded into the program must not be loaded into the programs that protect.
    ///
    /// - Parameters:
    ///   - command: The program.
    ///   - needs: The files that it reaches.
    ///   - parent: The process with which the program is to end, this one by default.
    package func command(_ command: ProcessCommand, needs: Needs, parent: Int32? = nil) -> ProcessCommand {
        guard case .sandboxInit(let sandboxInit) = restraint else { return command }
        var words: [String] = []
        var isFirstProcess = false
        if case .bubblewrap(let wrap) = isolation {
            isFirstProcess = wrap.hidesProcesses && !needs.seesProcesses
            words = wrap.words(sandboxInit, needs, isFirstProcess: isFirstProcess, in: command.workingDirectory)
        }
        words += sandboxInit.words(
            isFirstProcess: isFirstProcess, refusesSockets: words.isEmpty, limits: limits,
            // bubblewrap ends with its parent, and the processes it started end with bubblewrap.
            parent: words.isEmpty ? parent ?? getpid() : 0, user: needs.user)
        words.append("\(command.environment.count)")
        words += command.environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        words += [command.executable] + command.arguments
        return ProcessCommand(
            executable: words[0], arguments: Array(words.dropFirst()), environment: [:],
            workingDirectory: command.workingDirectory)
    }

    /// Returns the program's own ending, if `ending` is that of the command around it.
    ///
    /// bubblewrap reports a signal as a shell does.
    package func ending(_ ending: ProcessEnding) -> ProcessEnding {
        guard case .bubblewrap = isolation, case .sandboxInit = restraint, case .exited(let code) = ending,
            (129...192).contains(code)
        else { return ending }
        return .signaled(code - 128)
    }
}

extension Protection.SandboxInit {
    /// Returns the words of the call, up to the number of variables.
    fileprivate func words(
        isFirstProcess: Bool, refusesSockets: Bool, limits: ResourceLimits, parent: Int32, user: UInt32?
    ) -> [String] {
        let filter = !refusesCalls ? "none" : refusesSockets ? "sockets" : "calls"
        let numbers = [
            limits.memory, limits.processorTime, limits.fileSize, bindsProcesses ? limits.processes : 0, Int(parent),
            Int(user ?? 0),
        ]
        return [path, isFirstProcess ? "init" : "exec", filter] + numbers.map(String.init)
    }
}

extension Protection.Bubblewrap {
    /// Returns the words of the call, up to the command to run.
    fileprivate func words(
        _ sandboxInit: Protection.SandboxInit, _ needs: Protection.Needs, isFirstProcess: Bool,
        in workingDirectory: String
    ) -> [String] {
        var words = [
            path, "--unshare-ipc", "--unshare-net", "--unshare-uts", "--unshare-cgroup-try", "--die-with-parent",
            "--cap-drop", "ALL",
        ]
        if needs.user == nil {
            words.append("--unshare-user")
            if forbidsNamespaces { words.append("--disable-userns") }
        } else {
            // A namespace of users would know only this one. Understudy's own program gives these up.
            words += ["CAP_SETUID", "CAP_SETGID", "CAP_SETPCAP"].flatMap { ["--cap-add", $0] }
        }
        words += ["--ro-bind", "/usr", "/usr"]
        for folder in ["/lib", "/lib64", "/lib32", "/bin", "/sbin"] { words += Self.share(folder) }
        for file in ["/etc/ld.so.cache", "/etc/localtime"] { words += ["--ro-bind-try", file, file] }
        words +=
            isFirstProcess
            ? ["--unshare-pid", "--as-pid-1", "--proc", "/proc"] : ["--ro-bind", "/proc", "/proc"]
        words += ["--dev", "/dev", "--remount-ro", "/dev"] + binds(needs, sandboxInit)
        return words + ["--remount-ro", "/", "--chdir", workingDirectory, "--"]
    }

    /// Returns the words for the folders: a folder comes before those that lie in it, so that theirs lie on top of its
    /// own.
    private func binds(_ needs: Protection.Needs, _ sandboxInit: Protection.SandboxInit) -> [String] {
        // The system's own folders are there already.
        let reads = (needs.reads + [sandboxInit.path]).filter { !$0.hasPrefix("/usr/") }.map { ($0, "--ro-bind-try") }
        let binds = (needs.writes.map { ($0, "--bind") } + reads).sorted { $0.0 < $1.0 }
        // The folders around them would be for this user alone.
        let around = needs.user == nil ? [] : Set(binds.flatMap { Self.folders(around: $0.0) }).sorted()
        return around.flatMap { ["--perms", "0755", "--dir", $0] } + binds.flatMap { [$1, $0, $0] }
    }

    /// Returns the folders that contain an absolute path.
    private static func folders(around path: String) -> [String] {
        let names = path.split(separator: "/")
        return names.indices.dropFirst().map { "/" + names[..<$0].joined(separator: "/") }
    }

    /// Returns the words for a folder of the system's, which may be a link into `/usr`.
    private static func share(_ folder: String) -> [String] {
        if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: folder) {
            return ["--symlink", target, folder]
        }
        return ["--ro-bind-try", folder, folder]
    }
}
