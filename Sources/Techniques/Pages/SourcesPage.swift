package import Bibliography
internal import Lifecycle
internal import Lowering
package import Wording

/// The catalog's page of the sources, each with its address and with what is taken from it, and of the facts.
package struct SourcesPage: Sendable {
    /// The file in the catalog.
    package static let file = "Generated/Sources.md"

    private let sources: SourceCatalog
    private let facts: FactCatalog
    /// The places that refer to a source, in Markdown, by the source's identifier.
    private let taken: [String: [String]]

    /// Creates the page from all that refers to sources.
    package init(_ techniques: [Technique], _ claims: [Claim], _ facts: FactCatalog, _ sources: SourceCatalog) {
        self.sources = sources
        self.facts = facts
        var taken: [String: [String]] = [:]
        for technique in techniques {
            for id in Set(technique.sources.map(\.source.id)) {
                taken[id, default: []].append(TechniquePage.link(technique))
            }
        }
        for claim in claims {
            for id in Set(claim.sources.map(\.source.id)) {
                taken[id, default: []].append(EvidencePages.link(claim))
            }
        }
        for rule in Rule.catalog {
            for id in Set(CitedText(rule.citation).sources) { taken[id, default: []].append("`\(rule.id)`") }
        }
        for fact in facts.facts {
            for id in Set(CitedText(fact.sources).sources) { taken[id, default: []].append("fact \(fact.id)") }
        }
        for log in facts.logs {
            for id in log.sources { taken[id, default: []].append("log \(log.id)") }
        }
        self.taken = taken
    }

    /// The sources from which nothing is taken.
    package var unused: [String] {
        let wholes = Set(sources.sources.filter { taken[$0.id] != nil }.compactMap(\.on))
        return sources.sources.map(\.id).filter { taken[$0] == nil && !wholes.contains($0) }
    }

    /// Returns the page's text.
    ///
    /// - Throws: `Mistake` if a source is a part of one that does not exist.
    package func text() throws(Mistake) -> String {
        var sections: [String] = []
        for (file, title) in Self.titles { sections.append(try section(file, title)) }
        sections += try FactSections.text(facts, sources)
        return GeneratedMark.page(([Self.head] + sections).joined(separator: "\n\n") + "\n", part: "sources")
    }

    private static let titles = [
        ("articles", "The articles, and the comments of their readers"), ("apple", "Apple"),
        ("projects", "Projects, issues and pull requests"), ("reports", "Other reports"),
        ("unaddressed", "Without an address"),
    ]

    private static let head = """
        # Sources and facts

        The texts on which rules, techniques and claims rest, and what they say about UIKit, fact by fact.

        ## Overview

        Each technique's page quotes its source's decisive lines. T and N stand for techniques, and C, H, P, Q and X for
        claims; `words.with-a-dot` are rules (<doc:Rules>). The numbered facts and logs are at the end of this page.
        Comments have no separate addresses here: the link is that of the text above them. <doc:AddASource> says
        how to add one.
        """

    private func section(_ file: String, _ title: String) throws(Mistake) -> String {
        var rows: [String] = []
        for source in sources.files[file] ?? [] {
            let origin = try sources.attribution(source.id)
            let place = Escaping.markdown(origin.place ?? source.author)
            let linked =
                source.unaddressed.map { "\(place). \(Escaping.markdown($0))" }
                ?? origin.address.map { "[\(place)](\($0))" } ?? place
            let uses = taken[source.id]?.joined(separator: ", ") ?? ""
            rows.append("| \(Escaping.markdown(source.author)) | \(linked) | \(source.date ?? "") | \(uses) |")
        }
        return """
            ### \(title)

            | who | what | when | what is taken from it |
            |---|---|---|---|
            \(rows.joined(separator: "\n"))
            """
    }
}
