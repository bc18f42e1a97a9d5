import Foundation

/// The processes that Linux knows.
package enum ProcessTable {
    /// Returns true if a process still runs. One that has ended and waits to be noticed does not.
    package static func isAlive(_ process: Int32) -> Bool {
        guard let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
            let state = status.split(separator: ")").last?.split(separator: " ").first
        else { return false }
        return state != "Z" && state != "X"
    }
}
