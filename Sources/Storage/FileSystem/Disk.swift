package import Foundation
package import Wording

/// The disk as discovery sees it.
package enum Disk {
    /// The listener for the files that are read.
    @TaskLocal package static var watch = Watch()

    /// The function called with each file's path before the file is read.
    ///
    /// A structure has it, because a task-local function by itself crashes a program that Swift 6.3 optimises.
    package struct Watch: Sendable {
        let reads: @Sendable (_ path: String) -> Void

        package init(_ reads: @escaping @Sendable (_ path: String) -> Void = { _ in }) { self.reads = reads }
    }

    package static func isFile(_ path: String) -> Bool {
        Files.exists(path) && !Files.isFolder(path)
    }

    /// Returns the path of a file whose name may differ in case, as on a Mac; nil if there is none.
    package static func file(_ path: String) -> String? {
        if isFile(path) { return path }
        return found(path).flatMap { isFile($0) ? $0 : nil }
    }

    /// Returns the path of a file or folder whose name may differ in case; nil if there is none.
    package static func found(_ path: String) -> String? {
        if Files.exists(path) { return path }
        guard path.hasPrefix("/") else { return nil }
        var found = ""
        for part in path.split(separator: "/") {
            if Files.exists("\(found)/\(part)") {
                found += "/\(part)"
                continue
            }
            let lower = part.lowercased()
            guard let name = names(in: found).first(where: { $0.lowercased() == lower }) else { return nil }
            found += "/\(name)"
        }
        return found
    }

    /// Returns a typed path as an absolute one.
    package static func absolute(_ path: String) -> String {
        Path.join(FileManager.default.currentDirectoryPath, path)
    }

    /// The most bytes of a file that is read.
    private static let largestFile = 64 << 20

    package static func data(_ path: String) throws(Mistake) -> Data {
        watch.reads(path)
        do throws(PlainFile.Fault) {
            return try PlainFile.read(path, largest: largestFile)
        } catch .notPlain {
            throw .notPlain(path)
        } catch .tooLarge {
            throw .tooLarge(path, limit: largestFile)
        } catch {
            throw .unreadableFile(path)
        }
    }

    package static func text(_ path: String) throws(Mistake) -> String {
        guard let text = String(data: try data(path), encoding: .utf8) else { throw .notText(path) }
        return text
    }

    /// Returns true if the path is a symbolic link.
    package static func isLink(_ path: String) -> Bool {
        Files.isLink(path)
    }

    /// Returns the names in a folder, sorted, without hidden ones.
    package static func names(in folder: String) -> [String] {
        Files.names(in: folder).filter { !$0.hasPrefix(".") }
    }

    /// Returns the paths of the files below a folder, relative to it and sorted.
    ///
    /// Leaves out the contents of bundles such as `Model.xcdatamodeld`, of linked folders, and of folders whose name
    /// `skip` wants left out. A project can name any folder, even the root: only the first 20,000 are found, and
    /// the user gets a note.
    ///
    /// - Parameter takesCatalogs: True if asset catalogs, which are folders, count as files.
    package static func files(
        below folder: String, takesCatalogs: Bool = false, skip: (String) -> Bool = { _ in false }
    ) -> [String] {
        var rest = mostEntries
        let files = files(below: folder, takesCatalogs, skip, &rest)
        if rest < 0 {
            ReachedBounds.note(
                "\(folder) holds more than \(mostEntries) files and folders; the rest is not looked at. "
                    + "If the app needs more of them, name a smaller folder in the project.")
        }
        return files
    }

    /// The greatest number of files and folders that are looked at below a folder.
    private static let mostEntries = 20_000

    private static func files(
        below folder: String, _ takesCatalogs: Bool, _ skip: (String) -> Bool, _ rest: inout Int
    ) -> [String] {
        var files: [String] = []
        for name in names(in: folder) {
            rest -= 1
            guard rest >= 0 else { break }
            let path = folder + "/" + name
            if !Files.isFolder(path) {
                files.append(name)
            } else if !isLink(path), !skip(name) {
                if catalogs.contains(Path.ending(name)) {
                    if takesCatalogs { files.append(name) }
                } else if !bundles.contains(Path.ending(name)) {
                    files += Self.files(below: path, takesCatalogs, skip, &rest).map { name + "/" + $0 }
                }
            }
        }
        return files
    }

    /// Returns true for a folder that is neither a bundle nor a link.
    package static func isOwnFolder(_ path: String) -> Bool {
        Files.isFolder(path) && !isLink(path) && !bundles.contains(Path.ending(path))
    }

    /// The folders that Xcode compiles to one file each.
    private static let catalogs: Set<String> = ["xcassets", "xcdatamodel", "xcdatamodeld"]

    private static let bundles: Set<String> = [
        "app", "appex", "bundle", "docc", "framework", "icon", "playground", "scnassets", "xcassets", "xcdatamodel",
        "xcdatamodeld", "xcframework", "xcodeproj", "xcworkspace",
    ]
}
