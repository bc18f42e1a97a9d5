import Application
import Foundation
import PackageResources
import Techniques
import Testing
import Tutorials

/// The addresses of pages that were renamed or merged.
@Suite struct MovedPageTests {
    private static func moved() throws -> MovedPages {
        let folder = try #require(PackageResources.catalog)
        return try MovedPages(
            folder: folder, techniques: TechniqueCatalog(folder: folder), claims: ClaimCatalog(folder: folder),
            documentation: "/docs")
    }

    @Test func `An old address of a step is none of today's, and leads to a step`() async throws {
        let catalog = try await CarriedFolders.ofThisProgram.tutorials(ProcessInfo.processInfo.environment)
        let steps = Set(
            catalog.tutorials.flatMap { tutorial in tutorial.steps.map { "/play/\(tutorial.name(of: $0))" } })
        let moved = try Self.moved().addresses.filter { $0.key.hasPrefix("/play/") }
        #expect(moved.count == 28)
        for (old, new) in moved {
            #expect(!steps.contains(old) && steps.contains(new), "\(old)")
            #expect(old == old.lowercased() && !old.hasSuffix("/"))
        }
    }

    @Test func `An old address of a page leads to a page of the catalog`() async throws {
        let folder = try #require(PackageResources.documentation)
        let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        let pages = Set(
            files.filter { $0.hasSuffix(".md") }.map { file in
                URL(filePath: file).deletingPathExtension().lastPathComponent.lowercased()
            })
        let prefix = "/docs/documentation/understudy/"
        let moved = try Self.moved().addresses
        for (old, new) in moved where new.hasPrefix(prefix) && new != prefix {
            let name = new.dropFirst(prefix.count).prefix { $0 != "/" }
            #expect(pages.contains(String(name)), "\(old) leads to \(new)")
            if old.hasPrefix(prefix) { #expect(!pages.contains(String(old.dropFirst(prefix.count))), "\(old)") }
        }
        let claims = try ClaimCatalog(folder: #require(PackageResources.catalog)).claims
        #expect(moved.count { $0.key.hasPrefix(prefix + "claim-") } == claims.count)
        #expect(moved[prefix + "technique-t54"] == prefix + "technique-t47/")
    }

    /// It is asked for addresses without a page alone.
    @Test func `The address of a UIKit name without a page leads to the module`() throws {
        let moved = try Self.moved()
        #expect(moved["/docs/documentation/referenceuikit/uiview/bounds/"] == "/docs/documentation/referenceuikit/")
        #expect(moved["/docs/documentation/lifecycle/none"] == nil)
    }

    @Test func `What a text names has an address`() async throws {
        let folder = try #require(PackageResources.catalog)
        let names = SiteNames(
            try ClaimCatalog(folder: folder), try TechniqueCatalog(folder: folder),
            try await CarriedFolders.ofThisProgram.tutorials(ProcessInfo.processInfo.environment)
        ).addresses
        #expect(names["hackworth/flush"] == "/play/hackworth/flush")
        #expect(names["hackworth/1"] == "/play/hackworth/view-controller")
        #expect(names["T47"] == "/techniques#T47")
        #expect(names["session.unknown"]?.hasPrefix("/docs/documentation/lifecycle/rule/") == true)
        #expect(names["C62"]?.hasPrefix("/docs/documentation/understudy/evidence-stored-by-tests/#") == true)
    }
}
