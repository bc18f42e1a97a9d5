internal import Foundation
internal import Glibc
internal import Storage
internal import Wording

extension DeviceFile {
    /// Keeps other runs from the file while `work` reads the device, uses it and writes it.
    ///
    /// A run that was killed leaves at most two hidden files beside this one; the next run removes them.
    ///
    /// - Parameter waiting: Called once if another run has the device.
    /// - Throws: `Mistake` if the place cannot be written to, and the errors of `work`.
    package func hold<Result: Sendable>(
        waiting: () -> Void = {}, _ work: () async throws -> Result
    ) async throws -> Result {
        try checkPlace()
        let lock = companion("lock")
        do {
            return try await FolderLock.hold(lock, isKept: false, waiting: waiting) {
                unlink(companion("new"))
                return try await work()
            }
        } catch let unusable as CacheUnusable where unusable.folder == lock {
            throw Mistake(
                .usage, what: "The device cannot be kept in this file: its lock cannot be made.", place: lock,
                cure: "Check the permissions and the space that is left, or name a file in another folder.")
        }
    }
}
