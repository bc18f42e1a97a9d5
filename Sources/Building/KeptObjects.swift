internal import Foundation
internal import Samples
internal import Storage
internal import Wording

/// The objects of a large module's files, as a build left them for the next.
///
/// A file's object depends on its own text and, of the other files, only on what the module's interface shows: the
/// compiler reads no more of them when it compiles a part of a module. So an object stays right for as long as its text
/// and that interface do, which has the declarations of every file, the private ones, too.
struct KeptObjects: Hashable, Sendable, Codable {
    /// The hash of the module's interface.
    var interface: ContentHash
    /// The hashes of the files' texts, in their order.
    var texts: [ContentHash]
    /// The warnings of each file, with their notes.
    var warnings: [[Diagnostic]]

    /// Returns the places of the files whose objects are still right.
    func places(ofTexts now: [ContentHash], interface: ContentHash?) -> [Int] {
        guard interface == self.interface, now.count == texts.count, warnings.count == texts.count else { return [] }
        return now.indices.filter { now[$0] == texts[$0] }
    }

    private static let name = "objects.json"

    /// Returns what the last build of a module left, and the folder of the objects; nil if the cache has nothing whole.
    ///
    /// - Parameter shape: The key of all that objects depend on, except texts and interface.
    static func last(_ shape: ContentHash, in cache: BuildCache) -> (kept: KeptObjects, folder: String)? {
        guard let pointer = cache.entry(shape), let data = try? Files.bytes("\(pointer.folder)/\(name)"),
            let key = try? JSONDecoder().decode(ContentHash.self, from: Data(data)), let entry = cache.entry(key),
            let bytes = try? Files.bytes("\(entry.folder)/\(name)"),
            let kept = try? JSONDecoder().decode(KeptObjects.self, from: Data(bytes)), kept.key(shape) == key
        else { return nil }
        return (kept, entry.folder)
    }

    /// Keeps objects for the next build. If that fails, the next build compiles all files.
    func keep(_ objects: [String], of workFolder: String, shape: ContentHash, in cache: BuildCache) {
        let key = key(shape)
        do {
            try Files.write(Array(try JSONEncoder().encode(self)), to: "\(workFolder)/\(Self.name)")
            _ = try cache.keep(key, files: objects + [Self.name], of: workFolder)
            // The entry's file must not change with the next one of that name.
            Files.remove("\(workFolder)/\(Self.name)")
            try Files.write(Array(try JSONEncoder().encode(key)), to: "\(workFolder)/\(Self.name)")
            _ = try cache.keep(shape, files: [Self.name], of: workFolder, replacing: true)
            Files.remove("\(workFolder)/\(Self.name)")
        } catch {}
    }

    private func key(_ shape: ContentHash) -> ContentHash {
        var key = shape
        key.add(["of", interface.description])
        key.add(texts.map(\.description))
        return key
    }
}
