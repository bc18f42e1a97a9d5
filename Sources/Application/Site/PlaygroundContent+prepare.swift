internal import FoundationEssentials
internal import Playground
internal import Samples
internal import Techniques
internal import Tutorials

extension PlaygroundContent {
    /// Reads what the pages show: tutorials, techniques and recorded runs. No module and no documentation is built for it.
    package static func prepare(_ tools: SampleTools) async throws -> PlaygroundContent {
        let folders = tools.folders
        let source = try folders.documentation
        let catalog = try await tools.tutorials()
        let techniques = try folders.techniques()
        let claims = try folders.claims()
        let records = try folders.stepRecords
        let matrix = try folders.matrix(of: techniques)
        let place = ServedDocumentation.place
        let names = SiteNames(claims, techniques, catalog)
        let links = PageLinks(documentation: place, named: names.addresses)
        let downloads = records.downloads(of: catalog.tutorials).mapValues { place + $0 }
        var lessons = Lessons(
            catalog, records, links,
            guide: TutorialGuide(
                tutorials: catalog.tutorials, records: records, links: links, downloads: downloads),
            techniques: techniques, results: TechniqueResults(matrix: matrix, choosing: try folders.choosing()),
            numbers: Statistics(catalog, claims, matrix).sentence)
        lessons.downloads = downloads
        lessons.compared = ["first-test", "launch-test"].map { SampleID.Step(tutorial: "hackworth", slug: $0) }
        lessons.moved = try MovedPages(
            folder: try folders.catalog, techniques: techniques, claims: claims, documentation: place)
        let search = SearchContent(source, catalog.tutorials, techniques, claims)
        lessons.search = KeptIndex { search.index }
        return PlaygroundContent(
            site: try folders.site.path,
            documentation: ServedDocumentation(.building("It begins in a moment."), catalog: source), lessons: lessons)
    }
}
