package import Foundation
package import Wording

/// The place of a published copy on its web server: the beginning of its addresses.
package struct PublishedPlace: Hashable, Sendable {
    /// The path below which the copy is: `/understudy`; empty for the root of a server.
    let base: String
    /// The address of the server: `https://example.org`; nil if it is not known.
    let origin: String?

    /// - Parameters:
    ///   - base: The path as it was typed, with or without slashes at its ends; nil for that of the address.
    ///   - address: The address of the copy's first page; nil if it is not known.
    /// - Throws: `Mistake` if one of them is none, or they contradict each other.
    package init(base: String?, address: String?) throws(Mistake) {
        let typed = base.map(Self.path)
        guard let address else {
            self.base = typed ?? ""
            origin = nil
            try check()
            return
        }
        guard let url = URL(string: address), let host = url.host(), let scheme = url.scheme,
            ["https", "http"].contains(scheme), url.query() == nil, url.fragment() == nil
        else {
            throw Mistake(
                .usage, what: "\(address) is not the address of a site.",
                cure: "Write it whole, such as --site-url https://example.org/understudy")
        }
        origin = "\(scheme)://\(host)" + (url.port.map { ":\($0)" } ?? "")
        let own = Self.path(url.path)
        guard typed == nil || typed == own else {
            throw Mistake(
                .usage, what: "--base-path \(typed ?? "") is not the path of \(address).",
                cure: "Leave out --base-path, or give both the same path.")
        }
        self.base = own
        try check()
    }

    private func check() throws(Mistake) {
        guard base.wholeMatch(of: /(?:\/[A-Za-z0-9._~\-]+)*/) != nil, !base.contains("/.") else {
            throw Mistake(
                .usage, what: "\(base) is not a path for the site.",
                cure: "Use letters, digits, hyphens and slashes, such as --base-path /understudy")
        }
    }

    private static func path(_ text: String) -> String {
        let names = text.split(separator: "/")
        return names.map { "/\($0)" }.joined()
    }

    /// The base path as DocC takes it: without a slash at its beginning.
    package var documentation: String { String((base + ServedDocumentation.place).dropFirst()) }

    /// Returns the whole address of a page; nil if the server is not known.
    func whole(_ address: String) -> String? {
        origin.map { $0 + base + Self.folder(of: address) }
    }

    /// Returns the address of a page as a server of plain files has it: that of a folder, with a slash at its end.
    ///
    /// A query chooses among the pages of one address. A server of files ignores it, so here it is part of the path.
    static func folder(of address: String) -> String {
        let parts = address.split(separator: "?", maxSplits: 1).map(String.init)
        var path = parts.first ?? "/"
        if parts.count == 2 { path += "/" + parts[1].replacing("&amp;", with: "-").replacing(/[=&]/, with: "-") }
        return path.hasSuffix("/") ? path : path + "/"
    }

    /// Returns the path of the file with a page: `play/hackworth/flush/index.html`.
    static func file(of address: String) -> String { String(folder(of: address).dropFirst()) + "index.html" }
}
