internal import Foundation
internal import Glibc
package import Wording

extension Files {
    /// Gives a file new content in one step: after a crash at any moment it has the old content or the new one.
    ///
    /// Every file that outlives the process and that another one may read is written here.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - bytes: Its new content.
    ///   - new: A path in the same file system for the content until it is whole. What is there is removed.
    ///   - permissions: Its permissions; nil for those that it has, and the usual ones of a new file.
    /// - Throws: The system's error.
    package static func replace(
        _ path: String, with bytes: [UInt8], by new: String, permissions: UInt32? = nil
    ) throws(Refused) {
        // A process that was killed may have left this file; writing to it must not follow a link.
        unlink(new)
        let descriptor = open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions ?? 0o666)
        guard descriptor >= 0 else { throw Refused(path: path) }
        var status = stat()
        if permissions == nil, stat(path, &status) == 0 { fchmod(descriptor, status.st_mode & 0o777) }
        var refused = write(bytes, to: descriptor) ? nil : Refused(path: path)
        // Some file systems say only now that they are full.
        if close(descriptor) != 0, refused == nil { refused = Refused(path: path) }
        if refused == nil, Glibc.rename(new, path) != 0 { refused = Refused(path: path) }
        guard let refused else { return }
        unlink(new)
        throw refused
    }

    /// An error of a file that the system does not write.
    package struct Refused: UserFacingError, Hashable {
        package var path: String
        /// The system's reason.
        package var code: Int32

        package var what: String { "\(path) cannot be written: \(reason)." }
        /// The system's words for the reason.
        package var reason: String { String(cString: strerror(code)) }
        package var cure: String { "Check the permissions and the space that is left." }
        package var blame: Blame { .usage }

        /// Finds the system's reason in an error of Foundation's; nil if it is about something else.
        package init?(_ error: any Error) {
            guard let error = error as? CocoaError, let path = error.filePath ?? error.url?.path else { return nil }
            let reasons: [CocoaError.Code: Int32] = [
                .fileWriteOutOfSpace: ENOSPC, .fileWriteNoPermission: EACCES, .fileWriteVolumeReadOnly: EROFS,
            ]
            guard let code = (error.underlying as? POSIXError)?.code.rawValue ?? reasons[error.code] else { return nil }
            self.init(path: path, code: code)
        }

        /// Creates the error with the reason of the last call that failed.
        package init(path: String, code: Int32 = errno) {
            self.path = path
            self.code = code
        }
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }
}
