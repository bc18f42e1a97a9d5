import Foundation
import TestSupport
import Testing

/// The English of the abstracts: see Style in the documentation.
struct CommentTests {
    /// The sources that people write, without samples, fixtures and quotations.
    static let files: [URL] = ["Sources", "Tests"].flatMap { folder -> [URL] in
        let root = Checkout.folder.appending(path: folder)
        let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        return paths.filter { path in
            path.hasSuffix(".swift")
                && !["Catalog/", "Fixtures/", "Recorded/"].contains { "\(folder)/\(path)".contains("/\($0)") }
        }.sorted().map { root.appending(path: $0) }
    }

    @Test func `An abstract opens with a noun phrase or a verb`() throws {
        let found = try Self.abstracts().filter { abstract in
            Self.openings.contains(String(abstract.text.prefix { $0.isLetter }))
        }
        #expect(found.map(\.description) == [])
    }

    @Test func `The first sentence of an abstract has at most 150 characters`() throws {
        let found = try Self.abstracts().filter { $0.sentence.count > 150 }
        #expect(found.map(\.description) == [])
    }

    /// The words that open a clause in place of a noun phrase.
    private static let openings: Set = [
        "What", "Who", "Whom", "Whose", "How", "Whether", "Where", "When", "That", "Nobody", "One", "Does",
    ]

    /// The first paragraph of a doc comment.
    private struct Abstract: CustomStringConvertible {
        var place: String
        var text: String

        var sentence: Substring { text.firstRange(of: /[.:;]( |$)/).map { text[..<$0.lowerBound] } ?? text[...] }

        var description: String { "\(place): \(text)" }
    }

    private static func abstracts() throws -> [Abstract] {
        try files.flatMap { file in
            var abstracts: [Abstract] = []
            var isInside = false
            var isOpen = false
            let lines = try String(contentsOf: file, encoding: .utf8).split(
                separator: "\n", omittingEmptySubsequences: false)
            for (index, line) in lines.enumerated() {
                let line = line.drop { $0 == " " }
                guard line.hasPrefix("///") else {
                    isInside = false
                    continue
                }
                let text = line.dropFirst(3).drop { $0 == " " }
                if !isInside {
                    let path = file.path.dropFirst(Checkout.folder.path.count + 1)
                    abstracts.append(Abstract(place: "\(path):\(index + 1)", text: String(text)))
                    isOpen = true
                } else if text.isEmpty || text.hasPrefix("- ") {
                    isOpen = false
                } else if isOpen {
                    abstracts[abstracts.count - 1].text += " \(text)"
                }
                isInside = true
            }
            return abstracts
        }
    }
}
