import Foundation
import TestSupport
import Testing

/// The first mention of an author on a page that people write is, or is part of, a link to the author's text.
@Suite struct AuthorLinkTests {
    static let authors = [
        "(?:Jon )?Reid", "(?:Timothy )?Sanders", "(?:Geoff )?Hackworth", "y-okudera", "(?:René )?Pirringer",
    ]

    static let pages: [String] = ["Articles", "Tutorials"].flatMap { folder -> [String] in
        let root = Checkout.folder.appending(path: "Documentation.docc/\(folder)")
        let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".md") || $0.hasSuffix(".tutorial") }.sorted().map { "\(folder)/\($0)" }
    }

    /// The parts of a page in which a name is not a mention: code, headings, titles, pictures, links within the catalog.
    private static let left = [
        #"(?s)```.*?```"#, #"(?s)<!--.*?-->"#, #"(?m)^#.*$"#, #"!\[[^\]]*\]\([^)]*\)"#, #"`[^`\n]*`"#, #"<doc:[^>]*>"#,
        #"(?m)^ *@(Intro|Section|Tutorial|Tutorials|Chapter|Image|PageImage|Code|TutorialReference)\b.*$"#,
    ]

    @Test(arguments: authors) func `The first mention is a link`(_ author: String) throws {
        let mention = try NSRegularExpression(pattern: #"(?<![\w/])"# + author + #"(?![\w/])"#)
        let link = try NSRegularExpression(pattern: #"\[[^\[\]]*\]\(https://[^)]*\)"#)
        var unlinked: [String] = []
        var mentions = 0
        for page in Self.pages {
            var text = try String(
                contentsOf: Checkout.folder.appending(path: "Documentation.docc/\(page)"), encoding: .utf8)
            for pattern in Self.left {
                text = text.replacingOccurrences(of: pattern, with: "", options: .regularExpression)
            }
            let whole = NSRange(text.startIndex..., in: text)
            guard let first = mention.firstMatch(in: text, range: whole)?.range else { continue }
            mentions += 1
            let isLinked = link.matches(in: text, range: whole).contains { link in
                // A title right behind the name may be the link: Jon Reid's article [Bypass SwiftUI App Launch].
                NSIntersectionRange(link.range, first).length > 0
                    || (0...20).contains(link.range.location - first.location - first.length)
            }
            if !isLinked { unlinked.append(page) }
        }
        #expect(unlinked == [])
        #expect(mentions > 1)
    }
}
