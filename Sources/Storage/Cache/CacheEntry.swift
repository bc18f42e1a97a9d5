internal import FoundationEssentials
package import Wording

/// The result of one step of a build: some files, and the compiler's messages.
package struct CacheEntry: Hashable, Sendable {
    package var key: ContentHash
    /// The folder that holds the files.
    package var folder: String
    package var record: Record

    package struct Record: Hashable, Sendable, Codable {
        /// The files' stamps by their names, which may have folders: a file that was cut short or altered has another.
        var files: [String: String]
        package var warnings: [Diagnostic] = []
        /// The hash of the files' contents, if other steps build upon them.
        package var contents: ContentHash?
    }

    package static let recordName = "entry.json"
}

extension BuildCache {
    /// Returns the folder of a key's entry, which need not be there.
    package func folder(of key: ContentHash) -> String { entries + "/\(key)" }

    /// Returns the entry of a key; nil if there is none or a file of it is missing or another.
    package func entry(_ key: ContentHash) -> CacheEntry? {
        let folder = folder(of: key)
        let path = folder + "/" + CacheEntry.recordName
        guard let data = try? Data(contentsOf: URL(filePath: path)),
            let record = try? JSONDecoder().decode(CacheEntry.Record.self, from: data),
            record.files.allSatisfy({ Files.stamp(folder + "/" + $0.key) == $0.value })
        else { return nil }
        refresh(path)
        return CacheEntry(key: key, folder: folder, record: record)
    }

    /// Keeps files of a work folder under a key, all at once.
    ///
    /// If another process kept the same key meanwhile, its entry stays, unless `replacing` is true; a broken entry is
    /// replaced.
    package func keep(
        _ key: ContentHash, files: [String], of workFolder: String, warnings: [Diagnostic] = [],
        hashing hashed: String? = nil, replacing: Bool = false
    ) throws -> CacheEntry {
        let staging = try makeWorkFolder()
        defer { ProcessFolder.remove(staging) }
        var record = CacheEntry.Record(files: [:], warnings: warnings)
        var contents = ContentHash()
        for file in files {
            try Files.makeFolder(Files.parent(staging + "/" + file))
            try Files.link(workFolder + "/" + file, to: staging + "/" + file)
            record.files[file] = Files.stamp(staging + "/" + file)
            if file == hashed {
                try Files.bytes(staging + "/" + file).withUnsafeBytes { contents.add($0) }
            }
        }
        if hashed != nil { record.contents = contents }
        try Files.write(Array(try JSONEncoder().encode(record)), to: staging + "/" + CacheEntry.recordName)
        if !Files.exists(entries) { try Files.makeFolder(entries) }
        let folder = folder(of: key)
        while !Files.rename(staging, to: folder) {
            if !replacing, let theirs = entry(key) { return theirs }
            let broken = try makeWorkFolder()
            defer { ProcessFolder.remove(broken) }
            guard Files.rename(folder, to: broken + "/entry") || !Files.exists(folder) else {
                throw CacheUnusable(folder: folder)
            }
        }
        return CacheEntry(key: key, folder: folder, record: record)
    }
}
