public import Lifecycle
public import Samples
public import Simulator

/// A technique built for one way of making the app: the production app, and the app that hosts the tests.
public struct TechniqueBuild: Sendable {
    /// The app as its users get it.
    public let production: LaunchableApp
    /// The app with the tests.
    public let host: LaunchableApp
    /// What the scheme of the tests passes.
    public let scheme: Scheme

    /// Builds a technique.
    ///
    /// - Parameter change: A small change that breaks it.
    /// - Throws: `Mistake` and `CompileFailure` where its files are at fault; what `Workshop.build` throws besides.
    public init(
        _ technique: Technique, in catalog: TechniqueCatalog, usesStoryboard: Bool, supportsMultipleScenes: Bool,
        layout: ProductLayout = .debugLibrary, breaking change: Technique.Break? = nil, workshop: Workshop
    ) async throws {
        func app(forTests: Bool) async throws -> LaunchableApp {
            var project = try TechniqueProject(
                technique, in: catalog, usesStoryboard: usesStoryboard, supportsMultipleScenes: supportsMultipleScenes,
                forTests: forTests)
            // The production app does not have the host's own files, which may be what is broken.
            if let change, forTests || project.files[change.file]?.contains(change.find) == true {
                project = try project.breaking(change)
            }
            let folder = try project.write(below: workshop.builder.cache.folder + "/techniques")
            var sample = try SampleDiscovery().sample(at: folder, needsTests: true)
            if forTests { sample.app.conditions += technique.conditionsInTests }
            let build = try await workshop.build(sample, layout: layout)
            return LaunchableApp(sample, build.product, workshop.builder.reference)
        }
        production = try await app(forTests: false)
        var host = try await app(forTests: true)
        if technique.hasOwnIdentifier { host.description.bundleIdentifier += ".tests" }
        self.host = host
        scheme = technique.scheme
    }
}
