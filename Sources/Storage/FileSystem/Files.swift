package import FoundationEssentials
internal import Glibc

/// The few functions of the file system that the cache and the toolchain need.
package enum Files {
    package static func exists(_ path: String) -> Bool {
        isPath(path) && access(path, F_OK) == 0
    }

    /// Returns false for a text with a null character. C ends a path at a null character, so `App\0x` would mean `App`.
    static func isPath(_ text: String) -> Bool {
        !text.utf8.contains(0)
    }

    package static func isExecutable(_ path: String) -> Bool {
        isPath(path) && access(path, X_OK) == 0 && status(path).map { $0.st_mode & S_IFMT == S_IFREG } == true
    }

    static func isWritable(_ path: String) -> Bool {
        isPath(path) && access(path, W_OK | X_OK) == 0
    }

    static func size(_ path: String) -> Int? {
        status(path).map { Int($0.st_size) }
    }

    /// Returns a text that changes whenever the file does: its size and the time of its last change.
    package static func stamp(_ path: String) -> String? {
        status(path).map { "\($0.st_size) \($0.st_mtim.tv_sec) \($0.st_mtim.tv_nsec)" }
    }

    /// Returns the time of the file's last change, in seconds since 1970.
    package static func changed(_ path: String) -> Int? {
        status(path).map { Int($0.st_mtim.tv_sec) }
    }

    /// The time now, in seconds since 1970.
    package static var now: Int { time(nil) }

    /// Returns the size of the files in a folder and its folders.
    static func bytesInside(_ folder: String) -> Int {
        names(in: folder).reduce(0) { sum, name in
            let path = folder + "/" + name
            return sum + (isFolder(path) ? bytesInside(path) : size(path) ?? 0)
        }
    }

    package static func isFolder(_ path: String) -> Bool {
        status(path).map { $0.st_mode & S_IFMT == S_IFDIR } == true
    }

    /// Returns true if the path still leads to the open file.
    static func isOpen(_ descriptor: Int32, at path: String) -> Bool {
        var held = stat()
        guard fstat(descriptor, &held) == 0, let there = status(path) else { return false }
        return held.st_ino == there.st_ino && held.st_dev == there.st_dev
    }

    /// Makes the file look as if it had changed just now.
    static func touch(_ path: String) {
        _ = utimensat(AT_FDCWD, path, nil, 0)
    }

    /// Returns the path with links and dots resolved.
    package static func real(_ path: String) -> String? {
        guard isPath(path), let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    /// Returns the folder that contains an absolute path.
    package static func parent(_ path: String) -> String {
        "/" + path.split(separator: "/").dropLast().joined(separator: "/")
    }

    /// Makes a folder, with those that contain it. Does nothing if it exists.
    package static func makeFolder(_ path: String) throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    package static func remove(_ path: String) {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The names in a folder, sorted; none if there is no such folder.
    package static func names(in folder: String) -> [String] {
        isPath(folder) ? ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted() : []
    }

    /// Gives a file or folder another name in one step. False where something is in the way.
    package static func rename(_ old: String, to new: String) -> Bool {
        Glibc.rename(old, new) == 0
    }

    /// Exchanges two folders in one step. False if one is missing or the file system cannot do it.
    package static func exchange(_ one: String, _ other: String) -> Bool {
        typealias Function =
            @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32
        // Swift's module of the C library leaves it out.
        guard let symbol = dlsym(nil, "renameat2") else { return false }
        let rename = unsafeBitCast(symbol, to: Function.self)
        let exchanging: UInt32 = 2
        return rename(AT_FDCWD, one, AT_FDCWD, other, exchanging) == 0
    }

    /// The path of a file or folder that somebody named, with its links followed and without a slash at its end.
    package static func followed(_ url: URL) -> String {
        let path = url.standardizedFileURL.resolvingSymlinksInPath().path
        return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    /// A path beside a file or folder that is Understudy's own.
    package static func companion(of path: String, _ purpose: String) -> String {
        let folder = parent(path)
        let name = path.split(separator: "/").last ?? ""
        return "\(folder == "/" ? "" : folder)/.\(name).understudy-\(purpose)"
    }

    /// Gives a file a second name, or copies it where the file system knows no such thing.
    package static func link(_ old: String, to new: String) throws {
        do {
            try FileManager.default.linkItem(atPath: old, toPath: new)
        } catch {
            try FileManager.default.copyItem(atPath: old, toPath: new)
        }
    }

    /// Copies a file, or a folder with all that is in it, also if it belongs to another user.
    ///
    /// Foundation gives the copy of a folder to the same owner, which only root may do.
    package static func copy(_ old: String, to new: String) throws {
        guard isFolder(old), !isLink(old) else { return try FileManager.default.copyItem(atPath: old, toPath: new) }
        try FileManager.default.createDirectory(atPath: new, withIntermediateDirectories: false)
        for name in try FileManager.default.contentsOfDirectory(atPath: old) {
            try copy("\(old)/\(name)", to: "\(new)/\(name)")
        }
    }

    /// Returns true for a symbolic link.
    static func isLink(_ path: String) -> Bool {
        var status = stat()
        return isPath(path) && lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    /// Returns a file's contents.
    package static func bytes(_ path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(filePath: path)))
    }

    /// Writes a file that no other process reads yet, with the folders that it needs.
    package static func write(_ bytes: [UInt8], to path: String) throws {
        let folder = parent(path)
        if !exists(folder) { try makeFolder(folder) }
        try Data(bytes).write(to: URL(filePath: path))
    }

    /// Returns a name that no other file or folder has.
    package static func uniqueName() -> String {
        "\(getpid())-\(String(UInt64.random(in: .min ... .max), radix: 36))"
    }

    private static func status(_ path: String) -> stat? {
        var status = stat()
        return isPath(path) && stat(path, &status) == 0 ? status : nil
    }
}
