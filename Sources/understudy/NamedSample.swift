import PackageResources
import Foundation
import Lifecycle
import Runs
import Samples
import Techniques
import Tutorials

/// What the reader named: a path, or a tutorial's step.
struct NamedSample {
    var sample: Sample
    /// The app as its users get it, where a technique lets another one host the tests.
    var ordinary: Sample?
    /// The step's project, where a step was named.
    var step: StepFolder?

    /// A path that exists wins; else `hackworth/4` is a step.
    static func find(
        _ name: String, app: String?, tests: String?, needsTests: Bool, environment: [String: String],
        reader: any SampleReader
    ) async throws -> NamedSample {
        if !FileManager.default.fileExists(atPath: name),
            let (technique, folder) = try technique(name, forTests: needsTests, environment)
        {
            var named = NamedSample(
                sample: try SampleDiscovery().sample(at: folder, app: app, tests: tests, needsTests: needsTests))
            if needsTests {
                let own = try Self.technique(name, forTests: false, environment)?.folder
                if let own, own != folder || !technique.conditionsInTests.isEmpty {
                    named.ordinary = try SampleDiscovery().sample(at: own, app: app, tests: tests, needsTests: true)
                }
                named.sample = technique.hostSettings.applied(to: named.sample)
            }
            return named
        }
        if FileManager.default.fileExists(atPath: name) {
            return NamedSample(
                sample: try await reader.sample(at: name, app: app, tests: tests, needsTests: needsTests))
        }
        guard StepName(name) != nil else { throw try await UnknownSample(name).mistake(environment) }
        let catalog = try await Self.catalog(environment)
        return try NamedSample(catalog, name, app: app, tests: tests, needsTests: needsTests)
    }

    /// The project of a technique such as `T47`, or `T47/code` for the app without storyboard, written below the cache.
    ///
    /// - Returns: nil where no technique has that name.
    private static func technique(
        _ name: String, forTests: Bool, _ environment: [String: String]
    ) throws -> (Technique, folder: String)? {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard let place = PackageResources.catalog, let cache = BuildCache.standard(environment: environment) else {
            return nil
        }
        let catalog = try TechniqueCatalog(folder: place)
        guard let technique = catalog[parts[0].uppercased()], parts.count == 1 || parts.count == 2 && parts[1] == "code"
        else { return nil }
        let project = try TechniqueProject(
            technique, in: catalog, usesStoryboard: parts.count == 1, supportsMultipleScenes: true, forTests: forTests)
        return (technique, try project.write(below: cache.folder + "/techniques"))
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

    /// The tutorials that the program carries along.
    static func catalog(_ environment: [String: String]) async throws -> StepCatalog {
        let protection = try await BuildTools.forThisProgram().protection
        return try await StepCatalog(catalog: try place(), environment: environment, protection: protection) {
            Terminal.show($0 == .converting ? "Reading the tutorials, once" : nil)
        }
    }

    /// Where the catalog is.
    static func place() throws -> URL {
        guard let folder = PackageResources.documentation else { throw Launch.left }
        return folder
    }
}
