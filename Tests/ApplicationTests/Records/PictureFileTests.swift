import Application
import Foundation
import PackageResources
import Testing

@testable import Tutorials

/// The drawn pictures in the catalog, and their words in its pages.
struct PictureFileTests {
    @Test func `The pictures and their words are as drawn`() throws {
        let catalog = try #require(PackageResources.documentation)
        let files = try CarriedFolders.ofThisProgram.pictureFiles()
        for (path, text) in files {
            let committed = try? String(contentsOf: catalog.appending(path: path), encoding: .utf8)
            #expect(committed == text, "\(path): understudy record pictures")
        }
        let drawn = try FileManager.default.contentsOfDirectory(
            atPath: catalog.appending(path: CarriedFolders.drawnPictures).path)
        #expect(
            drawn.map { "\(CarriedFolders.drawnPictures)/\($0)" }.sorted()
                == files.keys.filter { $0.hasSuffix(".svg") }.sorted())
    }

    @Test func `A drawing's alternative text is its title, wherever it is shown`() throws {
        let catalog = try #require(PackageResources.documentation)
        let drawings = try FileManager.default.contentsOfDirectory(atPath: catalog.appending(path: "Pictures").path)
            .filter { $0.hasPrefix("art-") }
        #expect(!drawings.isEmpty)
        let titles = try drawings.map { name in
            let svg = try String(contentsOf: catalog.appending(path: "Pictures/\(name)"), encoding: .utf8)
            return (name, String(try #require(svg.firstMatch(of: /<title>(.*)<\/title>/), "\(name)").1))
        }
        let words = Dictionary(uniqueKeysWithValues: titles)
        var shown: Set<String> = []
        let paths = FileManager.default.enumerator(atPath: catalog.path)?.compactMap { $0 as? String } ?? []
        for path in paths where path.hasSuffix(".md") || path.hasSuffix(".tutorial") {
            let page = try String(contentsOf: catalog.appending(path: path), encoding: .utf8)
            shown.formUnion(drawings.filter { page.contains($0) })
            #expect(PictureWords.replaced(words, in: page) == page, "\(path)")
        }
        #expect(shown.sorted() == drawings.sorted())
    }

    @Test(arguments: [
        ("![old (a)](a-b.svg)", "![new](a-b.svg)"), ("![old](other.svg)", "![old](other.svg)"),
        (#"   @Image(source: "a-b.svg", alt: "old")"#, #"   @Image(source: "a-b.svg", alt: "new")"#),
        (
            #"@PageImage(purpose: card, source: "a-b.svg", alt: "old")"#,
            #"@PageImage(purpose: card, source: "a-b.svg", alt: "new")"#
        ),
        ("a word about a-b.svg", "a word about a-b.svg"),
    ])
    func `The words are written wherever a picture is shown`(page: String, written: String) {
        #expect(PictureWords.replaced(["a-b.svg": "new"], in: page) == written)
    }
}
