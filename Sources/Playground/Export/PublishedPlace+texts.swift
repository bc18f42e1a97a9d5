internal import Wording

extension PublishedPlace {
    /// Returns a page of ours, or a part of one, with its addresses below the base path.
    ///
    /// - Parameter pages: The addresses of pages, which get a slash at their ends, so that a server need not lead on.
    func addressed(_ html: String, pages: Set<String>) -> String {
        json(html).replacing(/(href|src|action)="(\/[^"]*)"/) { match in
            "\(match.1)=\"\(address(String(match.2), pages: pages))\""
        }
    }

    /// Returns an address of the live site as it is in the copy.
    func address(_ address: String, pages: Set<String>) -> String {
        let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let isPage = pages.contains(parts[0]) || parts[0].contains("?")
        return base + (isPage ? Self.folder(of: parts[0]) : parts[0]) + (parts.count == 2 ? "#" + parts[1] : "")
    }

    /// Returns a page with something at the beginning of its head, before all that it loads.
    ///
    /// - Parameter address: The page's address, for an error.
    /// - Throws: `Mistake` if the page has no such place: it would have no Content-Security-Policy.
    func withHead(_ head: String, in html: String, at address: String) throws(Mistake) -> String {
        let mark = #"<meta charset="utf-8">"#
        guard let range = html.firstRange(of: mark) else {
            throw Mistake(
                .usage, what: "A page has no \(mark), after which its Content-Security-Policy is written.",
                place: address, cure: "Begin the head of its template with it.")
        }
        var page = html
        page.insert(contentsOf: "\n" + head, at: range.upperBound)
        return page
    }

    /// Returns JSON for the site's scripts, with its addresses below the base path.
    func json(_ text: String) -> String {
        guard !base.isEmpty else { return text }
        return Self.fields.reduce(text) { $0.replacing("\"\($1)\":\"/", with: "\"\($1)\":\"\(base)/") }
    }

    /// The fields of the site's JSON that hold addresses of its pages.
    private static let fields = ["link", "reference", "page", "site"]

    /// Returns a script or a style with the addresses in it below the base path.
    func script(_ text: String) -> String {
        guard !base.isEmpty else { return text }
        return text.replacing(/(['"`])\/(api|docs|find|play|search|site|techniques|tutorials)\b/) {
            "\($0.1)\(base)/\($0.2)"
        }
    }
}
