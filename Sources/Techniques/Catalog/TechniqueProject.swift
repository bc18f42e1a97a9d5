internal import Foundation
internal import Lifecycle
internal import Storage
package import Wording

/// A technique's files laid over those of the app that all techniques share.
package struct TechniqueProject: Hashable, Sendable {
    /// The texts by their paths: `Stage/main.swift`, `StageTests/TestingAppDelegate.swift`.
    package var files: [String: String]

    /// Creates a project of files.
    package init(files: [String: String]) {
        self.files = files
    }

    /// Puts together the app as it is when a technique is tried.
    ///
    /// The files below a technique's folder `host` replace the app's if it hosts tests.
    ///
    /// - Throws: `Mistake` if the technique's files do not fit together.
    package init(
        _ technique: Technique, in catalog: TechniqueCatalog, usesStoryboard: Bool, supportsMultipleScenes: Bool,
        forTests: Bool = true
    ) throws(Mistake) {
        var files: [String: String] = [:]
        let interface = technique.isSwiftUI ? "swiftui" : usesStoryboard ? "storyboard" : "code"
        for layer in (technique.isSwiftUI ? [interface] : ["shared", interface]).map({ "App/\($0)" }) {
            files.merge(try Self.texts(below: catalog.folder.appending(path: layer))) { $1 }
        }
        for technique in Self.line(technique, in: catalog) {
            for file in technique.removes { files[file] = nil }
            files.merge(try Self.texts(below: catalog.folder(of: technique))) { $1 }
            for layer in [interface] + (forTests ? ["host"] : []) {
                files.merge(
                    try Self.texts(below: catalog.folder(of: technique, layer))
                ) { $1 }
            }
        }
        files["Stage/Info.plist"] =
            SampleInfoPlist(
                technique.manifest, isSwiftUI: technique.isSwiftUI,
                usesStoryboard: usesStoryboard && !technique.isSwiftUI,
                supportsMultipleScenes: supportsMultipleScenes, forTests: forTests
            ).xml
        self.files = files
    }

    /// Returns the technique, after those that it builds on.
    private static func line(_ technique: Technique, in catalog: TechniqueCatalog) -> [Technique] {
        guard let base = technique.buildsOn.flatMap({ catalog[$0] }) else { return [technique] }
        return line(base, in: catalog) + [technique]
    }

    /// Returns the files in the folders of the two targets.
    static func texts(below folder: URL) throws(Mistake) -> [String: String] {
        var texts: [String: String] = [:]
        for target in ["Stage", "StageTests"] {
            let root = folder.appending(path: target)
            guard let names = FileManager.default.enumerator(atPath: root.path) else { continue }
            while let name = names.nextObject() as? String {
                guard name.contains("."), !name.hasSuffix(".lproj") else { continue }
                do {
                    texts["\(target)/\(name)"] = try String(contentsOf: root.appending(path: name), encoding: .utf8)
                } catch {
                    throw Mistake(
                        .usage, what: "A file of a technique cannot be read: \(error)",
                        place: root.appending(path: name).path, cure: "Check that the file is text in UTF-8.")
                }
            }
        }
        return texts
    }

    /// Returns the project with one small change.
    ///
    /// - Throws: `Mistake` if the text to change does not occur exactly once in the file.
    package func breaking(_ change: Technique.Break) throws(Mistake) -> TechniqueProject {
        try editing(change.file, replacing: change.find, with: change.replace, forTests: true)
    }

    /// Returns the project with one text of a file replaced.
    ///
    /// - Parameters:
    ///   - file: The file's path.
    ///   - text: The text to replace.
    ///   - replacement: The text in its place.
    ///   - forTests: True if this is the app that hosts the tests. The production app does not have all of its files,
    ///     so there a text that is missing stays missing.
    /// - Throws: `Mistake` if the text does not occur exactly once in the file.
    func editing(
        _ file: String, replacing text: String, with replacement: String, forTests: Bool
    ) throws(Mistake) -> TechniqueProject {
        guard forTests || files[file]?.contains(text) == true else { return self }
        guard let whole = files[file], whole.ranges(of: text).count == 1 else {
            throw Mistake(
                .usage, what: "The text to change does not occur exactly once: \(text)", place: file,
                cure: "Name a text that occurs once in the file.")
        }
        var project = self
        project.files[file] = whole.replacing(text, with: replacement)
        return project
    }

    /// Writes the project below a folder and returns its own folder, named by its content.
    package func write(below folder: String) throws -> String {
        var hash = ContentHash()
        let paths = files.keys.sorted()
        hash.add(paths)
        hash.add(paths.map { files[$0] ?? "" })
        let place = URL(filePath: folder).appending(path: hash.description)
        if FileManager.default.fileExists(atPath: place.path) { return place.path }
        let staging = URL(filePath: folder).appending(path: ".\(UUID().uuidString)")
        for path in paths {
            let url = staging.appending(path: path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data((files[path] ?? "").utf8).write(to: url)
        }
        do {
            try FileManager.default.moveItem(at: staging, to: place)
        } catch {
            // Another process was first with the same.
            try? FileManager.default.removeItem(at: staging)
            guard FileManager.default.fileExists(atPath: place.path) else { throw error }
        }
        return place.path
    }
}
