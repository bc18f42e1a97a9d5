import Testing

@testable import Confinement

/// Promise 7, as a value: how an app's command is wrapped, and what is said of it.
@Suite struct ProtectionCommandTests {
    private static let command = ProcessCommand(
        executable: "/run/1/Stage.app/Stage", arguments: ["-x"], environment: ["LD_PRELOAD": "/lib/i.so", "HOME": "/run/1"],
        workingDirectory: "/run/1")
    private static let needs = Protection.Needs(
        reads: ["/run/1/Stage.app", "/cache/lib", "/usr/lib/swift"], writes: ["/run/1"])
    private static let app = ["/usr/bin/env", "-i", "HOME=/run/1", "LD_PRELOAD=/lib/i.so", "/run/1/Stage.app/Stage", "-x"]

    private static func bubblewrap(hidesProcesses: Bool, bindsProcesses: Bool) -> Protection.Isolation {
        .bubblewrap(.init(path: "/usr/bin/bwrap", hidesProcesses: hidesProcesses, bindsProcesses: bindsProcesses))
    }

    private static let prlimit = Protection.Allowance.prlimit(
        "/usr/bin/prlimit", ResourceLimits(memory: 1000, processorTime: 2, fileSize: 300, processes: 4))

    private func words(_ protection: Protection) -> [String] {
        let command = protection.command(Self.command, needs: Self.needs)
        return [command.executable] + command.arguments
    }

    @Test func `without protection the command stays as it is`() {
        #expect(Protection.none.command(Self.command, needs: Self.needs) == Self.command)
    }

    @Test func `the limits are set before the app's environment`() {
        let protection = Protection(isolation: .off(why: ""), allowance: Self.prlimit)
        #expect(
            words(protection) == ["/usr/bin/prlimit", "--as=1000", "--cpu=2:3", "--fsize=300", "--core=0", "--"] + Self.app)
        #expect(protection.command(Self.command, needs: Self.needs).environment == [:])
    }

    @Test(arguments: [true, false], [true, false])
    func `bubblewrap shows the app's folder, its libraries and the system's, and no more`(hides: Bool, binds: Bool) {
        let protection = Protection(
            isolation: Self.bubblewrap(hidesProcesses: hides, bindsProcesses: binds), allowance: Self.prlimit)
        let all = words(protection)
        #expect(all.first == "/usr/bin/bwrap")
        #expect(all.suffix(Self.app.count) == Self.app[...])
        #expect(all.contains("--unshare-net") && all.contains("--die-with-parent"))
        #expect(all.contains("--unshare-pid") == hides)
        #expect(all.contains("--nproc=4") == binds)
        let writable = all.indices.filter { all[$0] == "--bind" }.map { all[$0 + 2] }
        #expect(writable == ["/run/1"])
        let readable = Set(all.indices.filter { ["--ro-bind", "--ro-bind-try"].contains(all[$0]) }.map { all[$0 + 2] })
        let expected: Set = ["/usr", "/etc/ld.so.cache", "/etc/localtime", "/cache/lib", "/run/1/Stage.app"]
        let system: Set = ["/lib", "/lib64", "/lib32", "/bin", "/sbin", "/proc"]
        #expect(readable.subtracting(system) == expected)
        #expect(readable.contains("/proc") == !hides)
    }

    @Test(arguments: [
        (true, .exited(132), .signaled(4)), (true, .exited(128), .exited(128)), (true, .exited(1), .exited(1)),
        (true, .signaled(9), .signaled(9)), (true, .exited(193), .exited(193)), (false, .exited(132), .exited(132)),
    ] as [(Bool, ProcessEnding, ProcessEnding)])
    func `a signal that bubblewrap tells as a status is one`(
        hides: Bool, told: ProcessEnding, meant: ProcessEnding
    ) {
        let protection = Protection(
            isolation: Self.bubblewrap(hidesProcesses: hides, bindsProcesses: false), allowance: .off(why: ""))
        #expect(protection.ending(told) == meant)
        #expect(Protection.none.ending(told) == told)
    }

    @Test func `what is off is said with what to do`() {
        let protection = Protection(isolation: .off(why: "Install it."), allowance: Self.prlimit)
        let off = protection.measures.filter { !$0.on }
        #expect(
            off == [
                .init("network", on: false, why: "Install it."), .init("files", on: false, why: "Install it."),
                .init("other processes", on: false, why: "Install it."),
                .init("processes", on: false, why: "The limit needs bubblewrap. Install it."),
            ])
    }

    @Test func `programs that are not there are said`() async {
        let protection = await Protection.find(in: ["/nonesuch"])
        #expect(
            protection
                == Protection(
                    isolation: .off(
                        why: "bubblewrap is not installed. Install it, on Debian and Ubuntu with: apt install bubblewrap"),
                    allowance: .off(why: "prlimit is not installed. On Debian and Ubuntu it is in the package util-linux.")))
    }
}
