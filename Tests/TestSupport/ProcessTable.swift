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

    /// Returns the processes whose words, each ended by a zero, contain a text.
    package static func processes(with words: String) -> [Int32] {
        let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return all.compactMap(Int32.init).filter { process in
            let line = FileHandle(forReadingAtPath: "/proc/\(process)/cmdline").flatMap { try? $0.readToEnd() }
            return line.map { String(decoding: $0, as: UTF8.self).contains(words) } ?? false
        }
    }
}
