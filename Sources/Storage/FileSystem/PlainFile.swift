package import Foundation
internal import Glibc

/// The bytes of a file that the user named or that lies in a project.
///
/// They are read without waiting: only a plain file is sure to come to an end.
package enum PlainFile {
    /// The reason why a file gives no bytes.
    package enum Fault: Error, Hashable, Sendable {
        case missing
        case notPermitted
        /// A folder, a pipe, a device.
        case notPlain
        case tooLarge
        case unreadable
    }

    /// Reads a file.
    ///
    /// - Parameter largest: The most bytes that are read.
    package static func read(_ path: String, largest: Int = .max) throws(Fault) -> Data {
        try read(path, largest: largest, links: true) { _ in true }
    }

    /// Reads a file that this user owns and no other user may read or change. A link is refused.
    package static func readSecret(_ path: String, largest: Int) throws(Fault) -> Data {
        try read(path, largest: largest, links: false) { $0.st_uid == geteuid() && $0.st_mode & 0o077 == 0 }
    }

    private static func read(
        _ path: String, largest: Int, links: Bool, allows: (stat) -> Bool
    ) throws(Fault) -> Data {
        guard Files.isPath(path) else { throw .missing }
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY | (links ? 0 : O_NOFOLLOW))
        guard descriptor >= 0 else { throw Fault(errno) }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw Fault(errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .notPlain }
        guard status.st_size <= largest else { throw .tooLarge }
        guard allows(status) else { throw .notPermitted }
        do {
            return try file.readToEnd() ?? Data()
        } catch {
            throw .unreadable
        }
    }
}

extension PlainFile.Fault {
    fileprivate init(_ code: Int32) {
        switch code {
        case ENOENT, ENOTDIR: self = .missing
        case EACCES, EPERM: self = .notPermitted
        // No process is at the other end of a pipe or a socket.
        case ENXIO: self = .notPlain
        default: self = .unreadable
        }
    }
}
