import Foundation
import Synchronization
import Testing
import Wording

@testable import Tutorials

@Suite struct OutputFolderTests {
    /// A new folder that is gone after the test.
    private final class Scratch: Sendable {
        let folder = FileManager.default.temporaryDirectory.appending(path: "output-\(UUID().uuidString)")
        var output: URL { folder.appending(path: "out") }

        init(_ files: [String: String]? = nil) throws {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            guard let files else { return }
            try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
            try Self.write(files, to: output)
        }

        deinit { try? FileManager.default.removeItem(at: folder) }

        static func write(_ files: [String: String], to folder: URL) throws {
            for (path, text) in files {
                let file = folder.appending(path: path)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(text.utf8).write(to: file)
            }
        }

        /// Returns every file below the folder with its text, markers left out.
        func files() throws -> [String: String] {
            let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            return try paths.reduce(into: [:]) { files, path in
                let file = folder.appending(path: path)
                guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { return }
                if file.lastPathComponent == FolderContent.marker { return }
                files[path] = try String(contentsOf: file, encoding: .utf8)
            }
        }
    }

    static let page = ["index.html": "new", "data/documentation/a.json": "{}"]
    static let written = ["out/index.html": "new", "out/data/documentation/a.json": "{}"]

    private static func fill(_ folder: URL) throws { try Scratch.write(page, to: folder) }

    @Test(arguments: [nil, [:]] as [[String: String]?])
    func `A missing or empty folder is written`(files: [String: String]?) async throws {
        let scratch = try Scratch(files)
        try await OutputFolder(scratch.output).replace { try Self.fill($0) }
        #expect(try scratch.files() == Self.written)
        #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path) == ["out"])
    }

    @Test(arguments: [".git", ".hg", ".jj"])
    func `What others wrote inside a repository is never replaced`(repository: String) async throws {
        let scratch = try Scratch(["App.swift": "kept"])
        // A folder of a work tree has a file of this name.
        try Data("gitdir: elsewhere".utf8).write(to: scratch.folder.appending(path: repository))
        let before = try scratch.files()
        let mistake = await #expect(throws: Mistake.self) {
            try await OutputFolder(scratch.output, isForced: true).replace { try Self.fill($0) }
        }
        #expect(
            mistake
                == Mistake(
                    .usage,
                    what: "This command did not write this folder, which is in the repository "
                        + "\(scratch.folder.resolvingSymlinksInPath().path): it contains App.swift. Its files may be nowhere "
                        + "else, so --force does not replace them. Nothing was changed.",
                    place: scratch.output.path, cure: "Name another folder, or move this one away."))
        #expect(try scratch.files() == before)
        // A new folder, and the command's own, are written there as ever.
        let own = OutputFolder(scratch.folder.appending(path: "own"), isForced: true)
        for _ in 0..<2 { try await own.replace { try Self.fill($0) } }
        #expect(try scratch.files()["own/index.html"] == "new")
    }

    @Test(arguments: [true, false])
    func `An earlier output is replaced`(exchanges: Bool) async throws {
        let scratch = try Scratch()
        try await OutputFolder(scratch.output).replace {
            try Scratch.write(["index.html": "old", "old.html": ""], to: $0)
        }
        var output = OutputFolder(scratch.output)
        output.exchanges = exchanges
        try await output.replace { try Self.fill($0) }
        #expect(try scratch.files() == Self.written)
        #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path) == ["out"])
    }

    /// The files that an earlier version wrote, which put no marker into the folder.
    static let unmarked = [
        "metadata.json": #"{"bundleDisplayName":"Understudy","bundleID":"org.understudy"}"#, "index.html": "",
        "data/documentation/understudy.json": "{}", "documentation/understudy/index.html": "", "css/a.css": "",
        "js/a.js": "", "img/a.svg": "", "images/org.understudy/a.svg": "", "index/index.json": "{}", "favicon.ico": "",
        "theme-settings.json": "{}",
    ]

    @Test func `An unmarked archive is replaced`() async throws {
        let scratch = try Scratch(Self.unmarked)
        try await OutputFolder(scratch.output).replace { try Self.fill($0) }
        #expect(try scratch.files() == Self.written)
    }

    static let foreign: [([String: String], String)] = [
        (["notes.txt": "mine"], "notes.txt"),
        (["metadata.json": "{}", "index.html": ""], "index.html"),
        (unmarked.merging(["CNAME": "example.org"]) { $1 }, "CNAME"),
        (unmarked.merging(["documentation/notes.md": "mine"]) { $1 }, "documentation/notes.md"),
        (
            unmarked.merging(["metadata.json": #"{"bundleID":"org.example"}"#]) { $1 }, "css"
        ),
        ([FolderContent.marker: "something else\nnotes.txt\n", "notes.txt": "mine"], FolderContent.marker),
        ([FolderContent.marker: FolderContent.heading + "\nindex.html\n", "index.html": "", "CNAME": "mine"], "CNAME"),
    ]

    @Test(arguments: foreign)
    func `A folder with something else is refused unless forced`(files: [String: String], name: String) async throws {
        let scratch = try Scratch(files)
        let before = try scratch.files()
        var isFilled = false
        let mistake = await #expect(throws: Mistake.self) {
            try await OutputFolder(scratch.output).replace { _ in isFilled = true }
        }
        #expect(
            mistake
                == Mistake(
                    .usage,
                    what: "This command did not write this folder: it contains \(name). Nothing was changed.",
                    place: scratch.output.path,
                    cure: "Name a folder that is missing or empty, or add --force to replace all that this one holds."))
        #expect(!isFilled)
        #expect(try scratch.files() == before)
        try await OutputFolder(scratch.output, isForced: true).replace { try Self.fill($0) }
        #expect(try scratch.files() == Self.written)
    }

    static let repositories = [
        (".git/HEAD", ".git"), ("deep/er/.git", "deep/er/.git"), (".hg/store", ".hg"), (".svn/db", ".svn"),
    ]

    @Test(arguments: repositories, [true, false])
    func `A repository is never replaced`(repository: (String, String), isForced: Bool) async throws {
        let scratch = try Scratch([repository.0: "kept", "App.swift": "kept"])
        let before = try scratch.files()
        let mistake = await #expect(throws: Mistake.self) {
            try await OutputFolder(scratch.output, isForced: isForced).replace { try Self.fill($0) }
        }
        if isForced {
            #expect(
                mistake
                    == Mistake(
                        .usage,
                        what: "This folder contains a repository. A repository is never replaced: "
                            + scratch.output.resolvingSymlinksInPath().path + "/" + repository.1,
                        place: scratch.output.path, cure: "Name another folder."))
        }
        #expect(try scratch.files() == before)
    }

    @Test(arguments: [true, false])
    func `A bare repository is never replaced`(isInside: Bool) async throws {
        let place = isInside ? "app.git/" : ""
        let scratch = try Scratch([place + "HEAD": "ref", place + "objects/a": "", place + "refs/heads/main": ""])
        let before = try scratch.files()
        await #expect(throws: Mistake.self) {
            try await OutputFolder(scratch.output, isForced: true).replace { try Self.fill($0) }
        }
        #expect(try scratch.files() == before)
    }

    @Test func `A file is refused`() async throws {
        let scratch = try Scratch()
        try Data("mine".utf8).write(to: scratch.output)
        for isForced in [true, false] {
            let mistake = #expect(throws: Mistake.self) { try OutputFolder(scratch.output, isForced: isForced).check() }
            #expect(
                mistake
                    == Mistake(
                        .usage, what: "This is a file.", place: scratch.output.path,
                        cure: "Name a folder that is missing or empty."))
        }
        #expect(try scratch.files() == ["out": "mine"])
    }

    @Test func `The folder that the command runs in is refused`() throws {
        let here = URL(filePath: FileManager.default.currentDirectoryPath)
        for folder in [here.deletingLastPathComponent(), URL(filePath: "/")] {
            let mistake = #expect(throws: Mistake.self) { try OutputFolder(folder, isForced: true).check() }
            #expect(mistake?.what == "The command runs in this folder, which therefore cannot be replaced.")
        }
    }

    @Test func `A link stays a link and its folder is written`() async throws {
        let scratch = try Scratch([:])
        let link = scratch.folder.appending(path: "link")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: scratch.output)
        try await OutputFolder(link).replace { try Self.fill($0) }
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == scratch.output.path)
        #expect(FolderContent(scratch.output.path).state == .output)
    }

    @Test func `What fails leaves the earlier output and nothing else`() async throws {
        let scratch = try Scratch()
        try await OutputFolder(scratch.output).replace { try Self.fill($0) }
        await #expect(throws: CancellationError.self) {
            try await OutputFolder(scratch.output).replace {
                try Scratch.write(["half.html": ""], to: $0)
                throw CancellationError()
            }
        }
        #expect(try scratch.files() == Self.written)
        #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path) == ["out"])
    }

    @Test func `What a killed command left is taken away by the next`() async throws {
        let scratch = try Scratch()
        let output = OutputFolder(scratch.output)
        try Scratch.write(["half.html": ""], to: URL(filePath: output.companion("new")))
        // As if a command had ended between the two steps of a replacement.
        try Scratch.write(["index.html": "old"], to: URL(filePath: output.companion("old")))
        try FolderContent(output.companion("old")).mark()
        await #expect(throws: CancellationError.self) { try await output.replace { _ in throw CancellationError() } }
        #expect(try scratch.files() == ["out/index.html": "old"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path) == ["out"])
    }

    @Test func `A reader never misses the folder while it is replaced`() async throws {
        let scratch = try Scratch()
        let output = OutputFolder(scratch.output)
        try await output.replace { try Self.fill($0) }
        let isDone = Flag()
        async let misses = Task.detached {
            var (misses, looks) = (0, 0)
            while !isDone.isSet || looks < 100 {
                looks += 1
                if !FileManager.default.fileExists(atPath: scratch.output.path) { misses += 1 }
            }
            return misses
        }.value
        for _ in 0..<50 { try await output.replace { try Self.fill($0) } }
        isDone.set()
        #expect(await misses == 0)
    }
}

private final class Flag: Sendable {
    private let value = Atomic(false)
    var isSet: Bool { value.load(ordering: .relaxed) }
    func set() { value.store(true, ordering: .relaxed) }
}
