import Foundation
import Testing

@testable import Confinement

/// The words that start a confined program, and the descriptions of its bounds.
@Suite struct ProtectionCommandTests {
    private static let command = ProcessCommand(
        executable: "/run/1/Stage.app/Stage", arguments: ["-x", "--as=1"],
        environment: ["LD_PRELOAD": "/lib/i.so", "-S/bin/sh": "x"], workingDirectory: "/run/1")
    private static let needs = Protection.Needs(
        reads: ["/run/1/Stage.app", "/cache/lib", "/usr/lib/swift"], writes: ["/run/1"])
    private static let app = ["2", "-S/bin/sh=x", "LD_PRELOAD=/lib/i.so", "/run/1/Stage.app/Stage", "-x", "--as=1"]
    private static let limits = ResourceLimits(memory: 1000, processorTime: 2, fileSize: 300, processes: 4)

    private static func wrap(hidesProcesses: Bool = true, forbidsNamespaces: Bool = true) -> Protection.Isolation {
        .bubblewrap(.init(path: "/usr/bin/bwrap", hidesProcesses: hidesProcesses, forbidsNamespaces: forbidsNamespaces))
    }

    private static func sandboxInit(refusesCalls: Bool = true, bindsProcesses: Bool = true) -> Protection.Restraint {
        .sandboxInit(.init(path: "/cache/sandbox-init", refusesCalls: refusesCalls, bindsProcesses: bindsProcesses))
    }

    private static func words(_ protection: Protection, _ needs: Protection.Needs = needs) -> [String] {
        let command = protection.command(command, needs: needs, parent: 17)
        #expect(command.environment == [:])
        #expect(command.workingDirectory == "/run/1")
        return [command.executable] + command.arguments
    }

    @Test func `Without protection the command stays as it is`() {
        #expect(Protection.none.command(Self.command, needs: Self.needs) == Self.command)
    }

    @Test func `Without bubblewrap the program ends with its parent and opens no socket`() {
        let protection = Protection(
            isolation: .off(why: ""), restraint: Self.sandboxInit(bindsProcesses: false), limits: Self.limits)
        #expect(
            Self.words(protection)
                == ["/cache/sandbox-init", "exec", "sockets", "1000", "2", "300", "0", "17", "0"] + Self.app)
    }

    @Test(arguments: [true, false], [true, false])
    func `Every word of the program's own comes after the count`(refuses: Bool, binds: Bool) {
        let protection = Protection(
            isolation: Self.wrap(), restraint: Self.sandboxInit(refusesCalls: refuses, bindsProcesses: binds),
            limits: Self.limits)
        let end = [
            "--", "/cache/sandbox-init", "init", refuses ? "calls" : "none", "1000", "2", "300", binds ? "4" : "0", "0",
            "0",
        ]
        #expect(Self.words(protection).suffix(end.count + Self.app.count) == (end + Self.app)[...])
    }

    @Test(arguments: [true, false], [true, false])
    func `bubblewrap shows the app's folder, its libraries and the system's, and no more`(hides: Bool, forbids: Bool) {
        let all = Self.words(
            Protection(
                isolation: Self.wrap(hidesProcesses: hides, forbidsNamespaces: forbids), restraint: Self.sandboxInit()))
        #expect(all.first == "/usr/bin/bwrap")
        #expect(all.contains("--unshare-net") && all.contains("--die-with-parent"))
        #expect(all.firstIndex(of: "ALL") == all.firstIndex(of: "--cap-drop").map { $0 + 1 })
        #expect(all.contains("--disable-userns") == forbids)
        #expect(all.contains("--unshare-pid") == hides)
        #expect(all.contains("--as-pid-1") == hides)
        #expect(all.contains(hides ? "init" : "exec"))
        let writable = all.indices.filter { all[$0] == "--bind" }.map { all[$0 + 2] }
        #expect(writable == ["/run/1"])
        let readable = Set(all.indices.filter { ["--ro-bind", "--ro-bind-try"].contains(all[$0]) }.map { all[$0 + 2] })
        let expected: Set = [
            "/usr", "/etc/ld.so.cache", "/etc/localtime", "/cache/lib", "/cache/sandbox-init", "/run/1/Stage.app",
        ]
        let system: Set = ["/lib", "/lib64", "/lib32", "/bin", "/sbin", "/proc"]
        #expect(readable.subtracting(system) == expected)
        #expect(readable.contains("/proc") == !hides)
    }

    @Test func `A program with a user of its own starts outside a namespace of users, in folders that are open to it`()
    {
        let all = Self.words(
            Protection(isolation: Self.wrap(), restraint: Self.sandboxInit(), limits: Self.limits),
            .init(reads: ["/run/1/Stage.app"], writes: ["/run/1"], user: 77))
        #expect(!all.contains("--unshare-user") && !all.contains("--disable-userns"))
        let added = all.indices.filter { all[$0] == "--cap-add" }.map { all[$0 + 1] }
        #expect(added == ["CAP_SETUID", "CAP_SETGID", "CAP_SETPCAP"])
        let made = all.indices.filter { all[$0] == "--dir" }.map { all[($0 - 2)...($0 + 1)] }
        #expect(made == ["/cache", "/run", "/run/1"].map { ["--perms", "0755", "--dir", $0] })
        #expect(all.firstIndex(of: "--dir") ?? 0 < all.firstIndex(of: "--bind") ?? 0)
        let end = ["init", "calls", "1000", "2", "300", "4", "0", "77"]
        #expect(all.suffix(end.count + Self.app.count) == (end + Self.app)[...])
    }

    @Test func `A user of its own is nobody's, and another each time`() throws {
        #expect(Protection.none.newUser() == nil)
        #expect(Protection(isolation: Self.wrap(), restraint: Self.sandboxInit()).newUser() == nil)
        let restraint = Protection.Restraint.sandboxInit(
            .init(path: "", refusesCalls: true, bindsProcesses: true, changesUser: true))
        let users = try (1...9).map { _ in
            try #require(Protection(isolation: Self.wrap(), restraint: restraint).newUser())
        }
        #expect(Set(users).count == 9 && users.allSatisfy { getpwuid($0) == nil })
    }

    @Test func `A program that has to see processes is not the only one in its namespace`() {
        let all = Self.words(
            Protection(isolation: Self.wrap(), restraint: Self.sandboxInit()),
            .init(writes: ["/run/1"], seesProcesses: true))
        #expect(!all.contains("--unshare-pid") && !all.contains("--as-pid-1"))
        #expect(all.contains("exec"))
    }

    @Test func `Of two folders the one that lies in the other comes later`() {
        let all = Self.words(
            Protection(isolation: Self.wrap(), restraint: Self.sandboxInit()),
            .init(reads: ["/a", "/a/b/c"], writes: ["/a/b", "/a/b/c/d"]))
        let binds = all.indices.filter { ["--bind", "--ro-bind-try"].contains(all[$0]) }.map {
            all[$0] + " " + all[$0 + 2]
        }
        #expect(
            binds.filter { $0.contains(" /a") } == [
                "--ro-bind-try /a", "--bind /a/b", "--ro-bind-try /a/b/c", "--bind /a/b/c/d",
            ])
    }

    @Test(
        arguments: [
            (true, .exited(132), .signaled(4)), (true, .exited(128), .exited(128)), (true, .exited(1), .exited(1)),
            (true, .signaled(9), .signaled(9)), (true, .exited(193), .exited(193)), (false, .exited(132), .signaled(4)),
        ] as [(Bool, ProcessEnding, ProcessEnding)])
    func `A signal that bubblewrap tells as a status is one`(hides: Bool, told: ProcessEnding, meant: ProcessEnding) {
        let protection = Protection(isolation: Self.wrap(hidesProcesses: hides), restraint: Self.sandboxInit())
        #expect(protection.ending(told) == meant)
        #expect(Protection.none.ending(told) == told)
        #expect(Protection(isolation: .off(why: ""), restraint: Self.sandboxInit()).ending(told) == told)
    }

    @Test func `What is off without bubblewrap is said with what to do`() {
        let protection = Protection(
            isolation: .off(why: "Install it."), restraint: Self.sandboxInit(bindsProcesses: false))
        #expect(
            protection.measures.filter { !$0.on } == [
                .init("files", on: false, why: "Install it."), .init("other processes", on: false, why: "Install it."),
                .init("processes", on: false, why: "The limit needs bubblewrap. Install it."),
                .init(
                    "compiler", on: false,
                    why: """
                        Compiler, linker and language server have limits and no network, but see and write your files. \
                        Install it.
                        """),
            ])
    }

    @Test func `What is off without a filter of system calls is said`() {
        let wrapped = Protection(isolation: Self.wrap(), restraint: Self.sandboxInit(refusesCalls: false))
        #expect(wrapped.measures.filter { !$0.on }.map(\.name) == ["system calls"])
        let bare = Protection(
            isolation: .off(why: "Install it."), restraint: Self.sandboxInit(refusesCalls: false, bindsProcesses: false)
        )
        #expect(
            bare.measures.filter { !$0.on }.map(\.name) == [
                "process group", "network", "files", "other processes", "system calls", "processes", "compiler",
            ])
        let shared = Protection(
            isolation: Self.wrap(hidesProcesses: false), restraint: Self.sandboxInit(refusesCalls: false))
        #expect(
            shared.measures.filter { !$0.on }.map(\.name) == ["process group", "other processes", "system calls"])
    }

    @Test func `Everything is on with bubblewrap if the limits bind, and one thing less if they do not`() {
        let user = Protection(isolation: Self.wrap(), restraint: Self.sandboxInit())
        #expect(user.measures.filter { !$0.on } == [])
        let root = Protection(isolation: Self.wrap(), restraint: Self.sandboxInit(bindsProcesses: false))
        #expect(
            root.measures.filter { !$0.on } == [
                .init(
                    "processes", on: false,
                    why:
                        "The limit does not apply to root, and samples cannot run as another user here: the system forbids "
                        + "it, or only root may read the cache. Start Understudy as another user.")
            ])
    }

    @Test func `A notice groups what is off by its reason`() {
        let measures: [Protection.Measure] = [
            .init("network", on: false, why: "Install it."), .init("files", on: true, why: ""),
            .init("processes", on: false, why: "Do."), .init("compiler", on: false, why: "Install it."),
        ]
        #expect(
            Protection.notice(measures) == [
                "not protected: processes. Do.", "not protected: network, compiler. Install it.",
            ])
        #expect(Protection.notice([measures[1]]) == [])
    }

    @Test func `A program that is not there is said`() async {
        let why = "The program that sets limits does not start: /nonesuch/sandbox-init"
        #expect(
            await Protection.find(sandboxInit: "/nonesuch/sandbox-init")
                == Protection(isolation: .off(why: why), restraint: .off(why: why)))
    }
}
