package import FoundationEssentials
package import Tutorials
internal import Wording

/// The sentences of forums that the search is tried with, and the place of the right page among what each finds.
package struct SearchRecord: Sendable {
    package let first: [Sentence]
    /// Those that were collected when the index was done. Nothing is changed for them.
    package let later: [Sentence]

    /// A sentence as it was typed somewhere, and the pages that answer it, by the last part of their addresses.
    package struct Sentence: Decodable, Sendable {
        package var sentence: String
        package var found: String
        package var pages: [String]
    }

    private struct File: Decodable {
        var first: [Sentence]
        var later: [Sentence]
    }

    /// Reads the sentences of a checkout.
    package init(checkout: URL) throws {
        let place = checkout.appending(path: "Tests/Scripts/search/sentences.json")
        let file = try JSONDecoder().decode(File.self, from: Data(contentsOf: place))
        first = file.first
        later = file.later
    }

    /// The number of places within which the right page counts as found.
    package static let places = 3

    /// Returns the place of a sentence's page among what it finds; nil if it is not there.
    package static func place(of sentence: Sentence, in index: SearchIndex) -> Int? {
        let answer = index.found(sentence.sentence)
        guard !answer.isOffer else { return nil }
        return answer.entries.firstIndex { sentence.pages.contains(name(of: $0)) }.map { $0 + 1 }
    }

    /// The last part of a page's address; of a technique, its name alone.
    private static func name(of entry: SearchEntry) -> String {
        (entry.page.split(separator: "/").last.map(String.init) ?? "").replacing("technique-", with: "")
    }

    /// Returns true if a sentence's page is among the first three.
    private static func isFound(_ sentence: Sentence, in index: SearchIndex) -> Bool {
        place(of: sentence, in: index).map { $0 <= places } ?? false
    }

    /// Returns how many sentences have their page among the first three.
    package static func count(_ sentences: [Sentence], in index: SearchIndex) -> Int {
        sentences.count { isFound($0, in: index) }
    }

    /// Returns the record: the numbers, and the sentences whose page is not among the first three.
    package func text(_ index: SearchIndex) -> String {
        func part(_ name: String, _ sentences: [Sentence]) -> String {
            let missed = sentences.filter { !Self.isFound($0, in: index) }
            let count = sentences.count - missed.count
            return "\(name): \(count) of \(sentences.count) have their page among the first \(Self.places)\n"
                + missed.map { "not: \($0.sentence)\n" }.joined()
        }
        return part("first", first) + "\n" + part("later", later)
    }
}
