package import Building
internal import Projects
package import Runs
internal import Samples
internal import Storage
internal import Wording

extension AppUnderTest {
    /// Builds a technique for one way of making the app.
    ///
    /// - Parameter change: A small change that breaks it.
    /// - Throws: `Mistake` and `CompileFailure` if its files are at fault; besides, the errors of
    ///   `SampleBuilder.build`.
    package init(
        _ technique: Technique, in catalog: TechniqueCatalog, for setting: Setting,
        breaking change: Technique.Break? = nil, builder: SampleBuilder
    ) async throws {
        try await self.init(technique, layout: ProductLayout(hosting: setting.hosting), builder: builder) {
            forTests throws(Mistake) in
            let project = try TechniqueProject(
                technique, in: catalog, usesStoryboard: setting.usesStoryboard,
                supportsMultipleScenes: setting.supportsMultipleScenes, forTests: forTests)
            guard let change else { return project }
            return try project.editing(
                change.file, replacing: change.find, with: change.replace, forTests: forTests)
        }
    }

    /// Builds a technique from changed files.
    ///
    /// - Parameter project: The files, of the app that hosts the tests or of the production app.
    init(
        _ technique: Technique, layout: ProductLayout, builder: SampleBuilder,
        project: (_ forTests: Bool) throws(Mistake) -> TechniqueProject
    ) async throws {
        func sample(forTests: Bool) throws -> Sample {
            let folder = try project(forTests).write(below: builder.modules.cache.folder + "/techniques")
            return try SampleDiscovery().sample(at: folder, needsTests: true)
        }
        try await self.init(
            host: technique.hostSettings.applied(to: try sample(forTests: true)),
            production: try sample(forTests: false), layout: layout, in: builder)
    }
}
