internal import Wording

extension [Prose] {
    /// Returns the text as HTML that needs no script and loads nothing.
    ///
    /// A link to a page of the archive becomes an address below `documentation`.
    package func html(documentation: String) -> String {
        map { $0.html(documentation) }.joined(separator: "\n")
    }
}

extension Prose {
    fileprivate func html(_ documentation: String) -> String {
        switch self {
        case .paragraph(let inlines):
            "<p>\(inlines.html(documentation))</p>"
        case .heading(let level, let text):
            // A step is below headings of its page already.
            "<h\(min(level + 2, 6))>\(Escaping.html(text))</h\(min(level + 2, 6))>"
        case .aside(let name, let content):
            "<div class=\"note\" role=\"note\"><p><strong>\(Escaping.html(name))</strong></p>\(content.html(documentation: documentation))</div>"
        case .code(_, let lines):
            "<pre><code>\(Escaping.html(lines.joined(separator: "\n")))</code></pre>"
        case .list(let isOrdered, let items):
            Self.list(isOrdered ? "ol" : "ul", items.map { $0.html(documentation: documentation) })
        case .table(let rows):
            "<table>"
                + rows.map { row in
                    "<tr>" + row.map { "<td>\($0.html(documentation: documentation))</td>" }.joined() + "</tr>"
                }.joined() + "</table>"
        case .other:
            ""
        }
    }

    private static func list(_ tag: String, _ items: [String]) -> String {
        "<\(tag)>" + items.map { "<li>\($0)</li>" }.joined() + "</\(tag)>"
    }
}

extension [Prose.Inline] {
    fileprivate func html(_ documentation: String) -> String {
        map { $0.html(documentation) }.joined()
    }
}

extension Prose.Inline {
    fileprivate func html(_ documentation: String) -> String {
        switch self {
        case .text(let text): Escaping.html(text)
        case .code(let code): "<code>\(Escaping.html(code))</code>"
        case .emphasis(let inner): "<em>\(inner.html(documentation))</em>"
        case .strong(let inner): "<strong>\(inner.html(documentation))</strong>"
        case .link(let inner, let path?) where path.hasPrefix("/"):
            "<a href=\"\(Escaping.html(documentation + path))\">\(inner.html(documentation))</a>"
        case .link(let inner, let path?) where path.hasPrefix("https://"):
            "<a href=\"\(Escaping.html(path))\" rel=\"noreferrer\">\(inner.html(documentation))</a>"
        case .link(let inner, _): inner.html(documentation)
        case .picture(let picture): Escaping.html(picture.alternative)
        }
    }
}
