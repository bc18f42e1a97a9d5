import Foundation
import PackageResources
import Testing

/// DocC keeps one text for each address of a page, so that a second text replaces the first one.
struct TutorialLinkTests {
    /// Returns the addresses that a tutorial file links with several texts. A link without a text has its page's title.
    private static func collisions(in text: String) -> [String] {
        let written = text.matches(of: /\[([^\[\]]+)\]\(<?([^>()\s]+(?:\([^)\s]*\)[^>()\s]*)*)>?\)/)
            .map { (address: String($0.2), text: String($0.1)) }
        let bare = text.matches(of: /(?:^|[^(])<(doc:[^>\s]+)>/).map { (address: String($0.1), text: "its title") }
        return Dictionary(grouping: written + bare, by: \.address)
            .mapValues { links in
                Set(links.map { $0.text.split(whereSeparator: \.isWhitespace).joined(separator: " ") })
            }
            .filter { $0.value.count > 1 }.map { "\($0.key) \($0.value.sorted())" }.sorted()
    }

    @Test func `An address has one link text in each tutorial file`() throws {
        let folder = try #require(PackageResources.documentation, "the documentation is gone")
            .appending(path: "Tutorials")
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".tutorial") }
        #expect(files.count > 5)
        let collisions = try files.sorted().flatMap { file in
            let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
            return Self.collisions(in: text).map { "\(file): \($0)" }
        }
        #expect(collisions == [])
    }

    /// The first paragraph is the abstract, and DocC puts its links among those of each page that links to the tutorial.
    @Test func `The first paragraph of a tutorial has no link to another site`() throws {
        let folder = try #require(PackageResources.documentation, "the documentation is gone")
            .appending(path: "Tutorials")
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .filter { $0.hasSuffix(".tutorial") && $0 != "Tutorials.tutorial" }
        var linked: [String] = []
        for file in files.sorted() {
            let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
            let abstract = try #require(text.firstMatch(of: /@Intro\(title: "[^"]*"\) \{\n((?:.+\n)+)/)?.1, "\(file)")
            if abstract.contains("](http") { linked.append(file) }
        }
        #expect(linked == [])
    }

    @Test func `A second text for an address is found, of a site, of a page and of a symbol`() {
        let text = """
            [Jon Reid](https://example.org/a) wrote [How to switch](https://example.org/a). [Jon
            Reid](https://example.org/a), [Quick fix](/documentation/quickfix), [the files](/documentation/quickfix),
            [`main`](<doc:UIKit/main(_:_:)-55>), [the function](<doc:UIKit/main(_:_:)-55>), <doc:Reid>, [Reid](<doc:Reid>)
            and [one](https://example.org/b), [one](https://example.org/b).
            """
        #expect(
            Self.collisions(in: text) == [
                #"/documentation/quickfix ["Quick fix", "the files"]"#, #"doc:Reid ["Reid", "its title"]"#,
                #"doc:UIKit/main(_:_:)-55 ["`main`", "the function"]"#,
                #"https://example.org/a ["How to switch", "Jon Reid"]"#,
            ])
    }
}
