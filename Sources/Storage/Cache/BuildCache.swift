package import Wording

/// The folder that keeps the results of builds, by content.
///
/// Any number of processes may use one at once. Entries appear whole, by a rename, and may vanish at any time: a
/// process that misses one builds it again.
package struct BuildCache: Hashable, Sendable {
    /// The absolute path. The folder is made when something is first kept.
    package var folder: String
    package var limits: Limits
    /// The folder of a cache that came with the program, from which an entry is copied if this one lacks it; nil for none.
    package var carried: String?

    package init(folder: String, limits: Limits = Limits(), carried: String? = nil) {
        self.folder = folder
        self.limits = limits
        self.carried = carried
    }

    /// Returns `$XDG_CACHE_HOME/understudy`, or `~/.cache/understudy`; nil if the environment names neither.
    package static func standard(environment: [String: String]) -> BuildCache? {
        if let caches = environment["XDG_CACHE_HOME"], caches.hasPrefix("/") {
            return BuildCache(folder: caches + "/understudy")
        }
        guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
        return BuildCache(folder: home + "/.cache/understudy")
    }

    /// Returns the same.
    ///
    /// - Throws: `Mistake` if the environment names no folder.
    package static func required(environment: [String: String]) throws(Mistake) -> BuildCache {
        guard let cache = standard(environment: environment) else {
            throw Mistake(
                .usage, what: "Understudy has no folder for its build products.",
                cure: "Set HOME, or XDG_CACHE_HOME to a folder that may be written to.")
        }
        // Both part the folders in which the loader searches an app's libraries.
        guard !cache.folder.contains(where: { $0 == ":" || $0 == ";" }) else {
            throw Mistake(
                .usage, what: "The folder for build products has a colon or a semicolon in its path.",
                place: cache.folder, cure: "Set XDG_CACHE_HOME to another folder.")
        }
        return cache
    }

    /// The limits of the cache.
    package struct Limits: Hashable, Sendable {
        package var entries = 200
        package var bytes = 1 << 30
        /// The seconds for which an entry stays after its last use, whatever the other limits say.
        package var untouchableSeconds = 3600
        /// The seconds that pass between two checks of the limits.
        package var secondsBetweenTrims = 600

        package init() {}
    }

    package var toolchains: String { folder + "/toolchains" }
    var entries: String { folder + "/entries" }
    var sources: String { folder + "/sources" }
    package var work: String { folder + "/work" }

    /// True if the folder can be written to. It is made if it does not exist.
    package var canBeWritten: Bool {
        (try? Files.makeFolder(folder)) != nil && Files.isWritable(folder)
    }

    /// Makes an empty folder for the outputs of calls.
    package func makeWorkFolder() throws -> String {
        try ProcessFolder.make(in: work)
    }

    /// Replaces a file of the cache in one step, with the folders that it needs.
    package func write(_ bytes: [UInt8], to path: String) throws {
        let staging = try makeWorkFolder()
        defer { ProcessFolder.remove(staging) }
        let folder = Files.parent(path)
        if !Files.exists(folder) { try Files.makeFolder(folder) }
        try Files.replace(path, with: bytes, by: staging + "/new")
    }

    /// Keeps a text and returns the path under which a compiler may read it. The path depends on the text.
    package func keep(source text: String, ending: String) throws -> String {
        let path = sources + "/\(ContentHash(text)).\(ending)"
        let bytes = Array(text.utf8)
        if (try? Files.bytes(path)) == bytes {
            refresh(path)
        } else {
            try write(bytes, to: path)
        }
        return path
    }

    /// Notes that a file is in use, without a write each time.
    package func refresh(_ path: String) {
        if let changed = Files.changed(path), Files.now - changed > limits.untouchableSeconds / 4 { Files.touch(path) }
    }
}
