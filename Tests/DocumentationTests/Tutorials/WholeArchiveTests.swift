import CarriedSources
import Foundation
import Samples
import Testing
@testable import TutorialDocumentation

/// The catalog and the symbols as one archive, as it is published.
@Suite struct WholeArchiveTests {
    @Test func theDocumentationBuildsWithoutAWarning() async throws {
        let catalog = try #require(CarriedSources.catalog)
        let graphs = try await symbolGraphs()
        let folder = FileManager.default.temporaryDirectory.appending(path: "archive-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let build = DocumentationBuild(catalog: catalog, graphs: graphs, docc: try docc(), hostingBasePath: "docs")
        let time = try await ContinuousClock().measure { try await build.write(to: folder) }
        print("The documentation took docc \(time).")
        let published = try DocumentationArchive(folder: folder).tutorials()
        let cache = try #require(BuildCache.standard(environment: ProcessInfo.processInfo.environment))
        let read = try await DocumentationArchive.convert(catalog: catalog, docc: try docc(), cache: cache).tutorials()
        #expect(published.flatMap(\.steps).map(\.commands) == read.flatMap(\.steps).map(\.commands))
        #expect(published.flatMap(\.steps).map(\.code) == read.flatMap(\.steps).map(\.code))
        let pages = ["/index.html", "/documentation/referenceuikit/index.html"] + published.map { "\($0.path)/index.html" }
        #expect(pages.filter { !FileManager.default.fileExists(atPath: folder.path + $0) } == [])
    }

    @Test func whatDocCWarnsOfFailsTheBuildAndLeavesTheFolder() async throws {
        let small = try SmallCatalog()
        let tutorial = try #require(SmallCatalog.files["Tutorials/Tiny/Tiny.tutorial"])
        try small.write(tutorial.replacing("Better.", with: "See <doc:Nowhere>."), to: "Tutorials/Tiny/Tiny.tutorial")
        let folder = small.folder.appending(path: "archive")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let build = DocumentationBuild(catalog: small.catalog, graphs: try await symbolGraphs(), docc: try docc())
        let mistake = await #expect(throws: Mistake.self) { try await build.write(to: folder) }
        #expect(mistake?.what.contains("Nowhere") == true)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
        #expect(try FileManager.default.contentsOfDirectory(atPath: small.folder.path).sorted() == ["Small.docc", "archive"])
    }
}
