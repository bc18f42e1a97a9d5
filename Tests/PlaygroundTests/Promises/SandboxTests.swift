import Building
import Confinement
import Foundation
import Glibc
import Simulator
import TestSupport
import Testing

@testable import Playground

/// Promise 7: no network, an empty environment, an own folder, the rest read-only, limits; all ends with the run.
@Suite(.serialized) struct Promise7 {
    private static let found = Task { try await TestBuilder.shared.value.modules.protection }

    /// The protection without bubblewrap, as on a machine that lacks it.
    private static let bare = Task {
        guard case .sandboxInit(let sandboxInit) = try await found.value.restraint else { return Protection.none }
        return await Protection.find(sandboxInit: sandboxInit.path, in: ["/nonesuch"])
    }

    private func run(_ code: String, _ protection: Protection, limits: Limits = Limits()) async throws
        -> HostileSample.Outcome
    {
        try await HostileSample(code: code, protection: protection, limits: limits).run()
    }

    @Test func `A sample sees none of the owner's environment`() async throws {
        for protection in [try await Self.found.value, try await Self.bare.value, .none] {
            let outcome = try await run(
                "print(ProcessInfo.processInfo.environment.keys.sorted().joined(separator: \" \"))", protection)
            #expect(
                outcome.printed == [
                    "CFFIXED_USER_HOME HOME LANG SIMULATOR_DEVICE_NAME SIMULATOR_RUNTIME_VERSION SWIFT_BACKTRACE TMPDIR"
                ])
            #expect(outcome.outcome == "finished")
        }
    }

    @Test func `A sample has a folder of its own, which goes with it`() async throws {
        for protection in [try await Self.found.value, try await Self.bare.value] {
            let outcome = try await run(
                """
                let folder = FileManager.default.currentDirectoryPath
                print(folder)
                print(ProcessInfo.processInfo.environment["HOME"] == folder, FileManager.default.temporaryDirectory.path == folder)
                print(NSHomeDirectory() == folder, FileManager.default.homeDirectoryForCurrentUser.path == folder)
                print(FileManager.default.createFile(atPath: folder + "/mine", contents: Data("x".utf8)))
                """, protection)
            #expect(outcome.printed.dropFirst() == ["true true", "true true", "true"])
            let folder = try #require(outcome.printed.first)
            #expect(folder.contains("/understudy."))
            #expect(!FileManager.default.fileExists(atPath: folder))
        }
    }

    @Test func `The limits on memory, time and files strike`() async throws {
        for base in [try await Self.found.value, try await Self.bare.value] {
            let memory = try await run("print(malloc(600 << 20) == nil, malloc(64 << 20) == nil)", base)
            #expect(memory.printed == ["true false"])
            let file = try await run(
                "FileManager.default.createFile(atPath: \"big\", contents: Data(count: 17 << 20))", base)
            #expect(file.outcome == "crashed")
            #expect(file.faults.first?.hasPrefix("SIGXFSZ, the limit on the size of a file") == true)
            var limited = base
            limited.limits.processorTime = 1
            // On a busy machine a second of processor time takes a while.
            let time = try await run(
                "while true {}", limited, limits: Limits(run: RunLimits(wallClock: .seconds(60))))
            #expect(time.outcome == "crashed")
            #expect(time.faults.first?.contains("the limit on processor time") == true, "\(time.faults)")
        }
        let free = try await run("print(malloc(600 << 20) == nil)", .none)
        #expect(free.printed == ["false"])
    }

    @Test func `All that a sample starts ends with it`() async throws {
        for (index, protection) in [try await Self.found.value, try await Self.bare.value].enumerated() {
            let seconds = "61\(index)7\(getpid() % 100)"
            let outcome = try await run(
                """
                var process: pid_t = 0
                let words: [UnsafeMutablePointer<CChar>?] = [strdup("sleep"), strdup("\(seconds)"), nil]
                print(posix_spawn(&process, "/bin/sleep", nil, nil, words, nil))
                """, protection)
            #expect(outcome.printed == ["0"], "\(outcome.faults)")
            #expect(Self.processes(with: "sleep\0\(seconds)") == [])
        }
    }

    /// A process in its own session, for which no process waits.
    @Test func `A sample cannot leave its session`() async throws {
        for (index, protection) in [try await Self.found.value, try await Self.bare.value].enumerated() {
            let seconds = "62\(index)7\(getpid() % 100)"
            let outcome = try await run(
                """
                var process: pid_t = 0
                let line = "(setsid sleep \(seconds) || echo refused) 2>/dev/null & (sleep \(seconds) & sleep \(seconds) &)"
                let words: [UnsafeMutablePointer<CChar>?] = [strdup("sh"), strdup("-c"), strdup(line), nil]
                print(posix_spawn(&process, "/bin/sh", nil, nil, words, nil))
                usleep(300_000)
                """, protection)
            #expect(outcome.printed.sorted() == ["0", "refused"], "\(outcome.faults)")
            #expect(Self.processes(with: "sleep\0\(seconds)") == [])
        }
    }

    @Test func `The words of the first process cannot be read`() async throws {
        let protection = try await Self.found.value
        guard case .bubblewrap(let wrap) = protection.isolation, wrap.hidesProcesses else { return }
        let outcome = try await run(
            """
            let line = FileManager.default.contents(atPath: "/proc/1/cmdline") ?? Data()
            print(String(decoding: line, as: UTF8.self).contains("UNDERSTUDY"))
            for name in ["environ", "mem", "fd/0", "fd/1", "cwd/x", "root/usr", "maps"] {
                if open("/proc/1/\\(name)", O_RDONLY) >= 0 { print("opens", name) }
            }
            """, protection)
        #expect(outcome.printed == ["false"])
    }

    private static func processes(with words: String) -> [String] {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return all.filter { process in
            let line = FileHandle(forReadingAtPath: "/proc/\(process)/cmdline").flatMap { try? $0.readToEnd() }
            return line.map { String(decoding: $0, as: UTF8.self).contains(words) } ?? false
        }
    }

    /// The protections that only bubblewrap gives; if it is not installed, the page says that they are missing.
    @Test func `Network, files and other processes are out of reach, or it is said that they are not`() async throws {
        let protection = try await Self.found.value
        let said = Dictionary(
            uniqueKeysWithValues: protection.measures(RunLimits()).map { ($0.name, $0.on) })
        guard case .bubblewrap(let wrap) = protection.isolation else {
            #expect(["files", "other processes", "compiler"].map { said[$0] } == [false, false, false])
            // Root's samples run as their own users, and so the limit binds.
            #expect(said["processes"] == (protection.newUser() != nil))
            return
        }
        #expect(["network", "files"].map { said[$0] } == [true, true])
        let port = try FreePort.next()
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(listener) }
        #expect(LoopbackAddress(port: port).withPointer { bind(listener, $0, $1) } == 0)
        #expect(listen(listener, 1) == 0)
        let code = """
            let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = in_port_t(\(port)).bigEndian
            address.sin_addr.s_addr = inet_addr("127.0.0.1")
            let answer = withUnsafePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
                }
            }
            print("network", answer == 0)
            for path in ["/etc/passwd", "/home", "/run", "/tmp/.X11-unix", "/work"] {
                if FileManager.default.fileExists(atPath: path) { print("sees", path) }
            }
            for path in ["/x", "/tmp/x", "/usr/x", "/dev/shm/x", CommandLine.arguments[0] + ".x"] {
                if FileManager.default.createFile(atPath: path, contents: Data()) { print("writes", path) }
            }
            let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc"))?.filter { Int($0) != nil } ?? []
            print("few processes", processes.count < 5)
            """
        let inside = try await run(code, protection)
        #expect(inside.printed == ["network false", "few processes \(wrap.hidesProcesses)"])
        let outside = try await run(code.replacing("\"/x\", \"/tmp/x\", \"/usr/x\", \"/dev/shm/x\", ", with: ""), .none)
        #expect(outside.printed.first == "network true")
        #expect(outside.printed.contains("sees /etc/passwd"))
    }

    @Test func `A crash is told as what it was`() async throws {
        for protection in [try await Self.found.value, try await Self.bare.value, .none] {
            let outcome = try await run("fatalError(\"on purpose\")", protection)
            #expect(outcome.outcome == "crashed")
            #expect(outcome.faults.first?.hasPrefix("SIG") == true, "\(outcome.faults)")
            #expect(outcome.printed.contains { $0.hasSuffix("Fatal error: on purpose") })
        }
    }
}

/// Promise 8: when a run reaches a limit, it says which, how much was kept and how much was dropped.
@Suite(.serialized) struct Promise8 {
    @Test func `The limit on output ends a run`() async throws {
        let limits = Limits(run: RunLimits(wallClock: .seconds(5), outputBytes: 1000))
        let outcome = try await HostileSample(
            code: "for number in 1...1000 { print(\"line\", number) }", protection: .none, limits: limits
        ).run()
        #expect(outcome.outcome == "limitExceeded")
        #expect(outcome.printed.first == "line 1")
        #expect(outcome.printed.map { $0.utf8.count + 1 }.reduce(0, +) <= 1000)
        #expect(outcome.printed.map { $0.utf8.count + 1 }.reduce(0, +) > 980)
        #expect(outcome.faults.count == 1)
        #expect(
            outcome.faults.first?.hasPrefix(
                "the app printed more than 1000 bytes. What it printed until then is kept; ") == true)
    }

    @Test func `The limit on output holds for what looks like a message and never ends`() async throws {
        let limits = Limits(run: RunLimits(wallClock: .seconds(5)))
        let code =
            "let bytes = [UInt8](repeating: 0x1E, count: 1 << 16)\nwhile true { _ = write(1, bytes, bytes.count) }"
        let outcome = try await HostileSample(code: code, protection: .none, limits: limits).run()
        #expect(outcome.outcome == "limitExceeded")
        #expect(outcome.printed.map { $0.utf8.count + 1 }.reduce(0, +) <= 256 * 1024)
    }

    @Test func `The limit on time ends a run`() async throws {
        let limits = Limits(run: RunLimits(wallClock: .seconds(1)))
        let outcome = try await HostileSample(code: "print(\"kept\")\nwhile true {}", protection: .none, limits: limits)
            .run()
        #expect(outcome.outcome == "timedOut")
        #expect(outcome.printed == ["kept"])
        #expect(
            outcome.faults == [
                "after 1 s the app did not respond: its main thread is busy or blocked. Everything that it had started was stopped."
            ])
    }

    @Test func `The limit on events ends a run`() async throws {
        let limits = Limits(run: RunLimits(wallClock: .seconds(5), events: 50))
        let code = "for number in 1...1000 { print(number) }"
        let outcome = try await HostileSample(code: code, protection: .none, limits: limits).run()
        #expect(outcome.outcome == "limitExceeded")
        #expect(outcome.printed.first == "1" && outcome.printed.count < 50)
        #expect(outcome.faults == ["the run reached 50 events. They are kept; everything after them was dropped."])
    }

    @Test func `A fault in the code is told at its line, in the reader's words`() async throws {
        let outcome = try await HostileSample(code: "nonesuch()", protection: .none).run()
        #expect(outcome.outcome == "didNotCompile")
        #expect(outcome.faults == ["Stage/Trial.swift:4: cannot find 'nonesuch' in scope"])
    }
}
