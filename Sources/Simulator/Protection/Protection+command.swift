internal import Foundation

extension Protection {
    /// The files that an app needs besides its own folder.
    struct Needs: Hashable {
        /// The app's own folder, the only one that it may write to.
        var folder: String
        /// What lies in it and still may not be written to: the bundle's files are the build cache's.
        var bundle: String
        /// Folders with libraries.
        var libraries: [String]
    }

    /// The command that starts an app's process under this protection.
    ///
    /// The app's environment is set last of all: what is loaded into the app must not be loaded into the programs that
    /// protect.
    func command(_ command: AppCommand, needs: Needs) -> AppCommand {
        var words = outer(needs) + inner
        guard !words.isEmpty else { return command }
        words += ["/usr/bin/env", "-i"] + command.environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        words += [command.executable] + command.arguments
        return AppCommand(
            executable: words[0], arguments: Array(words.dropFirst()), environment: [:],
            workingDirectory: command.workingDirectory)
    }

    /// How the app's process ended, where `ending` is that of the program around it: bubblewrap tells a signal as a
    /// shell does.
    func ending(_ ending: AppExecution.Ending) -> AppExecution.Ending {
        guard case .bubblewrap(let wrap) = isolation, wrap.hidesProcesses, case .exited(let code) = ending,
            (129...192).contains(code)
        else { return ending }
        return .signaled(code - 128)
    }

    private func outer(_ needs: Needs) -> [String] {
        guard case .bubblewrap(let wrap) = isolation else { return [] }
        return wrap.words(needs)
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
    func words(_ needs: Protection.Needs?) -> [String] {
        var words = [
            path, "--unshare-user", "--unshare-ipc", "--unshare-net", "--unshare-uts", "--unshare-cgroup-try",
            "--die-with-parent", "--ro-bind", "/usr", "/usr",
        ]
        for folder in ["/lib", "/lib64", "/lib32", "/bin", "/sbin"] { words += Self.share(folder) }
        for file in ["/etc/ld.so.cache", "/etc/localtime"] { words += ["--ro-bind-try", file, file] }
        words += hidesProcesses ? ["--unshare-pid", "--proc", "/proc"] : ["--ro-bind", "/proc", "/proc"]
        words += ["--dev", "/dev", "--remount-ro", "/dev"]
        if let needs {
            for folder in needs.libraries where !folder.hasPrefix("/usr/") {
                words += ["--ro-bind-try", folder, folder]
            }
            words += ["--bind", needs.folder, needs.folder, "--ro-bind", needs.bundle, needs.bundle]
        }
        words += ["--remount-ro", "/"]
        if let needs { words += ["--chdir", needs.folder] }
        return words + ["--"]
    }

    /// A folder of the system's, which may be a link into `/usr`.
    private static func share(_ folder: String) -> [String] {
        if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: folder) {
            return ["--symlink", target, folder]
        }
        return ["--ro-bind-try", folder, folder]
    }
}
