internal import Foundation
internal import Playground
internal import Samples
internal import Techniques
internal import Tutorials
package import Building

extension PlaygroundContent {
    /// Reads the tutorials and builds the documentation, where the cache does not have it.
    ///
    /// Documentation that does not build is said and left out: the playground does not need it.
    package static func prepare(_ tools: SampleTools, builder: ModuleBuilder) async throws -> PlaygroundContent {
        let folders = tools.folders
        let site = try folders.site
        let catalog = try await tools.tutorials()
        let techniques = try folders.techniques()
        let claims = try folders.claims()
        let records = try folders.stepRecords
        let documentation = await documentation(tools, builder, of: catalog)
        let names = SiteNames(claims, techniques, catalog)
        let links = PageLinks(documentation: documentation == nil ? nil : "/docs", named: names.addresses)
        let archive = documentation.map { ServedArchive(folder: URL(filePath: $0)) }
        let downloads = archive?.downloads ?? [:]
        var lessons = Lessons(
            catalog, records, links,
            guide: TutorialGuide(
                tutorials: catalog.tutorials, records: records, links: links, downloads: downloads),
            techniques: techniques,
            results: TechniqueResults(
                matrix: try folders.matrix(of: techniques), choosing: try folders.choosing()),
            numbers: try Statistics(catalog, folders).sentence)
        lessons.downloads = downloads
        lessons.compared = ["first-test", "launch-test"].map { SampleID.Step(tutorial: "hackworth", slug: $0) }
        lessons.moved = try MovedPages(
            folder: try folders.catalog, techniques: techniques, claims: claims, documentation: "/docs")
        if let archive { lessons.entries = (try? archive.entries()).map { $0 + names.entries } ?? [] }
        return PlaygroundContent(site: site.path, documentation: documentation, lessons: lessons)
    }

    private static func documentation(
        _ tools: SampleTools, _ builder: ModuleBuilder, of catalog: StepCatalog
    ) async -> String? {
        do {
            let symbols = try await tools.symbolGraphs(builder)
            let build = try tools.documentation(
                symbols, of: catalog, builder, hostingBasePath: "docs", treatsWarningsAsErrors: false)
            return try await build.kept(in: builder.cache) {
                tools.output.working($0 == .converting ? "Building the documentation, once" : nil)
            }.path
        } catch {
            tools.output.say("The playground runs without the documentation. \(error)")
            return nil
        }
    }
}
