internal import Wording

/// The addresses to which the texts on a page of the site lead.
package struct PageLinks: Hashable, Sendable {
    /// The place of the documentation on the site; nil if it is left out.
    package var documentation: String?
    /// The addresses of what a text names without a link, by the name: `hackworth/flush`, `T47`, `session.unknown`.
    package var named: [String: String]
    /// True for a page of the archive itself, whose links stay in it.
    var isArchive = false
    /// The levels by which headings are lower than in the text: a step is below headings of its page already.
    var depth: Int { isArchive ? 0 : 2 }

    /// Creates the links of a page.
    package init(documentation: String?, named: [String: String] = [:]) {
        self.documentation = documentation
        self.named = named
    }

    /// The links of a page of the archive.
    ///
    /// - Parameter basePath: The place of the archive on its server, such as `/docs`; empty for its root.
    init(archiveAt basePath: String) {
        self.init(documentation: basePath)
        isArchive = true
    }

    /// The same for the text of a link: a link has no link in it.
    var withoutNames: PageLinks {
        var links = self
        links.named = [:]
        return links
    }

    /// Returns the address of a page of the archive. A tutorial has a plain page on the site, with the same sections.
    package func address(of path: String) -> String {
        let tutorials = "/tutorials/understudy/"
        if !isArchive, path.hasPrefix(tutorials) { return "/tutorials/" + path.dropFirst(tutorials.count) }
        return (documentation ?? "") + path
    }

    /// Returns HTML as a link to what a name means; as it is if the name means nothing.
    func link(to name: String, _ html: String) -> String {
        named[name].map { "<a href=\"\(Escaping.html($0))\">\(html)</a>" } ?? html
    }

    /// Returns plain text as HTML, in which each technique and each claim is a link.
    func html(of text: String) -> String {
        guard !named.isEmpty else { return Escaping.html(text) }
        var html = ""
        var rest = text[...]
        while let name = rest.firstMatch(of: /\b[A-Z][0-9]{1,3}\b/) {
            html += Escaping.html(String(rest[..<name.range.lowerBound]))
            html += link(to: String(name.output), String(name.output))
            rest = rest[name.range.upperBound...]
        }
        return html + Escaping.html(String(rest))
    }
}
