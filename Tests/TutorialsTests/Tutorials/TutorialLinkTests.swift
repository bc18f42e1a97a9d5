import Foundation
import PackageResources
import Testing

/// DocC keeps one text for each address of a page, so that a second text replaces the first one.
struct TutorialLinkTests {
    @Test func `An address has one link text in each tutorial file`() throws {
        let folder = try #require(PackageResources.documentation, "the documentation is gone")
            .appending(path: "Tutorials")
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".tutorial") }
        #expect(!files.isEmpty)
        var collisions: [String] = []
        for file in files.sorted() {
            let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
            let links = text.matches(of: /\[([^\[\]]+)\]\((https?:[^)\s]+)\)/)
            let texts = Dictionary(grouping: links, by: { String($0.2) }).mapValues { links in
                Set(links.map { $0.1.split(whereSeparator: \.isWhitespace).joined(separator: " ") })
            }
            collisions += texts.filter { $0.value.count > 1 }.map { "\(file): \($0.key) \($0.value.sorted())" }
        }
        #expect(collisions.sorted() == [])
    }
}
