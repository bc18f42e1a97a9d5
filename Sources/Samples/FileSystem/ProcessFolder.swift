internal import FoundationEssentials
internal import Synchronization

internal import Glibc

/// The folder in which this process keeps what is to end with it.
///
/// It is locked for as long as the process lives. By that the next process knows the folders of those that were killed,
/// and removes them.
package enum ProcessFolder {
    private struct Held {
        var path: String
        var descriptor: Int32
    }

    /// The folders of this process, by those that contain them.
    private static let held = Mutex<[String: Held]>([:])

    /// Returns a path in the folder of this process at which there is nothing yet.
    ///
    /// - Parameters:
    ///   - purpose: A word for people who come across it.
    ///   - parent: The folder that contains those of processes.
    package static func place(
        _ purpose: String, in parent: String = FileManager.default.temporaryDirectory.path
    ) -> String {
        // If there can be no such folder, the error is that of the one who makes this path.
        "\(folder(in: parent) ?? parent)/\(purpose)-\(Files.uniqueName())"
    }

    /// Removes the folders of this user's processes that have ended.
    static func removeLeftovers(in parent: String) {
        for name in Files.names(in: parent) where isOurs(name) {
            let path = "\(parent)/\(name)"
            let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            guard descriptor >= 0 else { continue }
            defer { close(descriptor) }
            var status = stat()
            guard fstat(descriptor, &status) == 0, status.st_uid == geteuid(), flock(descriptor, LOCK_EX | LOCK_NB) == 0
            else { continue }
            Files.remove(path)
        }
    }

    /// Returns true for the name of a folder of one of this user's processes.
    static func isOurs(_ name: String) -> Bool { name.hasPrefix(prefix) }

    private static var prefix: String { "understudy-\(geteuid())-" }

    private static func folder(in parent: String) -> String? {
        held.withLock { held in
            if let own = held[parent] {
                if Files.isOpen(own.descriptor, at: own.path) { return own.path }
                close(own.descriptor)
            } else {
                if held.isEmpty { atexit { ProcessFolder.leave() } }
                removeLeftovers(in: parent)
            }
            held[parent] = make(in: parent)
            return held[parent]?.path
        }
    }

    private static func make(in parent: String) -> Held? {
        if !Files.exists(parent) { try? Files.makeFolder(parent) }
        for _ in 0..<9 {
            let path = "\(parent)/\(prefix)\(Files.uniqueName())"
            // An app that runs as another user has to get to its own folder.
            guard mkdir(path, 0o711) == 0 else { return nil }
            let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            guard descriptor >= 0 else { continue }
            // Until it was locked, another process may have taken it for a leftover.
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0, Files.isOpen(descriptor, at: path) {
                return Held(path: path, descriptor: descriptor)
            }
            close(descriptor)
        }
        return nil
    }

    /// Removes the folders of this process, which are empty if it ends in order.
    private static func leave() {
        held.withLock { held in
            for own in held.values { rmdir(own.path) }
        }
    }
}
