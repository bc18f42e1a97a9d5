import Bibliography
import PackageResources
import TestSupport
import Testing

/// Every log with which traces are compared is in the list of published logs, with its source.
struct PublishedLogTests {
    @Test func `The logs of the tests are those that the catalog lists`() throws {
        let folder = try #require(PackageResources.catalog, "the facts' folder is gone")
        let listed = try FactCatalog(folder: folder).logs.map(\.id)
        let names = GoldenLog.all.map(\.name) + GoldenLog.inexpressible.keys
        let tested = Set(names.map { String($0.prefix(3)) })
        #expect(listed == listed.sorted() && Set(listed).count == listed.count)
        #expect(tested == Set(listed))
    }
}
