package import FoundationEssentials

/// The entries of an article: the page, its sections, its tables of symptoms and messages, and its questions.
package struct ArticleEntries: Sendable {
    /// The entry of each page that a link may name, by the name in lower case: `quickfix`, `hackworth`.
    package var pages: [String: SearchEntry]

    /// Returns the anchor of a heading, as DocC makes it.
    private let anchor: @Sendable (String) -> String

    package init(pages: [String: SearchEntry], anchor: @escaping @Sendable (String) -> String) {
        self.pages = pages
        self.anchor = anchor
    }

    /// Returns the entries of an article.
    ///
    /// - Parameters:
    ///   - text: The article's Markdown.
    ///   - page: The entry of its page, without the words of the text.
    package func entries(of text: String, on page: SearchEntry) -> [SearchEntry] {
        var entries: [SearchEntry] = []
        var current = page
        for block in Self.blocks(of: text) {
            switch block {
            case .heading(let title):
                entries.append(current)
                current = SearchEntry(
                    .section, title: title, text: page.title, address: page.address + "#" + anchor(title))
            case .row(let cells, let header):
                current.body += " " + cells.map(Self.words).joined(separator: " ")
                if header == "finding", cells.count > 1 {
                    entries.append(
                        SearchEntry(
                            .finding, title: Self.words(cells[1]), text: Self.words(cells[0]), address: current.address)
                    )
                }
                if let kind = Self.tables[header], cells.count > 1, let target = target(of: cells[1]) {
                    entries.append(
                        SearchEntry(
                            kind, title: Self.words(cells[0]), text: target.title, address: target.address,
                            site: target.site))
                }
            case .paragraph(let words):
                if page.kind == .page, let match = words.firstMatch(of: /^\*\*(.+?)\*\*\s+/) {
                    let title = Self.words(String(match.output.1))
                    entries.append(
                        SearchEntry(
                            title.contains("?") ? .question : .section, title: title, text: current.title,
                            body: Self.words(String(words[match.range.upperBound...])), address: current.address,
                            site: current.site))
                } else {
                    current.body += " " + Self.words(words)
                }
            }
        }
        return entries + [current]
    }

    /// The tables whose rows are found each, by the title of their first column.
    private static let tables: [String: SearchEntry.Kind] = ["what you see": .symptom, "message": .message]

    /// Returns the place that the first link of a cell leads to.
    private func target(of cell: String) -> (title: String, address: String, site: String?)? {
        guard let link = cell.firstMatch(of: /<doc:([A-Za-z0-9-]+)(#[^>]*)?>/),
            let page = pages[link.output.1.lowercased()]
        else { return nil }
        let section = link.output.2.map(String.init) ?? ""
        return (page.title, page.address + section, page.site.map { $0 + section })
    }

    /// Returns Markdown without its marks and addresses.
    static func words(_ markdown: String) -> String {
        var text = markdown.replacing(/!?\[([^\]]*)\]\([^)]*\)/) { String($0.output.1) }
        text = text.replacing(/<doc:[^>]*>/, with: "")
        text = text.replacing(/``\/?(?:[A-Za-z]+\/)?([^`]*)``/) { String($0.output.1) }
        text = text.replacing(/`|\*|\\|<[^>]*>/, with: "")
        return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
