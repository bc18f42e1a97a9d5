internal import Foundation

internal import Glibc

/// The session that a process leads. All that it starts belongs to it, even in a process group of its own.
package enum ProcessSession {
    /// Ends every process of a session except its leader, which has ended and must not have been reaped yet.
    package static func end(_ leader: Int32) {
        kill(-leader, SIGKILL)
        // A process may have started another during this look.
        for _ in 0..<100 {
            let rest = members(of: leader)
            if rest.isEmpty { return }
            for process in rest { kill(process, SIGKILL) }
            usleep(1000)
        }
    }

    /// Returns the living processes of a session, as Linux lists them.
    private static func members(of session: Int32) -> [Int32] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.compactMap(Int32.init).filter { process in
            guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
                // The name in parentheses may hold anything; state, parent, group and session follow it.
                let end = status.lastIndex(of: ")")
            else { return false }
            let fields = status[end...].split(separator: " ").dropFirst()
            guard fields.count > 3, let state = fields.first, state != "Z", state != "X" else { return false }
            return fields.dropFirst(3).first == "\(session)"
        }
    }
}
