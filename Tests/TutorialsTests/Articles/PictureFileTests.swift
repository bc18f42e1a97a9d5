import Foundation
import PackageResources
import Testing

@testable import Tutorials
@testable import understudy

/// The drawn pictures in the catalog, and their words in its pages.
struct PictureFileTests {
    @Test func `The pictures and their words are as drawn`() throws {
        let catalog = try #require(PackageResources.documentation)
        let files = try Record.pictureFiles(in: catalog)
        for (path, text) in files {
            let committed = try? String(contentsOf: catalog.appending(path: path), encoding: .utf8)
            #expect(committed == text, "\(path): understudy record pictures")
        }
        let drawn = try FileManager.default.contentsOfDirectory(
            atPath: catalog.appending(path: Record.drawn).path)
        #expect(
            drawn.map { "\(Record.drawn)/\($0)" }.sorted() == files.keys.filter { $0.hasSuffix(".svg") }.sorted())
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
