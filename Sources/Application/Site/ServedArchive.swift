internal import Foundation
internal import Playground

/// The archive of the documentation, as far as the site leads to its parts.
struct ServedArchive {
    let folder: URL

    /// The written pages, as the search finds them.
    ///
    /// - Throws: An error if the archive's index cannot be read.
    func entries() throws -> [SearchEntry] {
        struct Index: Decodable {
            var interfaceLanguages: [String: [Node]]
        }
        struct Node: Decodable {
            var title: String?
            var type: String?
            var path: String?
            var children: [Node]?

            var all: [Node] { [self] + (children ?? []).flatMap(\.all) }
        }
        let data = try Data(contentsOf: folder.appending(path: "index/index.json"))
        let nodes = try JSONDecoder().decode(Index.self, from: data).interfaceLanguages.values.flatMap { $0 }
        var seen: Set<String> = []
        return nodes.flatMap(\.all).compactMap { node in
            guard node.type == "article" || node.type == "module", let title = node.title, let path = node.path,
                !path.contains("/technique-"), seen.insert(path).inserted
            else { return nil }
            return SearchEntry(.page, title: title, text: "", address: "/docs\(path)/")
        }
    }

    /// The downloads of the tutorials, by the tutorials' names.
    var downloads: [String: String] {
        let place = folder.appending(path: "downloads")
        let files = FileManager.default.enumerator(atPath: place.path)?.compactMap { $0 as? String } ?? []
        let archives = files.filter { $0.hasSuffix(".zip") }.map { file in
            let name = URL(filePath: file).deletingPathExtension().lastPathComponent.lowercased()
            return (name, "/docs/downloads/\(file)")
        }
        return Dictionary(archives, uniquingKeysWith: { first, _ in first })
    }
}
