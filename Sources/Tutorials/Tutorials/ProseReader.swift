/// A reader that turns DocC's blocks into text, with their references resolved.
struct ProseReader {
    var references: [String: RenderNode.Reference]

    func prose(_ blocks: [RenderNode.Block]?) -> [Prose] {
        (blocks ?? []).flatMap { block in
            // Tabs stand below one another.
            block.tabs.map { $0.flatMap { [.heading(level: 3, text: $0.title)] + prose($0.content) } } ?? [prose(block)]
        }
    }

    func prose(_ block: RenderNode.Block) -> Prose {
        switch block.type {
        case "paragraph": .paragraph(inlines(block.inlineContent))
        case "heading": .heading(level: block.level ?? 2, text: block.text ?? "", anchor: block.anchor)
        case "aside": .aside(name: block.name ?? block.style ?? "Note", prose(block.content))
        case "codeListing": .code(syntax: block.syntax, lines: block.codeLines ?? [])
        case "unorderedList", "orderedList":
            .list(isOrdered: block.type == "orderedList", items: (block.items ?? []).map { prose($0.content) })
        case "termList":
            .list(
                isOrdered: false,
                items: (block.terms ?? []).map {
                    [.paragraph(inlines($0.term.inlineContent))] + prose($0.definition.content)
                })
        case "table": .table(rows: (block.rows ?? []).map { $0.map { prose($0) } })
        default: .other(block.type)
        }
    }

    func picture(_ identifier: String?) -> Picture? {
        guard let identifier, let reference = references[identifier], reference.type == "image" else { return nil }
        return Picture(file: identifier, alternative: reference.alt ?? "", path: reference.variants?.first?.url)
    }

    func inlines(_ inlines: [RenderNode.Inline]?) -> [Prose.Inline] {
        (inlines ?? []).compactMap(inline)
    }

    private func inline(_ inline: RenderNode.Inline) -> Prose.Inline? {
        switch inline.type {
        case "codeVoice": .code(SymbolLink.name(path: inline.code ?? ""))
        case "emphasis": .emphasis(inlines(inline.inlineContent))
        case "strong": .strong(inlines(inline.inlineContent))
        case "reference": link(inline)
        case "image": picture(inline.identifier).map { .picture($0) }
        default:
            inline.text.map { text in SymbolLink.words(text).map { .code($0) } ?? .text(text) }
                ?? inline.inlineContent.map { .emphasis(inlines($0)) }
        }
    }

    private func link(_ inline: RenderNode.Inline) -> Prose.Inline {
        let reference = inline.identifier.flatMap { references[$0] }
        if let title = inline.overridingTitleInlineContent ?? inline.inlineContent {
            return .link(inlines(title), path: reference?.url)
        }
        let title = inline.overridingTitle ?? reference?.title ?? inline.identifier ?? ""
        return .link([.text(title)], path: reference?.url)
    }
}
