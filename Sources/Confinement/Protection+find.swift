internal import Foundation

internal import Glibc

extension Protection {
    /// Finds the protection that this machine allows, by use: a program that is installed may still be forbidden.
    ///
    /// - Parameters:
    ///   - sandboxInit: The path of the program built from `Sources/SandboxInit`.
    ///   - limits: The limits to set.
    ///   - folders: The folders in which bubblewrap is looked for.
    package static func find(
        sandboxInit: String, limits: ResourceLimits = ResourceLimits(),
        in folders: [String] = ["/usr/bin", "/bin", "/usr/local/bin"]
    ) async -> Protection {
        for isolation in isolations(in: folders) {
            let isWrapped = if case .bubblewrap = isolation { true } else { false }
            for (changesUser, refusesCalls) in ways {
                let wanted = Protection(
                    isolation: isolation,
                    restraint: .sandboxInit(
                        SandboxInit(
                            path: sandboxInit, refusesCalls: refusesCalls, bindsProcesses: isWrapped || changesUser,
                            changesUser: changesUser)),
                    limits: limits)
                guard let facts = await wanted.facts(), !isWrapped || facts.isSuperset(of: ["files", "capabilities"]),
                    !changesUser || facts.contains("processes")
                else { continue }
                return wanted.keeping(facts)
            }
        }
        return Protection(
            isolation: .off(why: "The program that sets limits does not start: \(sandboxInit)"),
            restraint: .off(why: "The program that sets limits does not start: \(sandboxInit)"), limits: limits)
    }

    /// The ways to restrain a program, the best one first: with its own user or not, with refused calls or not.
    private static var ways: [(changesUser: Bool, refusesCalls: Bool)] {
        let asThisUser = [(false, true), (false, false)]
        return getuid() == 0 ? [(true, true), (true, false)] + asThisUser : asThisUser
    }

    /// Returns the ways to isolate a program, the best one first.
    private static func isolations(in folders: [String]) -> [Isolation] {
        let paths = folders.map { "\($0)/bwrap" }
        guard let path = paths.first(where: FileManager.default.isExecutableFile(atPath:)) else {
            return [
                .off(why: "bubblewrap is not installed. Install it, on Debian and Ubuntu with: apt install bubblewrap")
            ]
        }
        let ways = [(true, true), (true, false), (false, true), (false, false)].map { hides, forbids in
            Isolation.bubblewrap(Bubblewrap(path: path, hidesProcesses: hides, forbidsNamespaces: forbids))
        }
        return ways + [
            .off(
                why:
                    "bubblewrap is installed, but the system does not let it make namespaces. In a container, allow it "
                    + "with: --security-opt seccomp=unconfined --security-opt apparmor=unconfined")
        ]
    }

    /// Returns this protection with only those measures that a program found to hold.
    private func keeping(_ facts: Set<String>) -> Protection {
        var kept = self
        if case .sandboxInit(var sandboxInit) = restraint {
            // Without a network namespace, only the filter keeps a program from the network.
            let needed: Set = if case .off = isolation { ["calls", "sockets"] } else { ["calls"] }
            sandboxInit.refusesCalls = sandboxInit.refusesCalls && facts.isSuperset(of: needed)
            sandboxInit.bindsProcesses = facts.contains("processes")
            kept.restraint = .sandboxInit(sandboxInit)
        }
        return kept
    }

    /// Returns the measures that a program under this protection finds to hold; nil if it does not start.
    private func facts() async -> Set<String>? {
        guard case .sandboxInit(let sandboxInit) = restraint else { return nil }
        let check = ProcessCommand(
            executable: sandboxInit.path,
            arguments: ["check", sandboxInit.bindsProcesses ? "\(limits.processes)" : "0"],
            workingDirectory: "/")
        let command = command(check, needs: Needs(user: newUser()))
        guard let result = try? await ChildProcess.collect(command, limit: 4096), result.succeeded else { return nil }
        return Set(result.output.split(separator: "\n").map(String.init))
    }
}
