internal import Samples
internal import Wording

/// Finds the modules with sources that an app and its tests need, and orders them by their dependencies.
struct LibraryDiscovery {
    private let candidates: [LibraryCandidate]
    private let index: [LibraryKey: [Int]]
    /// Those that were found, each after those that it depends on.
    private(set) var targets: [Sample.Target] = []
    /// The modules that cannot be built, with the reasons.
    private(set) var unbuilt: [String: ProjectModules.Origin] = [:]
    private var visited: Set<Int> = []

    init(_ candidates: [LibraryCandidate]) {
        self.candidates = candidates
        var index: [LibraryKey: [Int]] = [:]
        for (place, candidate) in candidates.enumerated() {
            for key in candidate.keys + [.module(candidate.module)] { index[key, default: []].append(place) }
        }
        self.index = index
    }

    /// Finds the libraries of a target that were not found before.
    ///
    /// - Parameters:
    ///   - target: The app or its tests.
    ///   - keys: The libraries that its project says it needs. What its files import counts, too.
    mutating func add(librariesOf target: Sample.Target, asking keys: [LibraryKey], forTests: Bool) {
        let count = targets.count
        visit(keys, target)
        if forTests { for place in targets.indices.dropFirst(count) { targets[place].isForTests = true } }
    }

    private mutating func visit(_ keys: [LibraryKey], _ target: Sample.Target) {
        let imports = target.sources.reduce(into: Set<String>()) { $0.formUnion(ImportedModules.names(in: $1.text)) }
        for key in keys { for place in index[key] ?? [] { visit(place) } }
        for module in imports.sorted() where module != target.module {
            // A module of that name may be built in several ways; one is enough.
            if let places = index[.module(module)], visited.isDisjoint(with: places) { visit(places[0]) }
        }
    }

    private mutating func visit(_ place: Int) {
        guard visited.insert(place).inserted else { return }
        let candidate = candidates[place]
        guard !targets.contains(where: { $0.module == candidate.module }) else { return }
        do throws(Mistake) {
            let target = try candidate.read()
            visit(candidate.dependencies, target)
            targets.append(target)
        } catch {
            unbuilt[candidate.module] = .unbuilt(candidate.name, reason: error.what)
        }
    }
}
