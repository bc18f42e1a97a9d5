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
            "<h\(min(level + 2, 6))>\(text.escapedHTML)</h\(min(level + 2, 6))>"
        case .aside(let name, let content):
            "<div class=\"note\" role=\"note\"><p><strong>\(name.escapedHTML)</strong></p>\(content.html(documentation: documentation))</div>"
        case .code(_, let lines):
            "<pre><code>\(lines.joined(separator: "\n").escapedHTML)</code></pre>"
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
        case .text(let text): text.escapedHTML
        case .code(let code): "<code>\(code.escapedHTML)</code>"
        case .emphasis(let inner): "<em>\(inner.html(documentation))</em>"
        case .strong(let inner): "<strong>\(inner.html(documentation))</strong>"
        case .link(let inner, let path?) where path.hasPrefix("/"):
            "<a href=\"\((documentation + path).escapedHTML)\">\(inner.html(documentation))</a>"
        case .link(let inner, let path?) where path.hasPrefix("https://"):
            "<a href=\"\(path.escapedHTML)\" rel=\"noreferrer\">\(inner.html(documentation))</a>"
        case .link(let inner, _): inner.html(documentation)
        case .picture(let picture): picture.alternative.escapedHTML
        }
    }
}

extension String {
    /// The text in which the characters that mean something in HTML are replaced.
    var escapedHTML: String {
        var html = ""
        for character in unicodeScalars {
            switch character {
            case "&": html += "&amp;"
            case "<": html += "&lt;"
            case ">": html += "&gt;"
            case "\"": html += "&quot;"
            case "'": html += "&#39;"
            default: html.unicodeScalars.append(character)
            }
        }
        return html
    }
}
