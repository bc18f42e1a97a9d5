import Foundation
import Testing

@testable import Storage

struct FormerCacheTests {
    private static let old = "0dde40528383468e8b638d1698443171"

    /// Files that earlier versions kept.
    private static let former = [
        "archives/\(old)/index.html", "clang/\(old)/1/a.pcm", "clang/language-\(old)/a.pcm",
        "documentation/\(old)/index.html",
        "entries/\(old)/a.o", "entries/\(old)/entry.json", "locks/\(old)", "sources/\(old).swift",
        "steps/hackworth-no-storyboard-\(old)/Stage/AppDelegate.swift", "symbols/\(old)/a.json",
        "toolchains/\(old).json",
    ]

    /// Files that this version keeps, and files of other programs.
    private static let others = [
        "clang/symbols/a.pcm", "entries/\(ContentHash("key"))/entry.json", "entries/notes/a.txt",
        "entries/\(old.uppercased())/a.txt", "entries/\(old)0/a.txt", "mine/\(old)/a.txt",
        "sources/\(ContentHash("key")).swift", "sources/\(old)", "steps/a-b-\(ContentHash("key"))/a.swift",
        "toolchains/\(old)", "trimmed", "\(old)/a.txt",
    ]

    private static func fill(_ cache: BuildCache) throws {
        for path in former + others { try Files.write([1], to: "\(cache.folder)/\(path)") }
    }

    private static func files(in folder: String, below path: String = "") -> [String] {
        Files.names(in: folder + path).flatMap { name in
            Files.isFolder("\(folder)\(path)/\(name)")
                ? files(in: folder, below: "\(path)/\(name)") : ["\(path)/\(name)"]
        }
    }

    @Test func `What earlier versions kept goes once it was not used for an hour, and nothing else`() throws {
        try withTemporaryFolder { folder in
            let cache = BuildCache(folder: folder)
            try Self.fill(cache)
            let all = (Self.former + Self.others).map { "/" + $0 }.sorted()
            #expect(Self.files(in: folder).sorted() == all)
            // A process of an earlier version may be at work.
            cache.removeFormer(now: Files.now)
            #expect(Self.files(in: folder).sorted() == all)
            cache.removeFormer(now: Files.now + 2 * cache.limits.untouchableSeconds)
            #expect(Self.files(in: folder).sorted() == Self.others.map { "/" + $0 }.sorted())
        }
    }

    @Test func `A link in the place of an old key goes without what it leads to`() throws {
        try withTemporaryFolder { folder in
            let cache = BuildCache(folder: folder + "/cache")
            try Files.write([1], to: folder + "/elsewhere/a")
            try Files.makeFolder(cache.entries)
            try FileManager.default.createSymbolicLink(
                atPath: "\(cache.entries)/\(Self.old)", withDestinationPath: folder + "/elsewhere")
            cache.removeFormer(now: Files.now + 2 * cache.limits.untouchableSeconds)
            #expect(Files.names(in: cache.entries) == [])
            #expect(Files.names(in: folder + "/elsewhere") == ["a"])
        }
    }
}
