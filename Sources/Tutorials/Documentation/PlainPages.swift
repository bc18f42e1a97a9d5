internal import FoundationEssentials
internal import Wording

/// The title, the description and, for browsers without scripts, the text of each page of an archive: `docc` leaves them
/// out of its HTML.
///
/// `docc convert --experimental-transform-for-static-hosting-with-content` would write it, but crashes in Swift 6.2 on
/// Linux, in the XML library.
struct PlainPages {
    var archive: URL
    /// The place of the archive on its server: `docs` for `/docs`; nil for the root.
    var basePath: String?

    /// Completes each page.
    ///
    /// - Throws: `Mistake` if a page has no place for them; the errors of the file system.
    func complete() throws {
        let data = FileTree(folder: archive.appending(path: "data"))
        for path in data.paths() where path.hasSuffix(".json") {
            let html = archive.appending(path: "\(path.dropLast(".json".count))/index.html")
            guard let text = try? String(contentsOf: html, encoding: .utf8) else { continue }
            let page = try PlainPage(renderJSON: [UInt8](Data(contentsOf: data.folder.appending(path: path))))
            try Data(complete(text, with: page, at: html.path).utf8).write(to: html)
        }
    }

    /// Returns the HTML of a page with the page's title, description and text.
    ///
    /// - Parameter place: The page's file, for an error.
    /// - Throws: `Mistake` if the page has no `<title>` or no `<noscript>`.
    func complete(_ html: String, with page: PlainPage, at place: String) throws(Mistake) -> String {
        let title = Escaping.html(page.title)
        let name = Escaping.html(DocC.name)
        let links = PageLinks(archiveAt: basePath.map { "/\($0.trimmingPrefix("/"))" } ?? "")
        let description =
            page.description.isEmpty ? "" : "<meta name=\"description\" content=\"\(Escaping.html(page.description))\">"
        let head = "<title>\(title == name ? title : "\(title) | \(name)")</title>\(description)"
        let text = [.heading(level: 1, text: page.title)] + page.content
        let body = "<noscript><main>\(text.html(links))\n</main></noscript>"
        let titled = try Self.replacing(#/<title>[^<]*</title>/#, "<title>", in: html, with: head, at: place)
        let noscript = #/<noscript>.*?</noscript>/#.dotMatchesNewlines()
        return try Self.replacing(noscript, "<noscript>", in: titled, with: body, at: place)
    }

    private static func replacing(
        _ element: Regex<Substring>, _ tag: String, in html: String, with new: String, at place: String
    ) throws(Mistake) -> String {
        guard let range = html.firstRange(of: element) else {
            throw Mistake(
                .usage, what: "A page of the documentation has no \(tag).", place: place,
                cure: "Use docc of a toolchain for which Understudy is tested: its pages have one.")
        }
        var completed = html
        completed.replaceSubrange(range, with: new)
        return completed
    }
}
