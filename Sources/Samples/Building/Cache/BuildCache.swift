/// The folder that keeps the results of builds, by content.
///
/// Any number of processes may use one at once. Entries appear whole, by a rename, and may vanish at any time: a
/// process that misses one builds it again.
package struct BuildCache: Hashable, Sendable {
    /// The absolute path. The folder is made when something is first kept.
    package var folder: String
    package var limits: Limits

    package init(folder: String, limits: Limits = Limits()) {
        self.folder = folder
        self.limits = limits
    }

    /// Returns `$XDG_CACHE_HOME/understudy`, or `~/.cache/understudy`; nil if the environment names neither.
    package static func standard(environment: [String: String]) -> BuildCache? {
        if let caches = environment["XDG_CACHE_HOME"], caches.hasPrefix("/") {
            return BuildCache(folder: caches + "/understudy")
        }
        guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
        return BuildCache(folder: home + "/.cache/understudy")
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

    var toolchains: String { folder + "/toolchains" }
    var entries: String { folder + "/entries" }
    var sources: String { folder + "/sources" }
    var work: String { folder + "/work" }
    /// Returns the folder of Clang's compiled headers, which the Swift compiler keeps itself.
    func clangModules(_ toolchain: Toolchain) -> String { folder + "/clang/\(toolchain.identity)" }

    /// Makes an empty folder for the outputs of calls.
    func makeWorkFolder() throws -> String {
        let path = ProcessFolder.place("build", in: work)
        try Files.makeFolder(path)
        return path
    }

    /// Keeps a text and returns the path under which a compiler may read it. The path depends on the text.
    func keep(source text: String, ending: String) throws -> String {
        let path = sources + "/\(ContentHash(text)).\(ending)"
        if Files.size(path) == text.utf8.count {
            refresh(path)
        } else {
            try Files.write(Array(text.utf8), to: path)
        }
        return path
    }

    /// Notes that a file is in use, without a write each time.
    func refresh(_ path: String) {
        if let changed = Files.changed(path), Files.now - changed > limits.untouchableSeconds / 4 { Files.touch(path) }
    }
}
