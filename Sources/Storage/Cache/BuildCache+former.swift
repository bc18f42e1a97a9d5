/// A name in the cache with a key as earlier versions made it: 32 hexadecimal digits, of a hash that is no longer used.
enum FormerKey {
    /// Returns true for a name that is such a key, or contains one in the place where this folder's names have theirs.
    static func isIn(_ name: String, of folder: Folder) -> Bool {
        switch folder {
        case .entries, .locks, .archives, .documentation, .symbols: isKey(name[...])
        case .toolchains: name.hasSuffix(".json") && isKey(name.dropLast(5))
        case .sources: isKey(name.prefix { $0 != "." }) && name.contains(".")
        case .clang: isKey(name.hasPrefix("language-") ? name.dropFirst(9) : name[...])
        // The names before the key are those of a tutorial and a step.
        case .steps:
            name.contains("-") && isKey(name.split(separator: "-", omittingEmptySubsequences: false).last ?? "")
        }
    }

    /// The folders of the cache whose names hold keys.
    enum Folder: String, CaseIterable {
        case entries, locks, toolchains, sources, clang, steps, archives, documentation, symbols
    }

    private static func isKey(_ text: Substring) -> Bool {
        text.utf8.count == 32
            && text.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"): true
                default: false
                }
            }
    }
}

extension BuildCache {
    /// Removes what earlier versions kept under keys that no build asks for any more.
    ///
    /// One of those versions may still be running. So all of it stays if any of it was used within the last hour, and
    /// a later start removes it. What else is in the cache's folder stays in any case.
    package func removeFormer(now: Int) {
        let former = FormerKey.Folder.allCases.flatMap { folder in
            Files.names(in: "\(self.folder)/\(folder.rawValue)").filter { FormerKey.isIn($0, of: folder) }
                .map { "\(self.folder)/\(folder.rawValue)/\($0)" }
        }
        guard let last = former.compactMap(lastUseOfFormer).max(), now - last > limits.untouchableSeconds else {
            return
        }
        for path in former {
            guard let doomed = try? makeWorkFolder() else { return }
            // What goes, goes whole: a process that still looks misses it, and makes it again.
            _ = Files.rename(path, to: doomed + "/former")
            ProcessFolder.remove(doomed)
        }
    }

    /// Returns the time of the last use, in seconds since 1970: an entry notes it in its record.
    private func lastUseOfFormer(_ path: String) -> Int? {
        Files.changed(path + "/" + CacheEntry.recordName) ?? Files.changed(path)
    }
}
