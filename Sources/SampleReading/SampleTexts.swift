internal import Foundation
package import Samples
internal import Storage
internal import Wording

/// Texts that make a sample and lie in no folder yet, such as a lesson's files with your edits.
package struct SampleTexts: Hashable, Sendable {
    /// The texts by their places in the sample: `Stage/AppDelegate.swift`.
    package var files: [String: String]
    /// The folder by which compiler and app name the files; nothing is read from it.
    package var root: String

    package init(_ files: [String: String], root: String) {
        self.files = files
        self.root = root
    }
}

extension SampleReader {
    /// Returns the sample that texts make, its files named below their root.
    ///
    /// The texts are written to disk only to be looked at: the same texts make the same sample, wherever that was.
    ///
    /// - Parameters:
    ///   - tests: The test target; nil for the only one.
    ///   - needsTests: true if the app is to be launched as test host.
    /// - Throws: `Mistake`, with places below the root left out, if the files are not a sample; the errors of the file
    ///   system; the other errors of `sample(at:)`.
    package func sample(
        of texts: SampleTexts, tests: String? = nil, needsTests: Bool
    ) async throws -> Sample {
        // What reads them may see its own folder alone.
        let own = workFolder
        let folder = URL(filePath: try own.map { "\($0)/\(Files.uniqueName())" } ?? ProcessFolder.make())
        defer {
            if own == nil { ProcessFolder.remove(folder.path) } else { Files.remove(folder.path) }
        }
        for (name, text) in texts.files {
            let file = folder.appending(path: name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        do {
            var sample = try await sample(at: folder.path, app: nil, tests: tests, needsTests: needsTests)
            sample.name = texts.root
            sample.app.move(from: folder.path, to: texts.root)
            sample.tests?.move(from: folder.path, to: texts.root)
            sample.infoPlistFile = sample.infoPlistFile.map { Path.moved($0, from: folder.path, to: texts.root) }
            sample.storyboardFiles = sample.storyboardFiles.map { Path.moved($0, from: folder.path, to: texts.root) }
            return sample
        } catch let mistake as Mistake {
            throw mistake.leavingOut(folder.path)
        }
    }
}

extension Sample.Target {
    fileprivate mutating func move(from folder: String, to root: String) {
        for index in sources.indices { sources[index].path = Path.moved(sources[index].path, from: folder, to: root) }
        // Their folder is gone by the time that the app is launched.
        resources.files = resources.files.filter { !$0.value.hasPrefix(folder + "/") }
    }
}

extension Path {
    /// Returns the path of a file after its folder became another.
    fileprivate static func moved(_ path: String, from folder: String, to root: String) -> String {
        path.hasPrefix(folder + "/") ? root + path.dropFirst(folder.count) : path
    }
}

extension Mistake {
    /// Returns the mistake with places below a temporary folder named from there.
    fileprivate func leavingOut(_ folder: String) -> Mistake {
        let short = { (text: String) in
            text.replacing(folder + "/", with: "").replacing(folder, with: "this step")
        }
        return Mistake(kind, what: short(what), place: place.map(short), cure: short(cure))
    }
}
