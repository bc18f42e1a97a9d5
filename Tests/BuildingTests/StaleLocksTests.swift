import Foundation
import Testing

@testable import Building
@testable import Storage

/// A compiler that was killed leaves locks, and the next waits for them: 90 s for one of a process that ended and that
/// its parent has not asked for, which is more than a build may take.
struct StaleLocksTests {
    @Test(arguments: [
        ("box 7", 3, false),
        ("box 8", 3, true),
        ("other 7", 3, true),
        ("box 7", 91, true),
        ("box", 3, true),
        ("", 3, true),
        ("box 7 8", 3, true),
        ("box -7", 3, true),
        ("box 99999999999999", 3, true),
    ])
    func `A lock is stale unless its compiler runs on this host`(text: String, age: Int, isStale: Bool) {
        #expect(StaleLocks.isStale(text, age: age, host: "box", isRunning: { $0 == 7 }) == isStale)
    }

    @Test func `A lock that cannot be read is stale`() {
        #expect(StaleLocks.isStale("", age: nil, host: "box", isRunning: { _ in true }))
    }

    @Test func `Locks of processes that run stay, and others go, as clang writes them`() throws {
        let folder = "/tmp/understudy-tests-" + Files.uniqueName()
        defer { Files.remove(folder) }
        // One that has ended, and that this process does not ask for yet, is like one under a first process that never
        // asks.
        var process: pid_t = 0
        #expect(posix_spawn(&process, "/bin/true", nil, nil, [strdup("true"), nil], nil) == 0)
        defer { waitpid(process, nil, 0) }
        var ended = siginfo_t()
        #expect(waitid(P_PID, id_t(process), &ended, Int32(WEXITED | WNOWAIT)) == 0)

        let host = try String(contentsOfFile: "/proc/sys/kernel/hostname", encoding: .utf8).dropLast()
        let locks = [
            "own": "\(host) \(getpid())", "ended": "\(host) \(process)", "other": "elsewhere.\(host) \(getpid())",
        ]
        for (name, text) in locks {
            let lock = "\(folder)/2WTEZSG1WEKQP/\(name).pcm.lock"
            try Files.write(Array(text.utf8), to: lock + "-7c2e")
            #expect(symlink(lock + "-7c2e", lock) == 0)
        }
        try Files.write([], to: "\(folder)/2WTEZSG1WEKQP/own.pcm")
        #expect(symlink("nonesuch", "\(folder)/2WTEZSG1WEKQP/lost.pcm.lock") == 0)

        StaleLocks.remove(in: folder)

        let left = Files.names(in: folder + "/2WTEZSG1WEKQP").filter { !$0.contains("lock-") }
        #expect(left.sorted() == ["own.pcm", "own.pcm.lock"])
    }
}
