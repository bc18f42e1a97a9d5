internal import Tutorials

/// The page with what a search found: the search of a browser without scripts.
struct SearchPage {
    var title = "Search"
    /// The words that were searched for.
    var query: String
    /// The number of results, or the lack of them, in a sentence; empty if nothing was searched for.
    var summary: String
    var results: [Result]

    struct Result {
        var title: String
        var kind: String
        /// The page, or what it is about; nil if the title says it.
        var text: String?
        var address: String

        /// - Parameter documentation: The place of the documentation's archive.
        init(_ entry: SearchEntry, documentation: String) {
            title = entry.title
            kind = entry.kind.rawValue
            text = entry.text.isEmpty ? nil : entry.text
            address = entry.place(documentation: documentation)
        }
    }

    /// - Parameter documentation: The place of the documentation's archive.
    init(_ query: String, in index: SearchIndex, documentation: String) {
        let words = query.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        self.query = words
        guard !words.isEmpty else {
            summary = ""
            results = []
            return
        }
        let answer = index.found(words)
        let count = answer.entries.count
        results = answer.entries.map { Result($0, documentation: documentation) }
        summary =
            answer.isOffer
            ? "No results for “\(words)”." + (results.isEmpty ? "" : " Begin here:")
            : count == 1 ? "1 result" : "\(count) results"
    }
}

/// An entry of the search as `/api/search` has listed them since before there was an index.
struct ListedEntry: Encodable {
    var kind: String
    var title: String
    var text: String
    var address: String

    init(_ entry: SearchEntry) {
        kind = entry.kind.rawValue
        title = entry.title
        text = entry.text
        address = entry.place(documentation: ServedDocumentation.place)
    }
}
