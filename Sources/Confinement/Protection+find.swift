internal import Foundation
internal import Subprocess
internal import SystemPackage

#if canImport(Glibc)
    internal import Glibc
#endif

extension Protection {
    /// What this machine has, found out by using it: a program that is installed may still be forbidden.
    ///
    /// - Parameter folders: Where programs are looked for.
    public static func find(
        limits: ResourceLimits = ResourceLimits(), in folders: [String] = ["/usr/bin", "/bin", "/usr/local/bin"]
    ) async -> Protection {
        Protection(isolation: await isolation(in: folders), allowance: await allowance(limits, in: folders))
    }

    private static func isolation(in folders: [String]) async -> Isolation {
        guard let path = program("bwrap", in: folders) else {
            return .off(why: "bubblewrap is not installed. Install it, on Debian and Ubuntu with: apt install bubblewrap")
        }
        for hidesProcesses in [true, false] {
            let wrap = Bubblewrap(path: path, hidesProcesses: hidesProcesses, bindsProcesses: getuid() != 0)
            if await succeeds(wrap.words(Needs(), in: "/") + ["/usr/bin/env", "true"]) { return .bubblewrap(wrap) }
        }
        return .off(
            why: "bubblewrap is installed, but the system does not let it make namespaces. In a container, allow it "
                + "with: --security-opt seccomp=unconfined --security-opt apparmor=unconfined")
    }

    private static func allowance(_ limits: ResourceLimits, in folders: [String]) async -> Allowance {
        guard let path = program("prlimit", in: folders) else {
            return .off(why: "prlimit is not installed. On Debian and Ubuntu it is in the package util-linux.")
        }
        let works = await succeeds([path, "--as=\(limits.memory)", "--core=0", "--", "/usr/bin/env", "true"])
        return works ? .prlimit(path, limits) : .off(why: "prlimit is installed, but the system refuses it.")
    }

    private static func program(_ name: String, in folders: [String]) -> String? {
        folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    private static func succeeds(_ words: [String]) async -> Bool {
        let result = try? await Subprocess.run(
            .path(FilePath(words[0])), arguments: Arguments(Array(words.dropFirst())), environment: .custom([:]),
            input: .none, output: .discarded, error: .discarded)
        return result?.terminationStatus.isSuccess ?? false
    }
}
