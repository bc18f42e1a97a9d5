package import FoundationEssentials

/// An article of a catalog, as a built archive lists it.
package struct CatalogArticle: Hashable, Sendable {
    package var title: String
    /// The path of its page in an archive: `/documentation/understudy/quickfix`.
    package var path: String
    /// The path of its file in the catalog; empty for a page that an archive lists.
    package var file = ""

    /// Returns the articles and the modules' pages of a catalog, without building it, sorted by their paths.
    ///
    /// - Parameter catalog: The folder of the catalog.
    package static func all(in catalog: URL) -> [CatalogArticle] {
        FileTree(folder: catalog).paths().compactMap { path -> CatalogArticle? in
            guard path.hasSuffix(".md"), !path.hasSuffix("README.md"),
                let data = try? Data(contentsOf: catalog.appending(path: path)),
                let heading = String(decoding: data, as: UTF8.self).split(separator: "\n").first(where: {
                    $0.hasPrefix("# ")
                })
            else { return nil }
            let file = path.split(separator: "/").last.map { String($0.dropLast(3)) } ?? path
            var article = CatalogArticle(title: String(heading.dropFirst(2)), file: file)
            article?.file = path
            return article
        }.sorted { $0.path < $1.path }
    }

    /// Creates the entry of a page; nil if it documents a symbol within a module.
    private init?(title: String, file: String) {
        if title.hasPrefix("``") {
            let symbol = title.replacing("`", with: "")
            guard SymbolGraphs.documented.contains(symbol) else { return nil }
            self.init(title: symbol, path: "/documentation/\(symbol.lowercased())")
        } else {
            let root = "/documentation/\(DocC.name.lowercased())"
            let name = file.lowercased().replacing(" ", with: "-")
            // As DocC writes it.
            let title = title.replacing("'", with: "’")
            self.init(title: title, path: file == DocC.name ? root : "\(root)/\(name)")
        }
    }

    /// Returns the address in an archive that a link in the catalog leads to.
    ///
    /// - Parameter link: A page, or a section of one: `Hackworth#Make-UIKit-ask-again`.
    package static func address(of link: String) -> String {
        let parts = link.split(separator: "#", maxSplits: 1).map(String.init)
        let page = "/documentation/\(DocC.name.lowercased())/\(parts[0].lowercased())/"
        return parts.count > 1 ? "\(page)#\(parts[1])" : page
    }

    package init(title: String, path: String) {
        self.title = title
        self.path = path
    }
}
