internal import Foundation
internal import Glibc

/// The work that the app still does beside its main thread: on queues, and over the network.
///
/// A run ends once the launch has settled. If it ended in the middle of such work, the same app would leave another trace
/// each time.
@MainActor
enum OutstandingWork {
    /// The seconds that one process waits for such work in all. Work that never ends is not waited for any longer.
    private static var patience: TimeInterval = 1
    /// The seconds between two looks.
    private static let pause: TimeInterval = 0.002

    /// Lets the main run loop turn until such work is done, or until this process has waited long enough.
    ///
    /// - Returns: True if there was any.
    static func wait() -> Bool {
        var waited = false
        while patience > 0, isBusy || isConnected {
            waited = true
            patience -= pause
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: pause))
            // A main run loop without a source returns at once.
            usleep(UInt32(pause * 500_000))
        }
        return waited
    }

    /// True if another thread is running, or waits for a disk.
    private static var isBusy: Bool {
        // Its number as this view of the processes has it, which may be a container's.
        let own = link("/proc/thread-self").split(separator: "/").last.map(String.init)
        return names(in: "/proc/self/task").contains { thread in
            guard thread != own, let text = contents(of: "/proc/self/task/\(thread)/stat"),
                let name = text.lastIndex(of: ")")
            else { return false }
            // The state follows the name, which may have any characters.
            return ["R", "D"].contains(text[text.index(after: name)...].drop { $0 == " " }.prefix(1))
        }
    }

    /// True if a socket leads to another machine, or asks for its address.
    private static var isConnected: Bool {
        // Each is asked itself: the system's list of all connections takes milliseconds to read.
        names(in: "/proc/self/fd").compactMap { Int32($0) }.contains(where: leadsAway)
    }

    /// True if a descriptor is a socket of the Internet's that is not closed and does not wait for others to connect.
    private static func leadsAway(_ descriptor: Int32) -> Bool {
        guard let family = option(SO_DOMAIN, of: descriptor), [AF_INET, AF_INET6].contains(family) else { return false }
        guard option(SO_TYPE, of: descriptor) == Int32(SOCK_STREAM.rawValue) else {
            // Nothing is sent or awaited without a port.
            var address = sockaddr_storage()
            var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
            return withUnsafeMutablePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &size) } == 0
                    && pointer.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { $0.pointee.sin_port } != 0
            }
        }
        // The first byte of what Linux knows about a connection is its state.
        var state: UInt8 = 0
        var size: socklen_t = 1
        guard getsockopt(descriptor, Int32(IPPROTO_TCP), TCP_INFO, &state, &size) == 0 else { return false }
        let (closed, listening): (UInt8, UInt8) = (7, 10)
        return state != closed && state != listening
    }

    private static func option(_ name: Int32, of descriptor: Int32) -> Int32? {
        var value: Int32 = 0
        var size = socklen_t(MemoryLayout<Int32>.size)
        return getsockopt(descriptor, SOL_SOCKET, name, &value, &size) == 0 ? value : nil
    }

    /// Returns the place that a link leads to; empty if it is none.
    private static func link(_ path: String) -> String {
        var buffer = [CChar](repeating: 0, count: 256)
        let count = readlink(path, &buffer, buffer.count)
        return String(decoding: buffer.prefix(max(0, count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }

    // Every launch asks several times, and Foundation takes ten times as long for it.
    private static func names(in folder: String) -> [String] {
        guard let directory = opendir(folder) else { return [] }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names
    }

    private static func contents(of file: String) -> String? {
        let descriptor = open(file, O_RDONLY)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { break }
            bytes += buffer.prefix(count)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
