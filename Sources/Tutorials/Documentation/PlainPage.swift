internal import FoundationEssentials

/// The text of a page of an archive, for browsers without scripts and for programs that read pages.
struct PlainPage: Hashable {
    var title: String
    /// The text's summary in a sentence or two; empty if the page has none.
    var description: String
    var content: [Prose]

    /// Reads the render JSON of a page.
    init(renderJSON data: [UInt8]) throws {
        if let tutorial = try Tutorial(renderJSON: data) {
            self.init(tutorial)
        } else {
            self.init(try JSONDecoder().decode(RenderPage.self, from: Data(data)))
        }
    }

    private init(_ tutorial: Tutorial) {
        title = tutorial.title
        description = tutorial.introduction.first?.plain ?? ""
        content =
            tutorial.introduction
            + tutorial.sections.flatMap { section in
                let items = section.items.flatMap { item in
                    switch item {
                    case .prose(let prose): [prose]
                    case .step(let step): Self.content(of: step)
                    }
                }
                return [.heading(level: 2, text: section.title, anchor: section.anchor)] + section.introduction + items
            }
    }

    private static func content(of step: TutorialStep) -> [Prose] {
        let code = step.code.map { code in
            [Prose.paragraph([.code(code.path)]), .code(syntax: "swift", lines: code.lines)]
        }
        return step.text + step.caption + (code ?? [])
    }

    private init(_ page: RenderPage) {
        let reader = ProseReader(references: page.references)
        title = page.metadata.title
        let abstract = reader.inlines(page.abstract)
        let hero = reader.prose(page.sections?.first { $0.kind == "hero" }?.content)
        description = abstract.isEmpty ? hero.first?.plain ?? "" : abstract.map(\.plain).joined()
        content = abstract.isEmpty ? hero : [.paragraph(abstract)]
        for section in page.primaryContentSections ?? [] { content += Self.content(of: section, reader) }
        for chapter in (page.sections ?? []).flatMap({ $0.chapters ?? [] }) {
            content += [.heading(level: 2, text: chapter.name), reader.links(to: chapter.tutorials)]
        }
        for section in page.topicSections ?? [] { content += Self.content(of: section, "Topics", reader) }
        for section in page.seeAlsoSections ?? [] { content += Self.content(of: section, "See also", reader) }
    }

    private static func content(of section: RenderPage.Section, _ reader: ProseReader) -> [Prose] {
        let declarations = (section.declarations ?? []).map { declaration in
            let text = declaration.tokens.map(\.text).joined()
            return Prose.code(syntax: "swift", lines: text.split(separator: "\n").map(String.init))
        }
        let parameters = (section.parameters ?? []).map { parameter in
            [Prose.paragraph([.code(parameter.name)])] + reader.prose(parameter.content)
        }
        let list = parameters.isEmpty ? [] : [Prose.list(isOrdered: false, items: parameters)]
        return declarations + list + reader.prose(section.content)
    }

    private static func content(of group: RenderPage.Group, _ title: String, _ reader: ProseReader) -> [Prose] {
        [.heading(level: 3, text: group.title ?? title), reader.links(to: group.identifiers)]
    }
}

extension ProseReader {
    /// Returns a list of links to pages, each with the page's abstract.
    fileprivate func links(to identifiers: [String]) -> Prose {
        let pages = identifiers.compactMap { references[$0] }.map { page in
            let abstract = inlines(page.abstract)
            let link = Prose.Inline.link([.text(page.title ?? page.url ?? "")], path: page.url)
            return [Prose.paragraph([link] + (abstract.isEmpty ? [] : [.text(": ")] + abstract))]
        }
        return .list(isOrdered: false, items: pages)
    }
}
