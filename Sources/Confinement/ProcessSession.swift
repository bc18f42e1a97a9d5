internal import Dispatch

internal import Glibc

/// The session that a process leads. All that it starts belongs to it, even in its own process group.
package enum ProcessSession {
    /// Ends every process of a session except its leader, which has ended and must not have been reaped yet.
    package static func end(_ leader: Int32) async {
        kill(-leader, SIGKILL)
        // A process may have started another during this look.
        for _ in 0..<100 {
            let rest = members(of: leader)
            if rest.isEmpty { return }
            for process in rest { kill(process, SIGKILL) }
            await pause()
        }
    }

    /// Returns the bytes on a disk of files in a folder that have no name any more, and that processes of a session hold
    /// open.
    package static func deletedBytes(of leader: Int32, in folder: String) -> Int {
        var seen: Set<UInt64> = []
        var bytes = 0
        for process in members(of: leader) + [leader] {
            let descriptors = "/proc/\(process)/fd"
            guard let entries = opendir(descriptors) else { continue }
            defer { closedir(entries) }
            while let entry = readdir(entries) {
                let name = withUnsafePointer(to: &entry.pointee.d_name) {
                    $0.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
                }
                var target = [CChar](repeating: 0, count: 4096)
                let length = readlink("\(descriptors)/\(name)", &target, target.count - 1)
                let path = String(decoding: target.prefix(max(0, length)).map(UInt8.init(bitPattern:)), as: UTF8.self)
                var status = stat()
                guard path.hasPrefix("\(folder)/"), stat("\(descriptors)/\(name)", &status) == 0, status.st_nlink == 0,
                    seen.insert(UInt64(status.st_ino)).inserted
                else { continue }
                bytes += Int(status.st_blocks) * 512
            }
        }
        return bytes
    }

    /// Waits for a millisecond, also in a task that was cancelled, without holding a thread.
    private static func pause() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(1)) { continuation.resume() }
        }
    }

    /// Returns the living processes of a session, as Linux lists them.
    private static func members(of session: Int32) -> [Int32] {
        guard let folder = opendir("/proc") else { return [] }
        defer { closedir(folder) }
        var members: [Int32] = []
        while let entry = readdir(folder) {
            // Asking for a session is a call; reading a status makes Linux write a text. So only members' are read.
            let process = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 1) { atoi($0) }
            }
            if process > 0, process != session, getsid(process) == session, isAlive(process) {
                members.append(process)
            }
        }
        return members
    }

    /// Returns false for a process that ended, even if its parent has not asked for its end.
    package static func isAlive(_ process: Int32) -> Bool {
        let file = open("/proc/\(process)/stat", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return false }
        defer { close(file) }
        let bytes = [UInt8](unsafeUninitializedCapacity: 512) { $1 = max(0, read(file, $0.baseAddress, $0.count)) }
        // The name in parentheses may hold anything; the state follows it.
        guard let end = bytes.lastIndex(of: UInt8(ascii: ")")), end + 2 < bytes.count else { return false }
        return ![UInt8(ascii: "Z"), UInt8(ascii: "X")].contains(bytes[end + 2])
    }
}
