import Foundation
import Testing
import Wording

@testable import Storage

struct CacheTests {
    struct Case: Sendable {
        var entries: Int
        var bytes: Int
        var victims: [String]
    }

    @Test(arguments: [
        Case(entries: 9, bytes: 999, victims: []),
        Case(entries: 3, bytes: 999, victims: ["oldest"]),
        Case(entries: 9, bytes: 35, victims: ["older", "oldest"]),
        Case(entries: 0, bytes: 0, victims: ["older", "oldest"]),
    ]) func `The oldest entries are given up, but none used lately`(_ test: Case) {
        var limits = BuildCache.Limits()
        limits.entries = test.entries
        limits.bytes = test.bytes
        limits.untouchableSeconds = 100
        let candidates = [("new", 990), ("oldest", 100), ("lately", 905), ("older", 800)].map {
            CacheTrim.Candidate(name: $0.0, bytes: 15, lastUse: $0.1)
        }
        #expect(CacheTrim.victims(of: candidates, limits: limits, now: 1000) == test.victims)
    }

    @Test(arguments: [
        (["XDG_CACHE_HOME": "/x", "HOME": "/h"], "/x/understudy"),
        (["XDG_CACHE_HOME": "relative", "HOME": "/h"], "/h/.cache/understudy"),
        ([:], nil),
    ]) func `The cache lies where the environment says`(_ environment: [String: String], _ folder: String?) {
        #expect(BuildCache.standard(environment: environment)?.folder == folder)
    }

    @Test(arguments: ["/a:b", "/a;b"])
    func `A folder whose name the loader would part is refused`(_ folder: String) {
        #expect(throws: Mistake.self) { try BuildCache.required(environment: ["XDG_CACHE_HOME": folder]) }
    }

    @Test func `Only whole entries are kept`() throws {
        try withTemporaryFolder { folder in
            let cache = BuildCache(folder: folder)
            let key = ContentHash("key")
            #expect(cache.entry(key) == nil)
            let work = try cache.makeWorkFolder()
            try Files.write([1, 2, 3], to: work + "/libraries/a")
            let kept = try cache.keep(key, files: ["libraries/a"], of: work, hashing: "libraries/a")
            #expect(kept.record.files == ["libraries/a": try CacheEntry.File(work + "/libraries/a")])
            #expect(cache.entry(key) == kept)
            // A second builder of the same key gets the first one's.
            #expect(try cache.keep(key, files: ["libraries/a"], of: work, hashing: "libraries/a") == kept)

        }
    }

    @Test func `An entry that came with the program is copied, unless it is damaged`() throws {
        try withTemporaryFolder { folder in
            let carried = BuildCache(folder: folder + "/carried")
            let work = try carried.makeWorkFolder()
            try Files.write([1, 2, 3], to: work + "/libraries/a")
            let (whole, damaged) = (ContentHash("whole"), ContentHash("damaged"))
            let theirs = try carried.keep(whole, files: ["libraries/a"], of: work, hashing: "libraries/a")
            let broken = try carried.keep(damaged, files: ["libraries/a"], of: work)
            Files.remove(broken.folder + "/libraries/a")
            try Files.write([1], to: broken.folder + "/libraries/a")
            ProcessFolder.remove(work)
            let names = Files.names(in: carried.folder)
            let cache = BuildCache(folder: folder + "/cache", carried: carried.folder)
            #expect(cache.entry(damaged) == nil)
            #expect(cache.entry(ContentHash("other")) == nil)
            #expect(Files.names(in: cache.folder + "/entries") == [])
            let copied = try #require(cache.entry(whole))
            #expect(copied.folder == cache.folder(of: whole))
            #expect(copied.record == theirs.record)
            #expect(try Files.bytes(copied.folder + "/libraries/a") == [1, 2, 3])
            // It is the cache's own from now on, and nothing was written beside the program.
            #expect(BuildCache(folder: cache.folder).entry(whole) == copied)
            #expect(Files.names(in: carried.folder) == names)
        }
    }

    @Test(arguments: [[1], [1, 2, 4], nil] as [[UInt8]?])
    func `An entry with a file that was cut short, altered or deleted is made anew`(_ damage: [UInt8]?) throws {
        try withTemporaryFolder { folder in
            let cache = BuildCache(folder: folder)
            let key = ContentHash("key")
            func keep() throws -> CacheEntry {
                let work = try cache.makeWorkFolder()
                defer { ProcessFolder.remove(work) }
                try Files.write([1, 2, 3], to: work + "/a")
                return try cache.keep(key, files: ["a"], of: work)
            }
            let path = try keep().folder + "/a"
            #expect(cache.entry(key) != nil)
            Files.remove(path)
            if let damage { try Files.write(damage, to: path) }
            #expect(cache.entry(key) == nil)
            #expect(try keep() == cache.entry(key))
            #expect(try Files.bytes(path) == [1, 2, 3])
        }
    }

    @Test func `An entry whose files have other times is whole, and remembers them`() throws {
        try withTemporaryFolder { folder in
            let cache = BuildCache(folder: folder)
            let key = ContentHash("key")
            let work = try cache.makeWorkFolder()
            try Files.write([1, 2, 3], to: work + "/a")
            let kept = try cache.keep(key, files: ["a"], of: work)
            let copy = BuildCache(folder: folder + "/copy")
            try Files.write([1, 2, 3], to: copy.folder(of: key) + "/a")
            let record = kept.folder + "/" + CacheEntry.recordName
            let own = copy.folder(of: key) + "/" + CacheEntry.recordName
            try Files.write(try Files.bytes(record), to: own)
            try Self.setWholeSeconds(copy.folder(of: key) + "/a")
            let found = try #require(copy.entry(key))
            #expect(found.record.files["a"]?.contents == kept.record.files["a"]?.contents)
            #expect(found.record.files["a"]?.stamp == Files.stamp(found.folder + "/a"))
            #expect(found.record != kept.record)
            #expect(try JSONDecoder().decode(CacheEntry.Record.self, from: Data(Files.bytes(own))) == found.record)
            #expect(copy.entry(key) == found)
            // A program that lost the right to be started is none.
            try FileManager.default.setAttributes(
                [.posixPermissions: 0o755, .modificationDate: Date(timeIntervalSince1970: 1_600_000_000)],
                ofItemAtPath: found.folder + "/a")
            #expect(copy.entry(key) == nil)
            try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: found.folder + "/a")
            #expect(copy.entry(key) != nil)
            // Damage of the same length shows after a copy, too.
            try Files.write([1, 2, 4], to: found.folder + "/a")
            #expect(copy.entry(key) == nil)
        }
    }

    private static func setWholeSeconds(_ path: String) throws {
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: 1_700_000_000)], ofItemAtPath: path)
    }

    @Test func `An entry that was used after it was chosen stays`() throws {
        try withTemporaryFolder { folder in
            let cache = BuildCache(folder: folder)
            let work = try cache.makeWorkFolder()
            defer { ProcessFolder.remove(work) }
            try Files.write([1], to: work + "/a")
            let entry = try cache.keep(ContentHash("one"), files: ["a"], of: work)
            let name = Path.name(entry.folder)
            cache.giveUp(name, now: Files.now)
            #expect(Files.names(in: cache.entries) == [name])
            cache.giveUp(name, now: Files.now + 2 * cache.limits.untouchableSeconds)
            #expect(Files.names(in: cache.entries) == [])
        }
    }

    @Test func `Entries and leftovers are trimmed`() throws {
        try withTemporaryFolder { folder in
            var cache = BuildCache(folder: folder)
            cache.limits.entries = 1
            let work = try cache.makeWorkFolder()
            try Files.write([1, 2, 3], to: work + "/a")
            for name in ["one", "two"] { _ = try cache.keep(ContentHash(name), files: ["a"], of: work) }
            _ = try cache.keep(source: "text", ending: "swift")
            ProcessFolder.remove(work)
            cache.trim(now: Files.now)
            #expect(Files.names(in: cache.entries).count == 2)
            cache.trim(now: Files.now + 2 * cache.limits.untouchableSeconds)
            #expect(Files.names(in: cache.entries).count == 1)
            #expect(Files.names(in: cache.sources) + Files.names(in: cache.work) == [])
        }
    }
}

/// Gives `body` an empty folder that is gone afterwards.
func withTemporaryFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
    let folder = "/tmp/understudy-tests-" + Files.uniqueName()
    try Files.makeFolder(folder)
    defer { Files.remove(folder) }
    return try body(folder)
}
