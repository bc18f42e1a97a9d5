internal import Foundation
internal import Samples

/// A lesson's files with the reader's edits, as a sample to build.
struct LessonSample {
    /// By their places in the sample, with edits.
    let files: [String: String]
    let root: String
    /// The lesson's names of files whose places have others.
    private let names: [String: String]

    /// - Parameters:
    ///   - edits: Texts by file name; every name is one of the lesson's.
    ///   - isHost: Whether the app hosts the tests.
    init(_ lesson: Lesson, edits: [String: String] = [:], isHost: Bool = true) {
        let own = lesson.files.filter { $0.nameInHost == nil }.map { ($0.name, edits[$0.name] ?? $0.text) }
        let hosts = isHost ? lesson.files.filter { $0.nameInHost != nil } : []
        names = Dictionary(hosts.map { ($0.nameInHost ?? "", $0.name) }, uniquingKeysWith: { $1 })
        files = Dictionary(
            own + hosts.map { ($0.nameInHost ?? "", edits[$0.name] ?? $0.text) }, uniquingKeysWith: { $1 })
        root = lesson.root
    }

    /// The sample, its files named below `root`.
    ///
    /// The files are laid out on disk only to be looked at: the same texts make the same sample, wherever that was.
    /// - Throws: `Mistake`, with places below `root` left out, where the files are no sample; what the file system throws.
    func sample(needsTests: Bool) throws -> Sample {
        let folder = FileManager.default.temporaryDirectory.appending(path: "understudy-step-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (name, text) in files {
            let file = folder.appending(path: name)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        do {
            var sample = try SampleDiscovery().sample(at: folder.path, needsTests: needsTests)
            sample.name = root
            sample.app = moved(sample.app, from: folder.path)
            sample.tests = sample.tests.map { moved($0, from: folder.path) }
            return sample
        } catch {
            throw Mistake(
                error.kind, what: short(error.what, folder.path), place: error.place.map { short($0, folder.path) },
                cure: short(error.cure, folder.path))
        }
    }

    /// A file's name from the path that the compiler knows it by.
    func name(of path: String) -> String? {
        guard path.hasPrefix(root + "/") else { return nil }
        let place = String(path.dropFirst(root.count + 1))
        return names[place] ?? place
    }

    private func moved(_ target: Sample.Target, from folder: String) -> Sample.Target {
        var target = target
        for index in target.sources.indices where target.sources[index].path.hasPrefix(folder + "/") {
            target.sources[index].path = root + target.sources[index].path.dropFirst(folder.count)
        }
        return target
    }

    private func short(_ text: String, _ folder: String) -> String {
        text.replacing(folder + "/", with: "").replacing(folder, with: "this step")
    }
}
