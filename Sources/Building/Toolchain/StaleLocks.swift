internal import Confinement
internal import Glibc
internal import Storage

/// The locks in a folder of clang's compiled headers that a compiler left when it was killed.
///
/// A lock is a file that names a host and a process. Clang removes it if the process is gone from this host, and else
/// waits for 90 s: for a process that ended and that its parent has not asked for, too, and for one of another host,
/// as in a cache that was copied or that two containers share. Without its lock a header is compiled twice at worst:
/// it appears whole, by a rename.
package enum StaleLocks {
    /// The time for which clang waits for a lock, in seconds.
    static let longestWait = 90

    /// Removes them. Those stay for which clang would wait with reason: young ones of compilers that run on this host.
    package static func remove(in folder: String) {
        let host = hostName
        let folders = [folder] + Files.names(in: folder).map { "\(folder)/\($0)" }.filter(Files.isFolder)
        for folder in folders {
            for name in Files.names(in: folder) where name.hasSuffix(".lock") {
                let path = "\(folder)/\(name)"
                // A link to nothing is stale, and one that vanishes meanwhile is taken for that: it costs nothing.
                let text = (try? Files.bytes(path)).map { String(decoding: $0, as: UTF8.self) } ?? ""
                let age = Files.changed(path).map { Files.now - $0 }
                if isStale(text, age: age, host: host, isRunning: ProcessSession.isAlive) { Files.remove(path) }
            }
        }
    }

    /// Returns true if clang would wait for nothing.
    ///
    /// - Parameters:
    ///   - text: The lock's content: a host and the number of a process.
    ///   - age: The lock's age in seconds; nil if it cannot be read.
    static func isStale(_ text: String, age: Int?, host: String, isRunning: (Int32) -> Bool) -> Bool {
        guard let age, age <= longestWait else { return true }
        let words = text.split(separator: " ")
        guard words.count == 2, words[0] == host, let process = Int32(words[1]) else { return true }
        return !isRunning(process)
    }

    private static var hostName: String {
        var name = [CChar](repeating: 0, count: 256)
        guard gethostname(&name, name.count - 1) == 0 else { return "" }
        return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
