package import FoundationEssentials
internal import Lifecycle
internal import Playground
internal import Samples
package import Techniques
package import Tutorials

/// All that the search finds, on the site and in an archive of the documentation.
package struct SearchContent: Sendable {
    private let catalog: URL
    private let tutorials: [Tutorials.Tutorial]
    private let techniques: [Technique]
    private let claims: [Claim]

    /// - Parameter catalog: The folder of the documentation's catalog.
    package init(
        _ catalog: URL, _ tutorials: [Tutorials.Tutorial], _ techniques: TechniqueCatalog, _ claims: ClaimCatalog
    ) {
        self.catalog = catalog
        self.tutorials = tutorials
        self.techniques = techniques.techniques
        self.claims = claims.claims
    }

    /// The index. Quick fix and the choice of a technique are offered if nothing is found.
    package var index: SearchIndex {
        SearchIndex(
            entries,
            offers: ["quickfix", "choosingatechnique"].map { "/documentation/understudy/\($0)/" })
    }

    package var entries: [SearchEntry] {
        let find = SearchEntry(
            .page, title: "Find my technique", text: "Choose a technique for an app",
            address: "/documentation/understudy/choosingatechnique/", site: "/find")
        let trace = SearchEntry(
            .page, title: "Open a trace", text: "A trace from a file, such as trace.jsonl, in the browser",
            body: "compare two traces, drop a file, search a run, viewer",
            address: "/documentation/understudy/commandline/#The-form-of-the-trace", site: "/trace")
        return articles + tutorials.flatMap(Self.entries) + [find, trace] + techniques.map(Self.entry)
            + claims.map(Self.entry)
            + Rule.catalog.map(Self.entry) + LaunchSymbol.all.map(Self.entry)
    }

    /// The articles for readers, with their sections, questions and tables; of those that runs or rules make, the titles alone.
    private var articles: [SearchEntry] {
        let readers = CatalogArticle.all(in: catalog).filter {
            !$0.path.contains("/technique-") && !Self.isOfContributors($0.file)
        }
        let pages = readers.map { article in
            (article.file, SearchEntry(Self.kind(of: article), title: article.title, address: article.path + "/"))
        }
        var linked = Dictionary(
            pages.map { (Self.name(of: $0.0).lowercased(), $0.1) }, uniquingKeysWith: { first, _ in first })
        for tutorial in tutorials { linked[tutorial.name] = Self.entry(tutorial) }
        let reader = ArticleEntries(pages: linked, anchor: HeadingAnchor.of)
        return pages.flatMap { file, page in
            let text = Self.isRead(file) ? try? String(contentsOf: catalog.appending(path: file), encoding: .utf8) : nil
            return reader.entries(of: text ?? "", on: page)
        }
    }

    private static func kind(of article: CatalogArticle) -> SearchEntry.Kind {
        if article.file.hasPrefix("Generated/Claims/") { return .claim }
        return article.file.hasPrefix("Symbols/") ? .symbol : .page
    }

    /// The file's name without its ending, as links have it.
    private static func name(of file: String) -> String {
        String((file.split(separator: "/").last ?? "").dropLast(3))
    }

    /// The generated pages whose text is for readers. The others repeat rules, sources and cells.
    private static let generated = ["ChoosingATechnique", "Evidence", "TestHostVariables"]

    /// The pages for people who change Understudy. They are reached from the documentation's first page, and would stand
    /// between a reader and the answer.
    private static func isOfContributors(_ file: String) -> Bool {
        file.hasPrefix("Contributing/") || ["Matrix", "Promises"].contains(name(of: file))
    }

    private static func isRead(_ file: String) -> Bool {
        file.hasPrefix("Articles/") || !file.contains("/")
            || generated.contains(name(of: file))
    }
}

extension SearchContent {
    private static func entry(_ tutorial: Tutorials.Tutorial) -> SearchEntry {
        SearchEntry(
            .tutorial, title: tutorial.title, text: tutorial.name,
            body: tutorial.introduction.map(\.plain).joined(separator: " "), address: tutorial.path + "/",
            site: "/tutorials/\(tutorial.name)")
    }

    private static func entries(of tutorial: Tutorials.Tutorial) -> [SearchEntry] {
        [entry(tutorial)]
            + tutorial.sections.flatMap { section in
                let address = "\(tutorial.path)/#\(section.anchor)"
                let heading = SearchEntry(
                    .section, title: section.title, text: tutorial.title,
                    body: section.introduction.map(\.plain).joined(separator: " "), address: address,
                    site: "/tutorials/\(tutorial.name)#\(section.anchor)")
                let steps = section.steps.map { step in
                    let name = SampleID.step(tutorial.name(of: step))
                    return SearchEntry(
                        .step, title: step.title, text: "\(name), \(tutorial.title)",
                        body: step.text.map(\.plain).joined(separator: " "), address: address, site: name.playAddress)
                }
                return [heading] + steps
            }
    }

    private static func entry(_ technique: Technique) -> SearchEntry {
        SearchEntry(
            .technique, title: "\(technique.id) \(technique.title)",
            text: technique.sources.map(\.source.author).joined(separator: ", "), body: technique.mechanism,
            address: CatalogArticle.address(of: TechniquePage.reference(technique)),
            site: SampleID.Technique(technique.id).place)
    }

    private static func entry(_ claim: Claim) -> SearchEntry {
        SearchEntry(.claim, title: claim.title, text: claim.id, address: MovedPages.address(of: claim, in: ""))
    }

    private static func entry(_ rule: Rule) -> SearchEntry {
        SearchEntry(
            .rule, title: rule.statement, text: rule.id,
            address: "/documentation/lifecycle/rule/\(rule.symbol.lowercased())/")
    }

    private static func entry(_ symbol: LaunchSymbol) -> SearchEntry {
        SearchEntry(.symbol, title: symbol.name, text: "UIKit", address: symbol.path + "/")
    }
}
