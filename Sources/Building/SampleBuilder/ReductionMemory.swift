internal import Foundation
internal import Lifecycle
internal import Lowering
internal import Samples
internal import Storage
internal import Wording

/// The memory of what had to be left out of a sample, by all that the result depends on.
struct ReductionMemory {
    private let cache: BuildCache
    private let key: ContentHash
    /// The same without the texts of the files.
    private let shape: ContentHash
    /// The hashes of the files' texts, in the order of the targets.
    private let texts: [ContentHash]
    private let sample: Sample

    init(_ sample: Sample, _ modules: ModuleBuilder) {
        cache = modules.cache
        self.sample = sample
        var shape = modules.reference.identity
        shape.add(["reduction", LeftOutFacts.rules, sample.infoPlist])
        for target in sample.targets {
            shape.add([target.module, target.languageMode, target.defaultIsolation ?? "", target.packageName ?? ""])
            shape.add(target.conditions + target.features)
            if let resources = try? JSON.line(target.resources) { shape.add(resources) }
            shape.add(target.sources.map(\.path))
            for file in target.foreign {
                shape.add([file.path, file.unasked ?? ""] + file.classes + file.askedMethods)
            }
        }
        self.shape = shape
        texts = sample.targets.flatMap(\.sources).map { ContentHash($0.text) }
        var key = shape
        key.add(texts.map(\.description))
        self.key = key
    }

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

    /// A reduction, with the texts that it is of and the interfaces that their modules had.
    struct Earlier: Hashable, Sendable, Codable {
        var texts: [ContentHash]
        var reduction: Reduction
        /// The hashes of the modules' interfaces, by their names.
        var interfaces: [String: ContentHash]
    }

    /// The reduction of the last build of the same files, if nothing was left out of those that have another text now.
    ///
    /// It is the reduction of this text, too, if it compiles with it and all modules show the same: then each round from
    /// nothing would find the errors that it found before.
    var earlier: Earlier? {
        guard let earlier: Earlier = value(earlierKey), earlier.reduction.fits(sample),
            earlier.texts.count == texts.count
        else { return nil }
        let files = sample.targets.flatMap(\.sources)
        let isSpared = texts.indices.allSatisfy { place in
            texts[place] == earlier.texts[place] || earlier.reduction.cuts[files[place].path] == nil
        }
        return isSpared ? earlier : nil
    }

    private var earlierKey: ContentHash {
        var key = shape
        key.add(["earlier"])
        return key
    }

    /// Keeps a reduction for builds of other texts of the same files.
    func keep(_ reduction: Reduction, interfaces: [String: ContentHash]) {
        keep(Earlier(texts: texts, reduction: reduction, interfaces: interfaces), earlierKey)
    }

    private func value<Value: Decodable>(_ key: ContentHash) -> Value? {
        guard let entry = cache.entry(key), let bytes = try? Files.bytes(entry.folder + "/" + Self.name) else {
            return nil
        }
        return try? JSONDecoder().decode(Value.self, from: Data(bytes))
    }

    private func reduction(_ key: ContentHash) -> Reduction? {
        let reduction: Reduction? = value(key)
        return reduction?.fits(sample) == true ? reduction : nil
    }

    /// Keeps a reduction. If that fails, the next build finds it again, and nothing else is lost.
    func keep(_ reduction: Reduction) {
        if remembered != reduction { keep(reduction, key) }
    }

    /// Keeps a reduction with which the build does not end yet, for a build that is ended before it does.
    func keep(unfinished reduction: Reduction) { keep(reduction, unfinishedKey) }

    private func keep(_ value: some Encodable, _ key: ContentHash) {
        guard let bytes = try? JSONEncoder().encode(value) else { return }
        let folder = WorkFolder(cache: cache)
        defer { folder.remove() }
        guard let path = try? folder.make(), (try? Files.write(Array(bytes), to: path + "/" + Self.name)) != nil
        else { return }
        _ = try? cache.keep(key, files: [Self.name], of: path, replacing: true)
    }
}
