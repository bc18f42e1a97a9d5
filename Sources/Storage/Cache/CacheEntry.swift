internal import FoundationEssentials
package import Wording

/// The result of one step of a build: some files, and the compiler's messages.
package struct CacheEntry: Hashable, Sendable {
    package var key: ContentHash
    /// The folder that holds the files.
    package var folder: String
    package var record: Record

    package struct Record: Hashable, Sendable, Codable {
        /// The files as they were kept, by their names, which may have folders.
        var files: [String: File]
        package var warnings: [Diagnostic] = []
        /// The hash of the files' contents, if other steps build upon them.
        package var contents: ContentHash?

        /// The names of the files, sorted.
        package var names: [String] { files.keys.sorted() }
    }

    /// The state of a kept file. One that was cut short or altered has another.
    ///
    /// The contents decide. They are read only if the stamp is another one: that of a copy is.
    struct File: Hashable, Sendable, Codable {
        var stamp: String
        var contents: ContentHash
        /// A copy that did not keep it has programs that cannot be started.
        var isExecutable: Bool

        init(_ path: String) throws {
            stamp = Files.stamp(path) ?? ""
            contents = try Files.bytes(path).withUnsafeBytes { ContentHash($0) }
            isExecutable = Files.isExecutable(path)
        }
    }

    package static let recordName = "entry.json"
}

extension BuildCache {
    /// Returns the folder of a key's entry, which need not be there.
    package func folder(of key: ContentHash) -> String { entries + "/\(key)" }

    /// Returns the entry of a key; nil if there is none or a file of it is missing or another.
    ///
    /// One that came with the program is copied into the cache first.
    package func entry(_ key: ContentHash) -> CacheEntry? { present(key) ?? copied(key) }

    private func present(_ key: ContentHash) -> CacheEntry? {
        let folder = folder(of: key)
        guard let (kept, record) = CacheEntry.Record.whole(in: folder) else { return nil }
        let path = folder + "/" + CacheEntry.recordName
        if record == kept {
            refresh(path)
        } else if let bytes = try? JSONEncoder().encode(record) {
            // The next process need not read the contents again. One that cannot write does.
            try? write(Array(bytes), to: path)
        }
        return CacheEntry(key: key, folder: folder, record: record)
    }

    /// Copies the entry that came with the program; nil if none did, or it is damaged.
    private func copied(_ key: ContentHash) -> CacheEntry? {
        guard let carried else { return nil }
        let folder = BuildCache(folder: carried).folder(of: key)
        guard let (_, record) = CacheEntry.Record.whole(in: folder) else { return nil }
        let hashed = record.contents.flatMap { contents in
            record.names.first { record.files[$0]?.contents == contents }
        }
        return try? keep(key, files: record.names, of: folder, warnings: record.warnings, hashing: hashed)
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
        for file in files {
            try Files.makeFolder(Files.parent(staging + "/" + file))
            try Files.link(workFolder + "/" + file, to: staging + "/" + file)
            record.files[file] = try CacheEntry.File(staging + "/" + file)
        }
        record.contents = hashed.flatMap { record.files[$0]?.contents }
        try Files.write(Array(try JSONEncoder().encode(record)), to: staging + "/" + CacheEntry.recordName)
        if !Files.exists(entries) { try Files.makeFolder(entries) }
        let folder = folder(of: key)
        while !Files.rename(staging, to: folder) {
            if !replacing, let theirs = present(key) { return theirs }
            let broken = try makeWorkFolder()
            defer { ProcessFolder.remove(broken) }
            guard Files.rename(folder, to: broken + "/entry") || !Files.exists(folder) else {
                throw CacheUnusable(folder: folder)
            }
        }
        return CacheEntry(key: key, folder: folder, record: record)
    }
}

extension CacheEntry.Record {
    /// Returns the record in a folder as it was kept and as it is now; nil if there is none, or its files are not those.
    fileprivate static func whole(in folder: String) -> (kept: Self, now: Self)? {
        guard let data = try? Data(contentsOf: URL(filePath: folder + "/" + CacheEntry.recordName)),
            let kept = try? JSONDecoder().decode(Self.self, from: data), let now = Self(kept, in: folder)
        else { return nil }
        return (kept, now)
    }

    /// Returns a record with the stamps that the files have now; nil if a file is missing or has other contents.
    fileprivate init?(_ kept: Self, in folder: String) {
        self = kept
        for (name, file) in kept.files {
            let path = folder + "/" + name
            guard let stamp = Files.stamp(path) else { return nil }
            if stamp == file.stamp { continue }
            guard let now = try? CacheEntry.File(path), now.contents == file.contents,
                now.isExecutable == file.isExecutable
            else { return nil }
            files[name] = now
        }
    }
}
