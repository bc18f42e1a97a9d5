package import FoundationEssentials
internal import Storage
package import Wording

/// A folder that a command writes as a whole, and replaces only if it holds the command's own earlier output.
///
/// The replacement is one step: until the new content is whole the old one stays, whenever the command ends.
package struct OutputFolder: Hashable, Sendable {
    /// The folder as the user named it.
    package var url: URL
    /// True if the folder may be replaced whatever it holds. A repository and what is in one are never replaced.
    package var isForced: Bool
    /// True if the system may be asked to exchange two folders in one step.
    var exchanges = true

    /// Creates a folder to write.
    package init(_ url: URL, isForced: Bool = false) {
        self.url = url
        self.isForced = isForced
    }

    /// Checks that the folder may be written.
    ///
    /// - Throws: `Mistake` that says what it holds and what to do.
    package func check() throws(Mistake) {
        let content = FolderContent(path)
        guard isBesideWritable else {
            throw refused(
                "Nothing can be written beside this folder.", cure: "Check the permissions, or name a folder elsewhere."
            )
        }
        switch content.state {
        case .missing, .empty, .output: break
        case .file(let what): throw refused("This is \(what).", cure: "Name a folder that is missing or empty.")
        case .foreign(let name):
            guard isForced else {
                throw refused(
                    "This command did not write this folder: it contains \(name). Nothing was changed.",
                    cure: "Name a folder that is missing or empty, or add --force to replace all that this one holds.")
            }
        }
        if case .foreign(let name) = content.state, let repository = content.enclosingRepository {
            throw refused(
                "This command did not write this folder, which is in the repository \(repository): it contains \(name). "
                    + "Its files may be nowhere else, so --force does not replace them. Nothing was changed.",
                cure: "Name another folder, or move this one away.")
        }
        guard content.state != .missing else { return }
        let here = URL(filePath: FileManager.default.currentDirectoryPath).resolvingSymlinksInPath().path
        if path == "/" || (here + "/").hasPrefix(path + "/") {
            throw refused(
                "The command runs in this folder, which therefore cannot be replaced.",
                cure: "Name a folder in it, such as documentation.")
        }
        if let repository = content.repository {
            throw refused(
                "This folder contains a repository. A repository is never replaced: \(repository)",
                cure: "Name another folder."
            )
        }
    }

    /// Fills a new folder and puts it in the place of this one.
    ///
    /// If `fill` throws, the folder stays as it was.
    ///
    /// - Parameters:
    ///   - waiting: Called once if another command writes the same folder.
    ///   - fill: Makes the folder at the path that it is given; nothing is there yet.
    /// - Throws: `Mistake` if the folder may not be replaced or cannot be written, and the errors of `fill`.
    package func replace(waiting: () -> Void = {}, fill: (URL) async throws -> Void) async throws {
        try check()
        let parent = URL(filePath: path).deletingLastPathComponent()
        do {
            try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
        } catch {
            throw refused("The folder cannot be made.", cure: "Check the permissions, or name a folder elsewhere.")
        }
        let lock = companion("lock")
        do {
            try await FolderLock.hold(lock, isKept: false, waiting: waiting) {
                try await replaceAlone(fill)
            }
        } catch let unusable as CacheUnusable where unusable.folder == lock {
            throw refused(
                "Nothing can be written beside this folder.", cure: "Check the permissions, or name a folder elsewhere."
            )
        }
    }

    private func replaceAlone(_ fill: (URL) async throws -> Void) async throws {
        let (new, old) = (companion("new"), companion("old"))
        if FolderContent(path).state == .missing { _ = Files.rename(old, to: path) }
        // A command that was killed may have left these.
        for leftover in [new, old] { try remove(leftover) }
        defer { try? remove(new) }
        try await fill(URL(filePath: new))
        try FolderContent(new).mark()
        // Something may have been put there meanwhile.
        try check()
        if exchanges, Files.exchange(new, path) {
            // The old folder is under the new name now, with what was added since it was looked at.
            guard case .foreign(let name) = FolderContent(new).state, !isForced else { return }
            _ = Files.exchange(new, path)
            throw refused(
                "\(name) was put into this folder meanwhile. Nothing was changed.", cure: "Name another folder.")
        }
        guard Files.rename(new, to: path) || moveAside(new, old) else {
            throw refused(
                "The folder cannot be replaced.",
                cure: "Check its permissions and its parent's, or name another folder.")
        }
    }

    /// Replaces the folder in two steps, if the system cannot exchange folders.
    ///
    /// A command that is ended between the two steps leaves the old folder under another name, from which the next one
    /// restores it.
    private func moveAside(_ new: String, _ old: String) -> Bool {
        guard Files.rename(path, to: old) else { return false }
        guard Files.rename(new, to: path) else {
            _ = Files.rename(old, to: path)
            return false
        }
        try? remove(old)
        return true
    }

    /// Removes a folder that belongs to the command. A repository in it stays, and with it the folder.
    private func remove(_ folder: String) throws {
        let content = FolderContent(folder)
        if content.state == .missing { return }
        if let repository = content.repository {
            throw refused("A folder beside this one holds a repository: \(repository)", cure: "Move it elsewhere.")
        }
        try FileManager.default.removeItem(atPath: folder)
    }

    /// True if the folder in which this one is or will be made may be written to.
    private var isBesideWritable: Bool {
        var parent = URL(filePath: path).deletingLastPathComponent()
        while parent.path != "/", !FileManager.default.fileExists(atPath: parent.path) {
            parent.deleteLastPathComponent()
        }
        return FileManager.default.isWritableFile(atPath: parent.path)
    }

    /// The folder's path with its links followed.
    var path: String {
        Files.followed(url)
    }

    /// Returns a path beside the folder that belongs to the command.
    func companion(_ purpose: String) -> String {
        Files.companion(of: path, purpose)
    }

    private func refused(_ what: String, cure: String) -> Mistake {
        Mistake(.usage, what: what, place: url.relativePath, cure: cure)
    }
}
