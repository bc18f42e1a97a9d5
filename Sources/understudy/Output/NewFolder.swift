internal import Foundation
internal import Glibc
internal import Storage
internal import Wording

/// A folder that a command writes once: it has to be missing or empty.
///
/// The folder itself is locked while it is written, so that two commands do not mix their files.
struct NewFolder {
    /// The path as the user typed it.
    let path: String

    init(_ path: String) {
        self.path = path
    }

    /// Checks that the folder may be written.
    ///
    /// - Throws: `Mistake` with what is there.
    func check() throws(Mistake) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return }
        let names = isFolder.boolValue ? try? FileManager.default.contentsOfDirectory(atPath: path) : nil
        if let names, names.isEmpty { return }
        let what = names?.sorted().first.map { "The folder is not empty: it contains \($0)." } ?? "This is a file."
        throw refused(what)
    }

    /// Writes files into the folder, all of them or none.
    ///
    /// - Parameter files: Each file's path in the folder, and its content.
    /// - Throws: `Mistake` if another command writes the folder, or it cannot be written.
    func write(_ files: [(path: String, content: Data)]) throws(Mistake) {
        let wasMissing = !FileManager.default.fileExists(atPath: path)
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw unwritable(error)
        }
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw unwritable(Files.Refused(path: path)) }
        defer { close(descriptor) }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            throw refused("Another command is writing this folder.")
        }
        // It was looked at before it was locked.
        try check()
        do {
            for file in files {
                let place = URL(filePath: path).appending(path: file.path)
                try FileManager.default.createDirectory(
                    at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
                try file.content.write(to: place, options: .withoutOverwriting)
            }
        } catch {
            removeContent(andFolder: wasMissing)
            throw unwritable(error)
        }
    }

    /// Removes what was written. All of it is this command's: the folder was empty when it was locked.
    private func removeContent(andFolder: Bool) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
            try? FileManager.default.removeItem(atPath: "\(path)/\(name)")
        }
        if andFolder { rmdir(path) }
    }

    private func refused(_ what: String) -> Mistake {
        Mistake(
            .usage, what: "\(what) Nothing was written.", place: path, cure: "Name a folder that is missing or empty.")
    }

    private func unwritable(_ error: any Error) -> Mistake {
        let reason = (error as? Files.Refused ?? Files.Refused(error))?.reason ?? error.localizedDescription
        return Mistake(
            .usage, what: "The project cannot be written: \(reason). Nothing was kept.", place: path,
            cure: "Check the permissions and the space that is left, or name a folder elsewhere.")
    }
}
