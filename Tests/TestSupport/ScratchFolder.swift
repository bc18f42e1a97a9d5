internal import Foundation
internal import Projects
package import Samples
internal import Storage
package import Wording

/// A folder that lives as long as a test's closure.
package struct ScratchFolder {
    package let path: String

    /// Makes a folder with files in it, by their relative paths, and removes it afterwards.
    package static func with<Value>(_ files: [String: String] = [:], _ body: (ScratchFolder) throws -> Value) throws
        -> Value
    {
        let place = FileManager.default.temporaryDirectory.appending(path: "discovery-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: place) }
        let folder = ScratchFolder(path: Path.join("/", place.path))
        for (file, text) in files { try folder.write(text, to: file) }
        return try body(folder)
    }

    package static func with<Value>(
        _ files: [String: String] = [:], _ body: (ScratchFolder) async throws -> Value
    ) async throws -> Value {
        let place = FileManager.default.temporaryDirectory.appending(path: "discovery-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: place) }
        let folder = ScratchFolder(path: Path.join("/", place.path))
        for (file, text) in files { try folder.write(text, to: file) }
        return try await body(folder)
    }

    /// Makes a folder with a copy of one of the projects of `Tests/Fixtures`, and removes it afterwards.
    package static func with<Value>(fixture: String, _ body: (ScratchFolder) throws -> Value) throws -> Value {
        try with { folder in
            try FileManager.default.copyItem(atPath: Fixture.path(fixture), toPath: folder / fixture)
            return try body(ScratchFolder(path: folder / fixture))
        }
    }

    package static func / (folder: ScratchFolder, file: String) -> String {
        Path.join(folder.path, file)
    }

    package func write(_ text: String, to file: String) throws {
        try write(bytes: Array(text.utf8), to: file)
    }

    package func write(bytes: [UInt8], to file: String) throws {
        let place = URL(fileURLWithPath: self / file)
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: place)
    }

    package func remove(_ file: String) throws {
        try FileManager.default.removeItem(atPath: self / file)
    }

    /// Replaces a text that must be in the file.
    package func edit(_ file: String, _ old: String, _ new: String) throws {
        let text = try String(contentsOfFile: self / file, encoding: .utf8)
        guard text.contains(old) else { throw NotThere(text: old) }
        try write(text.replacingOccurrences(of: old, with: new), to: file)
    }

    package struct NotThere: Error {
        var text: String
    }
}

/// The projects of `Tests/Fixtures`.
package enum Fixture {
    package static func path(_ name: String) -> String {
        Checkout.fixture(name)
    }

    package static func source(_ path: String) throws -> SourceFile {
        SourceFile(path: Self.path(path), text: try String(contentsOfFile: Self.path(path), encoding: .utf8))
    }
}

/// Returns the mistake of a search; nil if it found a sample.
package func mistake(
    at path: String, app: String? = nil, tests: String? = nil, needsTests: Bool = false
) -> Mistake? {
    do throws(Mistake) {
        _ = try SampleDiscovery().sample(at: path, app: app, tests: tests, needsTests: needsTests)
        return nil
    } catch {
        return error
    }
}
