internal import Glibc

/// A lock that keeps other processes, and other tasks of this one, from the same long work.
///
/// The system ends it with the process.
package enum FolderLock {
    /// Calls `work` while holding the lock at `path`, an empty file.
    ///
    /// The wait for the lock ends early when the task is cancelled.
    ///
    /// - Parameters:
    ///   - isKept: True if the file stays when the work is done.
    ///   - waiting: Called once if another process or task holds the lock.
    /// - Throws: `CacheUnusable` if the file cannot be made or locked.
    package static func hold<Result: Sendable>(
        _ path: String, isKept: Bool = true, waiting: () -> Void = {}, _ work: () async throws -> Result
    ) async throws -> Result {
        if !Files.exists(path) { try Files.makeFolder(Files.parent(path)) }
        let descriptor = try await acquire(path, waiting)
        defer {
            if !isKept { unlink(path) }
            close(descriptor)
        }
        return try await work()
    }

    /// Returns the lock's open file, once it is locked and still has its name.
    private static func acquire(_ path: String, _ waiting: () -> Void) async throws -> Int32 {
        var isWaiting = false
        while true {
            let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o644)
            guard descriptor >= 0 else { throw CacheUnusable(folder: path) }
            do {
                while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
                    guard errno == EWOULDBLOCK || errno == EINTR else { throw CacheUnusable(folder: path) }
                    if !isWaiting { waiting() }
                    isWaiting = true
                    try await Task.sleep(for: .milliseconds(20))
                }
            } catch {
                close(descriptor)
                throw error
            }
            // The process that held it before may have removed it: a lock on a file without a name keeps no other
            // process out.
            if Files.isOpen(descriptor, at: path) { return descriptor }
            close(descriptor)
        }
    }
}
