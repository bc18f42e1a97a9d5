internal import Foundation
internal import Glibc
internal import Storage
internal import Wording

extension DeviceFile {
    /// The thing at the file's path.
    enum Kind: Hashable, Sendable {
        case missing
        case file
        /// Something that cannot hold a device, in words.
        case other(String)
    }

    /// The thing at the file's path, links followed.
    var kind: Kind {
        var status = stat()
        guard stat(path, &status) == 0 else {
            return lstat(path, &status) == 0 ? .other("a link to nothing") : .missing
        }
        return switch status.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .other("a folder")
        default: .other("neither a file nor a folder")
        }
    }

    /// The path with its links followed, so that two names of one file have one lock and a link stays a link.
    var path: String {
        Files.followed(url)
    }

    /// Returns the path of a file beside this one that belongs to Understudy.
    func companion(_ purpose: String) -> String {
        Files.companion(of: path, purpose)
    }

    /// Checks that a device can be kept here, before anything is done for it.
    func checkPlace() throws(Mistake) {
        let folder = Files.parent(path)
        var status = stat()
        guard stat(folder, &status) == 0 else {
            throw unwritable(
                "there is no folder \(folder).", cure: "Make the folder, or name a file in another one.")
        }
        guard status.st_mode & S_IFMT == S_IFDIR else {
            throw unwritable("\(folder) is not a folder.", cure: "Name a file in a folder.")
        }
        guard access(folder, W_OK | X_OK) == 0 else { throw refused(errno) }
        if kind == .file, access(path, W_OK) != 0 { throw refused(errno) }
    }

    /// Puts the new content beside the file and gives it the file's name.
    func replace(with bytes: [UInt8]) throws(Mistake) {
        do throws(Files.Refused) {
            try Files.replace(path, with: bytes, by: companion("new"))
        } catch {
            throw refused(error.code)
        }
    }

    private func refused(_ code: Int32) -> Mistake {
        unwritable(
            "the system says: \(String(cString: strerror(code))).",
            cure: "Check the permissions and the space that is left, or name a file in another folder.")
    }

    private func unwritable(_ why: String, cure: String) -> Mistake {
        Mistake(.usage, what: "The device cannot be kept in this file: \(why)", place: url.relativePath, cure: cure)
    }
}
