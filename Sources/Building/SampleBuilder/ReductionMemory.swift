internal import Foundation
internal import Lowering
internal import Samples
internal import Storage
internal import Wording

/// The memory of what had to be left out of a sample, by all that the result depends on.
struct ReductionMemory {
    private let cache: BuildCache
    private let key: ContentHash
    private let sample: Sample

    init(_ sample: Sample, _ modules: ModuleBuilder) {
        cache = modules.cache
        self.sample = sample
        var key = modules.reference.identity
        key.add(["reduction", Self.version, sample.infoPlist])
        for target in sample.targets {
            key.add([target.module, target.languageMode, target.defaultIsolation ?? "", target.packageName ?? ""])
            key.add(target.conditions + target.features)
            if let resources = try? JSON.line(target.resources) { key.add(resources) }
            for file in target.sources { key.add([file.path, file.text]) }
            for file in target.foreign { key.add([file.path, file.unasked ?? ""] + file.classes) }
        }
        self.key = key
    }

    /// Changes with the rules of leaving out.
    private static let version = "22"
    private static let name = "reduction.json"

    /// The reduction of an earlier build of the same text; nil if none is remembered.
    var remembered: Reduction? { reduction(key) }

    /// The reduction to which a build of the same text had come before it was ended; nil if none is remembered.
    ///
    /// Its risks have not been judged, so it is only a start.
    var unfinished: Reduction? { reduction(unfinishedKey) }

    private var unfinishedKey: ContentHash {
        var key = key
        key.add(["unfinished"])
        return key
    }

    private func reduction(_ key: ContentHash) -> Reduction? {
        guard let entry = cache.entry(key), let bytes = try? Files.bytes(entry.folder + "/" + Self.name) else {
            return nil
        }
        let reduction = try? JSONDecoder().decode(Reduction.self, from: Data(bytes))
        return reduction?.fits(sample) == true ? reduction : nil
    }

    /// Keeps a reduction. If that fails, the next build finds it again, and nothing else is lost.
    func keep(_ reduction: Reduction) {
        if remembered != reduction { keep(reduction, key) }
    }

    /// Keeps a reduction with which the build does not end yet, for a build that is ended before it does.
    func keep(unfinished reduction: Reduction) { keep(reduction, unfinishedKey) }

    private func keep(_ reduction: Reduction, _ key: ContentHash) {
        guard let bytes = try? JSONEncoder().encode(reduction) else { return }
        let folder = WorkFolder(cache: cache)
        defer { folder.remove() }
        guard let path = try? folder.make(), (try? Files.write(Array(bytes), to: path + "/" + Self.name)) != nil
        else { return }
        _ = try? cache.keep(key, files: [Self.name], of: path, replacing: true)
    }
}
