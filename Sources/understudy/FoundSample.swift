internal import Foundation
internal import Lifecycle
internal import PackageResources
internal import Projects
internal import Runs
internal import SampleReading
internal import Samples
internal import Storage
internal import Techniques
internal import Tutorials

/// A sample that was found by its name, ready to be built.
struct FoundSample {
    var sample: Sample
    /// The app as its users get it, if a technique lets another one host the tests.
    var ordinary: Sample?
    /// The step's project, if a step was named.
    var step: StepFolder?
    /// True if it was named by its path.
    var isReaders = false

    /// Finds the sample with a name. A path that exists wins over a step or a technique of that name.
    ///
    /// - Throws: `Mistake` with the name that was probably meant.
    static func named(
        _ name: String, _ choice: SampleDiscovery.Choice, environment: [String: String], reader: any SampleReader
    ) async throws -> FoundSample {
        if FileManager.default.fileExists(atPath: name) {
            return try await FoundSample(readers: try await reader.sample(at: name, choice), at: name, choice, reader)
        }
        if case .success(.path) = SampleID.parse(name), let path = SampleDiscovery.path(like: name) {
            var sample = try await reader.sample(at: path, choice)
            sample.notes.insert("\(name) is \(path): a Mac does not mind the case of names.", at: 0)
            return try await FoundSample(readers: sample, at: path, choice, reader)
        }
        switch SampleID.parse(name) {
        case .failure(let problem): throw problem.mistake
        case .success(.technique(let technique)):
            try choice.requireNoScheme(of: name)
            return try FoundSample(technique, choice, environment: environment)
        case .success(.step(let step)):
            try choice.requireNoScheme(of: name)
            let catalog = try await StepCatalog.carried(environment)
            // Words on both sides of a slash may be a path that does not exist.
            if step.number == nil, catalog.library.likely(step) == nil,
                !catalog.tutorials.contains(where: { $0.name == step.tutorial })
            {
                throw MissingPath(name, tutorials: []).mistake
            }
            return try FoundSample(
                catalog, name, app: choice.app, tests: choice.tests, needsTests: choice.needsTests)
        case .success(.path):
            // A word without a slash or an extension may be meant for a tutorial; a path is not.
            let isWord = name.allSatisfy(\.isLetter)
            throw MissingPath(name, tutorials: isWord ? try await StepCatalog.carried(environment).tutorials : [])
                .mistake
        }
    }

    /// A sample that was named by its path, with the app that ships if only the tests' host was read.
    private init(
        readers sample: Sample, at path: String, _ choice: SampleDiscovery.Choice, _ reader: any SampleReader
    ) async throws {
        self.init(sample: sample)
        isReaders = true
        guard let shipped = sample.shipped else { return }
        ordinary = try await reader.sample(
            at: path,
            SampleDiscovery.Choice(
                app: shipped.target, scheme: choice.scheme, configuration: shipped.configuration, needsTests: false))
    }

    /// The sentence on the app that ships, if the tests have their own host.
    var shipping: [String] {
        sample.shipped.map { ["Production is \($0.name): \($0.decision)."] } ?? []
    }

    init(sample: Sample, step: StepFolder? = nil) {
        self.sample = sample
        self.step = step
    }

    /// A step.
    init(_ catalog: StepCatalog, _ name: String, app: String?, tests: String?, needsTests: Bool) throws {
        let folder = try catalog.folder(named: name)
        if needsTests, tests == nil { try catalog.requireTests(in: folder.project) }
        sample = try folder.sample(app: app, tests: tests, needsTests: needsTests)
        step = folder
    }

    /// A technique, its projects written below the cache.
    private init(
        _ name: SampleID.Technique, _ choice: SampleDiscovery.Choice, environment: [String: String]
    ) throws {
        guard let place = PackageResources.catalog, let cache = BuildCache.standard(environment: environment) else {
            throw Launch.left
        }
        let catalog = try TechniqueCatalog(folder: place)
        let technique = try catalog.technique(name)
        func folder(forTests: Bool) throws -> String {
            try TechniqueProject(
                technique, in: catalog, usesStoryboard: name.variant == .storyboard, supportsMultipleScenes: true,
                forTests: forTests
            ).write(below: cache.folder + "/techniques")
        }
        let host = try folder(forTests: choice.needsTests)
        sample = try SampleDiscovery().sample(at: host, choice)
        guard choice.needsTests else { return }
        let own = try folder(forTests: false)
        if own != host || !technique.conditionsInTests.isEmpty {
            ordinary = try SampleDiscovery().sample(at: own, choice)
        }
        sample = technique.hostSettings.applied(to: sample)
    }
}
