/// A folder of the cache that holds folders by the hash of what they were made of.
///
/// A folder appears whole, by a rename; any number of processes may ask for the same one at once.
package struct ContentFolder: Sendable {
    private let folder: String
    private let cache: BuildCache
    private let limits: BuildCache.Limits

    /// - Parameter count: The number of folders that stay. More stay if they were used within the last day.
    package init(_ name: String, in cache: BuildCache, keeping count: Int = 40) {
        folder = cache.folder + "/" + name
        self.cache = cache
        var limits = BuildCache.Limits()
        limits.entries = count
        limits.bytes = .max
        limits.untouchableSeconds = 86_400
        self.limits = limits
    }

    /// The folder under a key; `fill` is given an empty folder to fill if there is none yet.
    package func folder(_ key: String, fill: (String) async throws -> Void) async throws -> String {
        if let path = present(key) { return path }
        let staging = try cache.makeWorkFolder()
        defer { ProcessFolder.remove(staging) }
        try await fill(staging)
        return try keep(staging, key)
    }

    /// The same for what is made without waiting.
    package func folder(_ key: String, fill: (String) throws -> Void) throws -> String {
        if let path = present(key) { return path }
        let staging = try cache.makeWorkFolder()
        defer { ProcessFolder.remove(staging) }
        try fill(staging)
        return try keep(staging, key)
    }

    private func present(_ key: String) -> String? {
        let path = folder + "/" + key
        guard Files.exists(path) else { return nil }
        Files.touch(path)
        return path
    }

    private func keep(_ staging: String, _ key: String) throws -> String {
        let path = folder + "/" + key
        if !Files.exists(folder) { try Files.makeFolder(folder) }
        // Another program may have made the same meanwhile.
        guard Files.rename(staging, to: path) || Files.exists(path) else { throw CacheUnusable(folder: folder) }
        trim()
        return path
    }

    private func trim() {
        let kept = Files.names(in: folder).map { name in
            CacheTrim.Candidate(name: name, bytes: 0, lastUse: Files.changed(folder + "/" + name) ?? 0)
        }
        for name in CacheTrim.victims(of: kept, limits: limits, now: Files.now) {
            // What goes, goes whole: half of a folder would be taken for all of it.
            guard let doomed = try? cache.makeWorkFolder() else { return }
            _ = Files.rename(folder + "/" + name, to: doomed + "/" + name)
            ProcessFolder.remove(doomed)
        }
    }
}
