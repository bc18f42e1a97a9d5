import Bibliography
import PackageResources
import Techniques
import Testing

/// The page of the sources and facts is what the catalog says.
struct SourcesPageTests {
    private static let facts = Result {
        try FactCatalog(folder: #require(PackageResources.catalog, "the facts' folder is gone"))
    }

    private static func page() throws -> SourcesPage {
        let catalog = try TechniqueCatalogTests.catalog.get()
        return SourcesPage(
            catalog.techniques, try ClaimTests.catalog.get().claims, try facts.get(), catalog.sources)
    }

    @Test func `The page is what the catalog says`() throws {
        #expect(
            try RecordedMatrixTests.page(SourcesPage.file) == Self.page().text(), "understudy record sources")
    }

    /// Sources that articles and tutorials name, and what their authors published beside.
    @Test func `From every other source something is taken`() throws {
        let unused = try Self.page().unused
        #expect(
            unused == [
                "reid-later", "reid-comment-19", "okudera-app-delegate", "instance-helper",
                "begemann-2012", "wals-2019", "testing-playground", "hackworth-sample-objective-c",
                "hackworth-presentation", "hackworth-bars", "hackworth-displays", "hackworth-xcodes",
                "hackworth-snapshots",
            ])
    }
}
