internal import Bibliography
internal import Foundation
internal import Lifecycle
internal import Playground
internal import Techniques
internal import Tutorials

/// The things that texts on the site name, and the addresses of their pages.
struct SiteNames {
    private let claims: [Claim]
    private let techniques: [Technique]
    private let tutorials: [Tutorials.Tutorial]

    init(_ claims: ClaimCatalog, _ techniques: TechniqueCatalog, _ steps: StepCatalog) {
        self.claims = claims.claims
        self.techniques = techniques.techniques
        tutorials = steps.tutorials
    }

    /// The addresses of steps, techniques, claims and rules, by their names.
    var addresses: [String: String] {
        var addresses: [String: String] = [:]
        for tutorial in tutorials {
            for step in tutorial.steps {
                let name = tutorial.name(of: step)
                addresses["\(name)"] = "/play/\(name)"
                addresses["\(tutorial.name)/\(step.number)"] = "/play/\(name)"
            }
        }
        for technique in techniques { addresses[technique.id] = "/techniques#\(technique.id)" }
        for claim in claims { addresses[claim.id] = MovedPages.address(of: claim, in: "/docs") }
        for rule in Rule.catalog { addresses[rule.id] = Self.address(of: rule) }
        return addresses
    }

    /// The claims and the rules as the search finds them.
    var entries: [SearchEntry] {
        claims.map {
            SearchEntry(.claim, title: $0.title, text: $0.id, address: MovedPages.address(of: $0, in: "/docs"))
        }
            + Rule.catalog.map {
                SearchEntry(.rule, title: $0.statement, text: $0.id, address: Self.address(of: $0))
            }
    }

    private static func address(of rule: Rule) -> String {
        "/docs/documentation/lifecycle/rule/\(rule.symbol.lowercased())/"
    }
}

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
