import Foundation
import Lifecycle
import Runs
import Techniques
import TestSupport
import Testing

/// The drill of adding a technique with a break, and a claim about it: their files in the catalog, and nothing else.
@Suite(.serialized)
struct AddedTechniqueTests {
    /// Runs `work` with a copy of the catalog to which the folders of the fixture are added.
    private func withCatalog(_ work: (URL) async throws -> Void) async throws {
        let manager = FileManager.default
        let folder = manager.temporaryDirectory.appending(path: "catalog-\(UUID().uuidString)")
        defer { try? manager.removeItem(at: folder) }
        try manager.copyItem(atPath: Checkout.path("Sources/Catalog"), toPath: folder.path)
        for path in ["Techniques/T98", "Claims/C998"] {
            try manager.copyItem(
                atPath: "\(Checkout.fixture("AddedTechnique"))/\(path)", toPath: folder.appending(path: path).path)
        }
        try await work(folder)
    }

    @Test func `A technique and a claim are added by their files alone`() async throws {
        try await withCatalog { folder in
            let techniques = try TechniqueCatalog(folder: folder)
            let claims = try ClaimCatalog(folder: folder)
            #expect(
                techniques.techniques.map(\.id).filter { $0 != "T98" } == TechniqueCatalogTests.techniques.map(\.id))
            #expect(claims.claims.map(\.id).filter { $0 != "C998" } == ClaimTests.claims.map(\.id))
            let added = try #require(techniques["T98"])
            let builder = try await TestBuilder.shared.value

            // In the matrix, with its page.
            var run = MatrixRun(catalog: techniques, builder: builder)
            run.techniques = [added]
            run.settings = [
                Setting(system: SystemVersion(12), usesStoryboard: false), Setting(system: SystemVersion(17)),
            ]
            let matrix = try await run.run()
            #expect(matrix.cells.map(\.outcome) == [.onlyTestDelegates, .productionScene])
            let page = try TechniquePage(added, in: techniques, told: [])
            #expect(page.file == "Generated/Techniques/Technique-T98.md")
            #expect(page.markdown.hasPrefix("# A lookup of two words (T98)\n\nmain.swift asks the process for"))

            // The break shows.
            let broken = try #require(added.breaks.first)
            let setting = try #require(broken.setting)
            let app = try await AppUnderTest(added, in: techniques, for: setting, breaking: broken, builder: builder)
            let seen = try await TechniqueRun(added, app, in: setting).run(production: ProductionRuns())
            #expect(seen.outcome == .productionApp)

            // The claim is decided by a run, with its page.
            let claim = try #require(claims["C998"])
            let result = try await EvidenceRun(claims, techniques, builder: builder).result(of: claim)
            #expect(result.isAsWritten)
            let pages = EvidencePages([result], of: claims, techniques)
            #expect(pages.text(of: result).hasPrefix("### A class of the test bundle as app delegate (C998)\n"))
            #expect(Set(pages.files.keys) == [EvidencePages.overview])
        }
    }
}
