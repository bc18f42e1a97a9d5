internal import FoundationEssentials
internal import Samples

/// A folder of the cache that holds folders by the hash of what they were made of.
///
/// A folder appears whole, by a rename; any number of processes may ask for the same one at once.
struct ContentFolder: Sendable {
    var folder: String
    /// How many folders stay; older ones go once they were not used for a day.
    var capacity = 40

    init(_ name: String, in cache: BuildCache) {
        folder = cache.folder + "/" + name
    }

    /// The folder under a key; `fill` is given an empty folder to fill where there is none yet.
    func folder(_ key: String, fill: (String) async throws -> Void) async throws -> String {
        if let path = present(key) { return path }
        let staging = try stage()
        defer { try? FileManager.default.removeItem(atPath: staging) }
        try await fill(staging)
        return try keep(staging, key)
    }

    /// The same for what is made without waiting.
    func folder(_ key: String, fill: (String) throws -> Void) throws -> String {
        if let path = present(key) { return path }
        let staging = try stage()
        defer { try? FileManager.default.removeItem(atPath: staging) }
        try fill(staging)
        return try keep(staging, key)
    }

    private func present(_ key: String) -> String? {
        let path = folder + "/" + key
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: path)
        return path
    }

    private func stage() throws -> String {
        let staging = folder + "/.\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: staging, withIntermediateDirectories: true)
        return staging
    }

    private func keep(_ staging: String, _ key: String) throws -> String {
        let path = folder + "/" + key
        do {
            try FileManager.default.moveItem(atPath: staging, toPath: path)
        } catch {
            // Another program may have made the same meanwhile.
            guard FileManager.default.fileExists(atPath: path) else { throw error }
        }
        trim()
        return path
    }

    private func trim() {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        guard names.count > capacity else { return }
        let ages = names.map { name in
            let attributes = try? FileManager.default.attributesOfItem(atPath: folder + "/" + name)
            return (name, attributes?[.modificationDate] as? Date ?? .distantPast)
        }
        for (name, used) in ages.sorted(by: { $0.1 > $1.1 }).dropFirst(capacity)
        where used.timeIntervalSinceNow < -86_400 {
            try? FileManager.default.removeItem(atPath: folder + "/" + name)
        }
    }
}
