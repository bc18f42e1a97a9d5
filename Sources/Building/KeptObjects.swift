internal import Foundation
internal import Samples
internal import Storage
internal import Wording

/// The objects of a large module's files, as a build left them for the next.
///
/// A file's object depends on its own text and, of the other files, only on what the module's interface shows: the
/// compiler reads the declarations of the others. The interface has those of every file, the private ones, too. There is one
/// thing more: the type behind `some` is in a body, and code in files of the same call goes by it. So an object stays right
/// for as long as its text, that interface, and the texts with `some` that were compiled in the same call do.
struct KeptObjects: Hashable, Sendable, Codable {
    /// The hash of the module's interface.
    var interface: ContentHash
    /// The hashes of the files' texts, in their order.
    var texts: [ContentHash]
    /// The places of the files with `some` that were compiled in one call with each file.
    var opaque: [[Int]]
    /// The warnings of each file, with their notes.
    var warnings: [[Diagnostic]]

    /// Returns the places of the files whose objects are still right, and whose warnings point to lines that are there.
    func places(ofTexts now: [ContentHash], at paths: [String], interface: ContentHash?) -> [Int] {
        guard interface == self.interface, [texts.count, opaque.count, warnings.count].allSatisfy({ $0 == now.count })
        else { return [] }
        let changed = Set(now.indices.filter { now[$0] != texts[$0] })
        let changedPaths = Set(changed.map { paths[$0] })
        return now.indices.filter { place in
            !changed.contains(place) && changed.isDisjoint(with: opaque[place])
                && !warnings[place].contains { $0.path.map(changedPaths.contains) ?? false }
        }
    }

    /// True if a text has the word `some`, as a function with an opaque type has.
    static func hasOpaqueTypes(_ text: String) -> Bool {
        text.contains("some") && text.contains(/\bsome\b/)
    }

    /// Returns what the last build of a module left, and the folder of the objects; nil if the cache has nothing whole.
    ///
    /// - Parameter shape: The key of all that objects depend on, except texts and interface.
    static func last(
        _ shape: ContentHash, of module: String, in cache: BuildCache
    ) -> (kept: KeptObjects, folder: String)? {
        guard let pointer = cache.entry(shape), let data = try? Files.bytes("\(pointer.folder)/\(pointerName(module))"),
            let key = try? JSONDecoder().decode(ContentHash.self, from: Data(data)), let entry = cache.entry(key),
            let bytes = try? Files.bytes("\(entry.folder)/\(name(module))"),
            let kept = try? JSONDecoder().decode(KeptObjects.self, from: Data(bytes)), kept.key(shape) == key
        else { return nil }
        return (kept, entry.folder)
    }

    // The modules of a build are compiled side by side in one work folder.
    private static func name(_ module: String) -> String { "\(module).objects.json" }
    private static func pointerName(_ module: String) -> String { "\(module).last.json" }

    /// Keeps objects for the next build. If that fails, the next build compiles all files.
    ///
    /// - Parameter former: The folder of the objects that were the last; they are given up.
    func keep(
        _ objects: [String], of workFolder: String, shape: ContentHash, module: String, in cache: BuildCache,
        replacing former: String?
    ) {
        let key = key(shape)
        do {
            try Files.write(Array(try JSONEncoder().encode(self)), to: "\(workFolder)/\(Self.name(module))")
            let entry = try cache.keep(key, files: objects + [Self.name(module)], of: workFolder)
            try Files.write(Array(try JSONEncoder().encode(key)), to: "\(workFolder)/\(Self.pointerName(module))")
            _ = try cache.keep(shape, files: [Self.pointerName(module)], of: workFolder, replacing: true)
            // Another build that reads them now compiles what it misses.
            if let former, former != entry.folder { Files.remove(former) }
        } catch {}
    }

    private func key(_ shape: ContentHash) -> ContentHash {
        var key = shape
        key.add(["of", interface.description])
        key.add(texts.map(\.description))
        return key
    }
}
