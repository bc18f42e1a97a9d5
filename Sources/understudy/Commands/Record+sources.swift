import Bibliography
import PackageResources
import Techniques

extension Record {
    /// Records the catalog's pages of the sources, and of the facts and logs.
    func recordSources() throws -> Bool {
        guard let folder = PackageResources.catalog else { throw Launch.left }
        let techniques = try TechniqueCatalog(folder: folder)
        let facts = try FactCatalog(folder: folder)
        let page = SourcesPage(
            techniques.techniques, try ClaimCatalog(folder: folder).claims, facts, techniques.sources)
        let isSame = try record(
            [SourcesPage.file: page.text(), FactsPage.file: FactsPage.text(facts, techniques.sources)], of: .sources)
        if !isSame { Self.sayHowToAccept(.sources) }
        return isSame
    }
}
