internal import Foundation
internal import Glibc
internal import Synchronization

/// The folders that this process needs for a while, in one folder that the next process removes if this one cannot.
///
/// A process locks its folder, and the system ends the lock with the process, however that ends. So a folder without a
/// lock is a dead process's: no number of a process is asked for, which may be another's by now, or one of another
/// container.
package enum ProcessFolder {
    /// The folder for temporary files that the environment names, usually `/tmp`.
    package static var temporary: String {
        let path = FileManager.default.temporaryDirectory.path
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    /// Makes an empty folder.
    ///
    /// - Parameter parent: The folder that holds the processes' folders. It is made if it does not exist.
    /// - Throws: `CacheUnusable`, errors of the file system, and `CancellationError` when the process is exiting.
    package static func make(in parent: String = temporary) throws -> String {
        _ = removalAtExit
        return try held.withLock { held in
            if isExiting.load(ordering: .relaxed) { throw CancellationError() }
            var own = try held[parent].flatMap { $0.isThere ? $0 : nil } ?? lock(in: parent)
            // Some launch code takes the module of a class from the path of its folder: a name that is the same each time.
            let path = "\(own.path)/understudy-\(Files.uniqueName())"
            own.folders.insert(path)
            try Files.makeFolder(path)
            held[parent] = own
            return path
        }
    }

    /// Removes a folder that `make` made, and with the last of them the process's own.
    package static func remove(_ path: String) {
        Files.remove(path)
        held.withLock { held in
            let own = Files.parent(path)
            let parent = Files.parent(own)
            guard held[parent]?.path == own, held[parent]?.folders.remove(path) != nil,
                let last = held[parent], last.folders.isEmpty
            else { return }
            held[parent] = nil
            rmdir(own)
            close(last.descriptor)
        }
    }

    /// Removes the folders of processes that ended without doing so.
    package static func removeStale(in parent: String = temporary) {
        for name in Files.names(in: parent) where name.hasPrefix(prefix) {
            let path = parent + "/" + name
            let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            guard descriptor >= 0 else { continue }
            defer { close(descriptor) }
            var status = stat()
            guard fstat(descriptor, &status) == 0, status.st_uid == geteuid(),
                flock(descriptor, LOCK_EX | LOCK_NB) == 0
            else { continue }
            Files.remove(path)
        }
    }

    private static let prefix = "understudy."

    private struct Own {
        var path: String
        var descriptor: Int32
        var folders: Set<String> = []

        var isThere: Bool { Files.isOpen(descriptor, at: path) }
    }

    /// Work that was broken off could still make folders while the process exits.
    private static let isExiting = Atomic(false)

    private static let held = Mutex<[String: Own]>([:])

    /// Removes what is left when the process exits: work that was broken off, or an object that lives until then, may
    /// not come to `remove`.
    private static let removalAtExit: Void = {
        atexit {
            held.withLock { held in
                isExiting.store(true, ordering: .relaxed)
                for own in held.values { Files.remove(own.path) }
                held = [:]
            }
        }
    }()

    /// Makes this process's folder.
    private static func lock(in parent: String) throws -> Own {
        while true {
            let path = "\(parent)/\(prefix)\(Files.uniqueName())"
            try Files.makeFolder(path)
            // An app that runs as another user gets to its own folder, and sees the names of no others.
            chmod(path, 0o711)
            let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            if descriptor < 0, errno != ENOENT { throw CacheUnusable(folder: path) }
            guard descriptor >= 0 else { continue }
            // Another process may have taken it for a dead one's between the two calls.
            if flock(descriptor, LOCK_EX | LOCK_NB) == 0, Files.isOpen(descriptor, at: path) {
                return Own(path: path, descriptor: descriptor)
            }
            close(descriptor)
        }
    }
}
