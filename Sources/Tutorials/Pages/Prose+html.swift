internal import Wording

extension [Prose] {
    /// Returns the text as HTML that needs no script and loads nothing.
    package func html(_ links: PageLinks) -> String {
        map { $0.html(links) }.joined(separator: "\n")
    }
}

extension Prose {
    fileprivate func html(_ links: PageLinks) -> String {
        switch self {
        case .paragraph(let inlines):
            "<p>\(inlines.html(links))</p>"
        case .heading(let level, let text, let anchor):
            Self.heading(min(level + links.depth, 6), text, anchor.flatMap { links.isArchive ? $0 : nil })
        case .aside(let name, let content):
            "<div class=\"note\" role=\"note\"><p><strong>\(Escaping.html(name))</strong></p>\(content.html(links))</div>"
        case .code(_, let lines):
            "<pre><code>\(Escaping.html(lines.joined(separator: "\n")))</code></pre>"
        case .list(let isOrdered, let items):
            Self.list(isOrdered ? "ol" : "ul", items.map { $0.html(links) })
        case .table(let rows):
            "<table>"
                + rows.map { row in
                    "<tr>" + row.map { "<td>\($0.html(links))</td>" }.joined() + "</tr>"
                }.joined() + "</table>"
        case .other:
            ""
        }
    }

    private static func heading(_ level: Int, _ text: String, _ anchor: String?) -> String {
        let place = anchor.map { " id=\"\(Escaping.html($0))\"" } ?? ""
        return "<h\(level)\(place)>\(Escaping.html(text))</h\(level)>"
    }

    /// Returns code within a sentence as HTML.
    package static func html(code: String) -> String { "<code>\(Escaping.html(code))</code>" }

    private static func list(_ tag: String, _ items: [String]) -> String {
        "<\(tag)>" + items.map { "<li>\($0)</li>" }.joined() + "</\(tag)>"
    }
}

extension [Prose.Inline] {
    fileprivate func html(_ links: PageLinks) -> String {
        map { $0.html(links) }.joined()
    }
}

extension Prose.Inline {
    fileprivate func html(_ links: PageLinks) -> String {
        switch self {
        case .text(let text): links.html(of: text)
        case .code(let code): links.link(to: code, Prose.html(code: code))
        case .emphasis(let inner): "<em>\(inner.html(links))</em>"
        case .strong(let inner): "<strong>\(inner.html(links))</strong>"
        case .link(let inner, let path?) where path.hasPrefix("/"):
            "<a href=\"\(Escaping.html(links.address(of: path)))\">\(inner.html(links.withoutNames))</a>"
        case .link(let inner, let path?) where path.hasPrefix("https://"):
            "<a href=\"\(Escaping.html(path))\" rel=\"noreferrer\">\(inner.html(links.withoutNames))</a>"
        case .link(let inner, _): inner.html(links)
        case .picture(let picture): Escaping.html(picture.alternative)
        }
    }
}
