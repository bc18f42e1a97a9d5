import Foundation
import TestSupport
import Testing

@testable import Confinement

/// Programs that try to get out: as the tests' user and as an ordinary one, with bubblewrap and without.
@Suite(.serialized, .tried("A confined program calls the system, traces, mounts, or leaves its session"))
struct AttackTests {
    typealias User = ConfinedPrograms.User

    /// Finds the protection that the machine allows; without bubblewrap, the protection that is left.
    private static func protection(isBare: Bool) async throws -> Protection {
        let sandboxInit = try await ConfinedPrograms.built.value.sandboxInit
        return isBare
            ? await Protection.find(sandboxInit: sandboxInit, in: ["/nonesuch"])
            : await Protection.find(sandboxInit: sandboxInit)
    }

    private static func attack(
        _ arguments: [String], _ protection: Protection, as user: User
    ) async throws -> (lines: [String], ending: ProcessEnding) {
        let programs = try await ConfinedPrograms.built.value
        let command = protection.command(
            ProcessCommand(executable: programs.attack, arguments: arguments, workingDirectory: "/"),
            needs: .init(reads: [programs.attack]))
        let told = try await ConfinedPrograms.run(command, as: user)
        return (told.output.split(separator: "\n").map(String.init), protection.ending(told.ending))
    }

    private static let refusedInside = [
        "trace process 1: EPERM", "write to the memory of process 1: EACCES",
        "copy from the memory of process 1: EPERM",
    ]

    private static func refused(isBare: Bool, isRoot: Bool) -> [String] {
        [
            "signal another", "signal all", "signal another's thread", "signal another by its group", "queue a signal",
            "queue a signal of a thread", "signal by a descriptor",
        ].map { "\($0): " + (isBare ? "EPERM" : "allowed") } + [
            "signal itself: allowed", "signal its thread: allowed", "make a file of memory: EPERM",
            "make shared memory: EPERM",
            "trace another: EPERM", "copy from another: EPERM", "compare with another: EPERM", "remount /usr: EPERM",
            "mount: EPERM", "unmount: EPERM", "open a tree: EPERM",
            "make a file in /usr: " + (!isBare ? "EROFS" : isRoot ? "allowed" : "EACCES"),
            "unshare: EPERM", "clone into a namespace: EPERM", "clone3: ENOSYS", "change the root: EPERM",
            "set the host's name: EPERM", "bpf: EPERM", "keys: EPERM", "io_uring: ENOSYS", "watch the kernel: EPERM",
            "userfaultfd: EPERM", "type into the terminal: EPERM",
            "packet socket: " + (isBare ? "EPERM" : "EAFNOSUPPORT"),
            "socket: " + (isBare ? "EPERM" : "allowed"), "pair of sockets: allowed", "change the group: allowed",
            "leave the session: EPERM",
        ]
    }

    /// Expects that no rights are left, and that none can come back.
    private static func expectNoRights(_ lines: [String], isBare: Bool, isRoot: Bool) {
        // An ordinary user cannot empty the set of what may come back, and still nothing comes back.
        let names = ["CapInh", "CapPrm", "CapEff", "CapAmb"] + (isBare && !isRoot ? [] : ["CapBnd"])
        for name in names { #expect(lines.contains("\(name):\t0000000000000000"), "\(name)") }
        #expect(lines.contains("NoNewPrivs:\t1"))
    }

    /// True if bubblewrap is installed and may hide processes here. Some containers do not allow that.
    private static func hidesProcesses() async throws -> Bool {
        guard case .bubblewrap(let wrap) = try await protection(isBare: false).isolation else { return false }
        return wrap.hidesProcesses
    }

    /// Without bubblewrap or with it, if it is installed.
    private static let bareness =
        ["/usr/bin", "/bin", "/usr/local/bin"].contains {
            FileManager.default.isExecutableFile(atPath: "\($0)/bwrap")
        } ? [true, false] : [true]

    @Test(.enabled { try await Self.hidesProcesses() }, arguments: User.allCases)
    func `Nothing gets out of bubblewrap`(user: User) async throws {
        let protection = try await Self.protection(isBare: false)
        let (lines, ending) = try await Self.attack(["1"], protection, as: user)
        let expected = Self.refusedInside + Self.refused(isBare: false, isRoot: getuid() == 0 && user == .ours)
        #expect(Array(lines.prefix(expected.count)) == expected)
        Self.expectNoRights(lines, isBare: false, isRoot: false)
        #expect(ending == .exited(0))
        #expect(!FileManager.default.fileExists(atPath: "/usr/understudy-attack"))
    }

    @Test(arguments: User.allCases)
    func `Without bubblewrap the calls are refused all the same`(user: User) async throws {
        let protection = try await Self.protection(isBare: true)
        let isRoot = getuid() == 0 && user == .ours
        let (lines, ending) = try await Self.attack([], protection, as: user)
        let expected = Self.refused(isBare: true, isRoot: isRoot)
        #expect(Array(lines.prefix(expected.count)) == expected)
        Self.expectNoRights(lines, isBare: true, isRoot: isRoot)
        #expect(ending == .exited(0))
    }

    /// The first process closes itself: it does not take the filter to keep others out.
    @Test(.enabled { try await Self.hidesProcesses() }, arguments: User.allCases)
    func `The first process cannot be traced without a filter either`(user: User) async throws {
        var protection = try await Self.protection(isBare: false)
        guard case .sandboxInit(var sandboxInit) = protection.restraint else {
            throw Unexpected("nothing restrains the program: \(protection.restraint)")
        }
        sandboxInit.refusesCalls = false
        protection.restraint = .sandboxInit(sandboxInit)
        let lines = try await Self.attack(["1"], protection, as: user).lines
        #expect(Array(lines.prefix(2)) == Array(Self.refusedInside.prefix(2)))
        // The kernel finds one fault before the other.
        #expect(["EPERM", "EINVAL"].map { "copy from the memory of process 1: \($0)" }.contains(lines[2]))
        #expect(lines.contains("trace another: allowed"))
        for attack in ["remount /usr", "mount", "unmount", "change the root"] {
            #expect(lines.contains("\(attack): EPERM"), "\(attack)")
        }
    }

    @Test(arguments: User.allCases, [true, false])
    func `A process cannot leave its session`(user: User, isBare: Bool) async throws {
        let protection = try await Self.protection(isBare: isBare)
        let seconds = "9\(isBare ? 1 : 2)\(user == .ours ? 3 : 4).\(getpid())"
        let (_, ending) = try await Self.attack(["leave", seconds], protection, as: user)
        #expect(ending == .exited(0))
        var left = Self.processes(with: "sleep\0\(seconds)")
        if case .bubblewrap(let wrap) = protection.isolation, wrap.hidesProcesses {
            #expect(left == [])
            return
        }
        // It outlives its parent, in the session in which it was started and is found: that of this process.
        for _ in 0..<200 where left.isEmpty {
            try await Task.sleep(for: .milliseconds(10))
            left = Self.processes(with: "sleep\0\(seconds)")
        }
        let found = try #require(left.first)
        #expect(getsid(found) == getsid(0))
        for process in left { kill(process, SIGKILL) }
    }

    @Test(arguments: [true, false])
    func `Words that look like options reach the program as they are`(isBare: Bool) async throws {
        let protection = try await Self.protection(isBare: isBare)
        let arguments = ["--as=1", "-S/bin/sh -c id", "--", "-i", "--ro-bind", "", "a b"]
        let script = #"printf '[%s]' "$@"; printf '\n'; env | sort"#
        let command = protection.command(
            ProcessCommand(
                executable: "/bin/sh", arguments: ["-c", script, "sh"] + arguments,
                environment: ["A": "--unset=B", "B": "-S/bin/sh", "PATH": "/usr/bin", "_C": "two\nlines"],
                workingDirectory: "/"),
            needs: .init())
        let told = try await ConfinedPrograms.run(command, as: .ours)
        let lines = told.output.split(separator: "\n").map(String.init).filter {
            !$0.hasPrefix("PWD=") && !$0.hasPrefix("_=")
        }
        #expect(lines.first == arguments.map { "[\($0)]" }.joined())
        #expect(Set(lines.dropFirst()) == ["A=--unset=B", "B=-S/bin/sh", "PATH=/usr/bin", "_C=two", "lines"])
    }

    @Test(arguments: [true, false])
    func `What was started ends with a parent that is killed`(isBare: Bool) async throws {
        let protection = try await Self.protection(isBare: isBare)
        let seconds = "9\(isBare ? 5 : 6).\(getpid())"
        // The parent is a shell, which is killed as soon as the process it started is there. The `:` keeps it from
        // becoming it.
        let inner = protection.command(
            ProcessCommand(executable: "/bin/sleep", arguments: [seconds], workingDirectory: "/"), needs: .init(),
            parent: 0)
        let words = ([inner.executable] + inner.arguments).map { "'\($0)'" }.joined(separator: " ")
        // Without bubblewrap the parent's number is a word of the command: the last but one before the count.
        let line = isBare ? words.replacing("'0' '0' '0' '/bin/sleep'", with: "$$ '0' '0' '/bin/sleep'") : words
        #expect(!isBare || line != words)
        let shell = Process()
        shell.executableURL = URL(filePath: "/bin/sh")
        shell.arguments = ["-c", "\(line); :"]
        try shell.run()
        var running: [Int32] = []
        for _ in 0..<200 where running.isEmpty {
            try await Task.sleep(for: .milliseconds(10))
            running = Self.processes(with: "/bin/sleep\0\(seconds)\0", exactly: true)
        }
        #expect(running.count == 1)
        kill(shell.processIdentifier, SIGKILL)
        shell.waitUntilExit()
        for _ in 0..<200 where !running.isEmpty {
            try await Task.sleep(for: .milliseconds(10))
            running = Self.processes(with: "/bin/sleep\0\(seconds)\0", exactly: true)
        }
        #expect(running == [])
    }

    /// Limits on processes do not bind root, so what root starts becomes a user that has no other process.
    @Test(.enabled(if: getuid() == 0), arguments: bareness)
    func `As root a program is another user, and the limit on processes binds`(isBare: Bool) async throws {
        var protection = try await Self.protection(isBare: isBare)
        // Root may always use a bubblewrap that is installed, or the other tests would try nothing.
        try #require(isBare || protection.hidesFiles)
        protection.limits.processes = 8
        let user = try #require(protection.newUser())
        let folder = "/tmp/understudy-confinement-\(getpid())-\(user)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(chown(folder, user, user) == 0)
        let seconds = "93.\(user)"
        let script = """
            id -u; touch mine && echo wrote; touch /usr/x /tmp/understudy-confinement-\(getpid())/x 2> /dev/null && echo no
            for number in 1 2 3 4 5 6 7 8 9 10 11 12; do sleep \(seconds) & echo $number; done
            """
        let command = protection.command(
            ProcessCommand(
                executable: "/bin/sh", arguments: ["-c", script], environment: ["PATH": "/usr/bin"],
                workingDirectory: folder), needs: .init(writes: [folder], user: user))
        let told = try await ChildProcess.collect(command, limit: 1 << 16)
        let lines = told.output.split(separator: "\n").map(String.init)
        #expect(lines.prefix(2) == ["\(user)", "wrote"])
        // The shell itself counts, and a fork that fails ends it.
        #expect(lines.dropFirst(2).prefix(7) == ["1", "2", "3", "4", "5", "6", "7"])
        #expect(lines.last?.hasSuffix("Cannot fork") == true, "\(lines)")
        #expect(Self.processes(with: "sleep\0\(seconds)") == [])
        let attacked = protection.command(
            ProcessCommand(
                executable: try await ConfinedPrograms.built.value.attack, arguments: isBare ? [] : ["1"],
                workingDirectory: "/"),
            needs: .init(reads: [try await ConfinedPrograms.built.value.attack], user: user))
        let attack = try await ConfinedPrograms.run(attacked, as: .ours)
        let expected = (isBare ? [] : Self.refusedInside) + Self.refused(isBare: isBare, isRoot: false)
        let heard = attack.output.split(separator: "\n").map(String.init)
        #expect(Array(heard.prefix(expected.count)) == expected)
        Self.expectNoRights(heard, isBare: false, isRoot: false)
    }

    @Test(arguments: [
        ["check"], ["exec"], ["exec", "none", "1", "1", "1", "1", "0", "0", "1", "A=b"],
        ["exec", "all", "1000000000", "1", "1", "0", "0", "0", "0", "/bin/true"],
        ["start", "none", "1000000000", "1", "1", "0", "0", "0", "0", "/bin/true"],
        ["exec", "none", "-1", "1", "1", "0", "0", "0", "0", "/bin/true"],
        ["exec", "none", "1", "1x", "1", "0", "0", "0", "0", "/bin/true"],
        ["exec", "none", "1", "1", "1", "0", "0", "0", "99999999999999999999", "/bin/true"],
        ["exec", "none", "1000000000", "1", "1", "0", "1", "0", "0", "/bin/true"],
        ["exec", "none", "1000000000", "1", "1", "0", "0", "4294967295", "0", "/bin/true"],
    ])
    func `Words that are wrong start nothing`(_ words: [String]) async throws {
        let sandboxInit = try await ConfinedPrograms.built.value.sandboxInit
        let told = try await ConfinedPrograms.run(
            ProcessCommand(executable: sandboxInit, arguments: words, workingDirectory: "/"), as: .ours)
        #expect(told.ending == .exited(125))
    }

    private static func processes(with words: String, exactly: Bool = false) -> [Int32] {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return all.compactMap(Int32.init).filter { process in
            let line = FileHandle(forReadingAtPath: "/proc/\(process)/cmdline").flatMap { try? $0.readToEnd() }
            let text = line.map { String(decoding: $0, as: UTF8.self) } ?? ""
            return exactly ? text == words : text.contains(words)
        }
    }
}
