#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Keeps other processes, and other tasks of this one, from the same long work. The system ends it with the process.
enum FolderLock {
    /// Does `work` while holding the lock at `path`, which stays behind as an empty file.
    ///
    /// The wait for the lock ends early when the task is cancelled.
    static func hold<Result: Sendable>(_ path: String, _ work: () async throws -> Result) async throws -> Result {
        // The file is never replaced: a lock on one that has lost its name would keep nobody out.
        if !Files.exists(path) { try Files.makeFolder(Files.parent(path)) }
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw CacheUnusable(folder: path) }
        defer { close(descriptor) }
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 { try await Task.sleep(for: .milliseconds(20)) }
        return try await work()
    }
}
