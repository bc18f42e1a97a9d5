import Foundation
import Glibc
import UIKit

/// The attack that the first argument names.
enum Attack {
    private static let words = CommandLine.arguments

    private static func word(_ index: Int) -> String { index < words.count ? words[index] : "" }

    /// Ends the process in a place that was named, by a trap or by `exit`.
    static func strike(_ place: String) {
        if word(1) == "crash in \(place)" { fatalError("crash in \(place)") }
        if word(1) == "exit in \(place)" { exit(7) }
    }

    static func perform() {
        switch word(1) {
        case "compute": while true {}
        case "print": while true { print(String(repeating: "x", count: 999)) }
        case "print without a line's end": while true { write(1, String(repeating: "x", count: 999), 999) }
        case "trace":
            // Each class that is looked up and not found is an event.
            for number in 0... { _ = NSClassFromString("Nobody\(number)") }
        case "fork": forkWithoutEnd()
        case "threads": startThreads()
        case "memory": takeMemory()
        case "Swift's memory":
            var bytes = [UInt8](repeating: 1, count: 1 << 20)
            while true { bytes += bytes }
        case "a large file":
            FileManager.default.createFile(atPath: "large", contents: Data(count: 17 << 20))
            print("written")
        case "large files":
            for number in 0... { FileManager.default.createFile(atPath: "\(number)", contents: Data(count: 8 << 20)) }
        case "deleted files": holdDeletedFiles()
        case "memory of no process": takeNobodysMemory()
        case "many files": for number in 0... { mkdir("\(number)", 0o700) }
        case "a child":
            spawn("sleep", word(3))
            exit(0)
        case "a child in another group": spawn("sh", "-c", "exec 2> /dev/null; set -m; (sleep \(word(3)) &) ; sleep \(word(3)) &")
        case "a new session":
            print("setsid \(call("setsid"))")
            spawn("sh", "-c", "setsid sleep \(word(3)) 2> /dev/null &")
            usleep(200_000)
        case "closed output":
            close(1)
            close(2)
            print("not heard")
        case "closed descriptors": for descriptor in 0..<1024 { close(Int32(descriptor)) }
        case "the owner's file":
            print("reads \(FileManager.default.contents(atPath: word(3)) != nil)")
            print("writes \(FileManager.default.createFile(atPath: word(3), contents: Data()))")
            print("sees \(ProcessInfo.processInfo.environment[word(4)] ?? "nothing")")
        case "the network": print("connects \(connects(port: UInt16(word(3)) ?? 0))")
        case "signals":
            for process in [getppid(), 1, -1] { kill(process, SIGKILL) }
            print("sent")
        case "stop": kill(getpid(), SIGSTOP)
        case "a wait that never ends": DispatchSemaphore(value: 0).wait()
        case "a wait for the main actor":
            let done = DispatchSemaphore(value: 0)
            Task { @MainActor in done.signal() }
            done.wait()
        case "a deadlock of the main queue": DispatchQueue.main.sync {}
        case "recursion": print(depth(0))
        case "a null pointer": print(UnsafePointer<Int>(bitPattern: 8)!.pointee)
        default: break
        }
    }

    private static func depth(_ number: Int) -> Int { number < 0 ? 0 : depth(number + 1) + 1 }

    /// Calls a function that Swift's module of the C library does not let through.
    private static func call(_ name: String) -> Int32 {
        typealias Function = @convention(c) () -> Int32
        return unsafeBitCast(dlsym(nil, name)!, to: Function.self)()
    }

    private static func forkWithoutEnd() {
        let first = getpid()
        var isRefused = false
        while true {
            if call("fork") < 0, !isRefused, getpid() == first {
                isRefused = true
                print("refused")
            }
        }
    }

    private static func startThreads() {
        var threads: [pthread_t] = []
        var thread = pthread_t()
        while threads.count < 1000, pthread_create(&thread, nil, { _ in while true { sleep(9) } }, nil) == 0 {
            threads.append(thread)
        }
        // Dispatch waits without end for a thread that it may not start; whether it has all it needs is chance.
        for thread in threads.suffix(4) {
            pthread_cancel(thread)
            pthread_join(thread, nil)
        }
        print(threads.count < 16 ? "fewer than 16" : "\(threads.count)")
    }

    private static func takeMemory() {
        var count = 0
        var last: UnsafeMutableRawPointer?
        while count < 100, let block = malloc(16 << 20) {
            memset(block, 1, 16 << 20)
            count += 1
            last = block
        }
        // Dispatch waits without end for the 8 MiB of a thread's stack; whether they are left is chance.
        free(last)
        print(count < 32 ? "less than 512 MiB" : "\(count)")
    }

    /// Files that have no name any more still take room on the disk.
    private static func holdDeletedFiles() {
        let bytes = [UInt8](repeating: 1, count: 8 << 20)
        for number in 0... {
            let file = open("\(number)", O_CREAT | O_RDWR, 0o600)
            unlink("\(number)")
            if file < 0 { pause() } else { _ = write(file, bytes, bytes.count) }
        }
    }

    /// A file in memory and System V's shared memory count for no process's limit.
    private static func takeNobodysMemory() {
        typealias File = @convention(c) (UnsafePointer<CChar>, UInt32) -> Int32
        typealias Segment = @convention(c) (Int32, Int, Int32) -> Int32
        let file = unsafeBitCast(dlsym(nil, "memfd_create")!, to: File.self)("attack", 0)
        let segment = unsafeBitCast(dlsym(nil, "shmget")!, to: Segment.self)(0, 64 << 20, 0o1600)
        print(file, segment)
    }

    private static func spawn(_ words: String...) {
        var process: pid_t = 0
        posix_spawn(&process, "/bin/\(words[0])", nil, nil, words.map { strdup($0) } + [nil], nil)
    }

    private static func connects(port: UInt16) -> Bool {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
    }
}
