package import Foundation
package import Lifecycle
package import Wording

/// The sources to which rules, techniques, claims, facts and published logs refer.
package struct SourceCatalog: Sendable {
    /// The sources, by the name of their file.
    package let files: [String: [Source]]
    private let byIdentifier: [String: Source]

    /// The key under which a decoder knows the sources.
    package static let key: CodingUserInfoKey = {
        guard let key = CodingUserInfoKey(rawValue: "sources") else { preconditionFailure("No key can be made.") }
        return key
    }()

    /// Reads the sources of the catalog in a folder, such as `Sources/Catalog`.
    ///
    /// - Throws: `Mistake` if a file cannot be read, or two sources have the same identifier.
    package init(folder: URL) throws(Mistake) {
        let place = folder.appending(path: "Sources")
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []).sorted()
        var files: [String: [Source]] = [:]
        for name in names where name.hasSuffix(".json") {
            files[String(name.dropLast(5))] = try CatalogFile.read([Source].self, at: place.appending(path: name))
        }
        self.init(files: files)
        if let twice = Dictionary(grouping: sources, by: \.id).first(where: { $1.count > 1 })?.key {
            throw Mistake(
                .usage, what: "Two sources have the identifier \(twice).", place: place.path,
                cure: "Give each source its own identifier.")
        }
        for source in sources { _ = try attribution(source.id) }
    }

    /// Creates a catalog of some sources.
    package init(_ sources: [Source]) {
        self.init(files: ["": sources])
    }

    /// The sources, file by file.
    package var sources: [Source] { files.sorted { $0.key < $1.key }.flatMap(\.value) }

    private init(files: [String: [Source]]) {
        self.files = files
        let sources = files.values.flatMap { $0 }
        byIdentifier = Dictionary(sources.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the source with an identifier.
    ///
    /// - Throws: `Mistake` with the source that was probably meant.
    package func source(_ id: String) throws(Mistake) -> Source {
        if let source = byIdentifier[id] { return source }
        throw Mistake(
            .usage, what: "No source is called \(id).", place: "Sources/Catalog/Sources",
            cure: Spelling.question(id, among: sources.map(\.id))
                + "Add it to a file of that folder, with author, title, date and address.")
    }

    /// Returns the origin that an identifier names, without a remark.
    ///
    /// - Throws: `Mistake` if there is no such source, or not the one of which it is a part.
    package func attribution(_ id: String) throws(Mistake) -> Attribution {
        let source = try source(id)
        guard let on = source.on else { return Attribution(source) }
        return Attribution(source, on: try self.source(on))
    }

    /// Returns a text in Markdown, with links to the addresses of its sources.
    ///
    /// - Throws: `Mistake` if it refers to a source that does not exist.
    package func markdown(_ text: CitedText) throws(Mistake) -> String {
        var markdown = ""
        for part in text.parts {
            let words = Escaping.markdown(part.words)
            let address = try part.source.map { id throws(Mistake) in try attribution(id).address } ?? nil
            markdown += address.map { "[\(words)](\($0))" } ?? words
        }
        return markdown
    }
}

extension JSONDecoder {
    /// Creates a decoder of files that refer to sources.
    package convenience init(_ sources: SourceCatalog) {
        self.init()
        userInfo[SourceCatalog.key] = sources
    }
}
