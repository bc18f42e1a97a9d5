import Building
import Foundation
import PackageResources
import Storage
import TestSupport
import Testing
import Wording

@testable import Tutorials

/// The catalog and the symbols as one archive, as it is published.
@Suite struct WholeArchiveTests {
    @Test func `The documentation builds without a warning`() async throws {
        let catalog = try #require(PackageResources.documentation)
        let folder = FileManager.default.temporaryDirectory.appending(path: "archive-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let ending = try await Program.run(["docs", "--output", folder.path, "--hosting-base-path", "docs"])
        try #require(ending.status == 0, "\(ending.error)")
        print(ending.error)
        let published = try DocumentationArchive(folder: folder).tutorials()
        let cache = try #require(BuildCache.standard(environment: ProcessInfo.processInfo.environment))
        let read = try await DocumentationArchive.convert(catalog: catalog, docc: try await docc(), cache: cache)
            .tutorials()
        #expect(published.map(\.path) == read.map(\.path))
        #expect(published.flatMap(\.steps).map(\.commands) == read.flatMap(\.steps).map(\.commands))
        #expect(
            published.flatMap(\.steps).flatMap(\.text).map(\.plain)
                == read.flatMap(\.steps).flatMap(\.text).map(\.plain))
        #expect(published.flatMap(\.steps).map(\.code) == read.flatMap(\.steps).map(\.code))
        let pages = ["/index.html", "\(UnmodelledAPI.page)/index.html"] + published.map { "\($0.path)/index.html" }
        #expect(pages.filter { !FileManager.default.fileExists(atPath: folder.path + $0) } == [])
        let listed = try Self.articles(in: folder)
        #expect(listed.count > 40)
        let articles = CatalogArticle.all(in: catalog)
        #expect(
            Set(listed).subtracting(articles.map { CatalogArticle(title: $0.title, path: $0.path) }) == [])
        for article in articles {
            let data = try Data(contentsOf: folder.appending(path: "data\(article.path).json"))
            let page = try JSONSerialization.jsonObject(with: data) as? [String: Any]
            #expect((page?["metadata"] as? [String: Any])?["title"] as? String == article.title)
        }
        let downloads = StepRecords(catalog: catalog, traces: catalog).downloads(of: published)
        #expect(downloads.count == published.count)
        #expect(downloads.values.filter { !FileManager.default.fileExists(atPath: folder.path + $0) } == [])
        let links = try Self.links(in: folder)
        #expect(links.count > 500)
        #expect(links.filter { $0.hasSuffix(".zip") }.count == published.count)
        #expect(links.filter { !FileManager.default.fileExists(atPath: folder.path + $0) }.sorted() == [])
        let places = try Self.places(in: folder)
        #expect(!places.isEmpty)
        for place in places {
            let parts = place.split(separator: "#").map(String.init)
            let data = try Data(contentsOf: URL(filePath: "\(folder.path)/data\(parts[0]).json"))
            let anchors = Self.anchors(try JSONSerialization.jsonObject(with: data))
            #expect(anchors.contains(parts[1]), "\(place)")
        }
        try Self.checkSearch(in: folder)
        try Self.checkPlainPages(in: folder)
    }

    /// Checks that each page's HTML has the page's title, its abstract as a description, and its text.
    private static func checkPlainPages(in folder: URL) throws {
        let pages = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter {
            ($0.hasPrefix("documentation/") || $0.hasPrefix("tutorials/")) && $0.hasSuffix("/index.html")
        }
        #expect(pages.count > 1000)
        for page in pages {
            let html = try String(contentsOf: folder.appending(path: page), encoding: .utf8)
            let data = try Data(
                contentsOf: folder.appending(path: "data/\(page.dropLast("/index.html".count)).json"))
            let plain = try PlainPage(renderJSON: [UInt8](data))
            let title = plain.title == "Understudy" ? plain.title : "\(plain.title) | Understudy"
            #expect(html.contains("<title>\(Escaping.html(title))</title>"), "\(page)")
            if plain.description.isEmpty {
                #expect(!html.contains("<meta name=\"description\""), "\(page)")
            } else {
                let tag = "<meta name=\"description\" content=\"\(Escaping.html(plain.description))\">"
                #expect(html.contains(tag), "\(page)")
            }
            #expect(html.contains("<noscript><main><h1>"), "\(page)")
            // The archive of this test is below /docs.
            #expect(!html.contains("<a href=\"/documentation/"), "\(page)")
        }
    }

    /// Checks that the search of an archive that is served alone is whole, and leads to pages and headings that are there.
    private static func checkSearch(in folder: URL) throws {
        let search = folder.appending(path: "js/search")
        let scripts = ["bar/header.css", "bar/search.js", "bar/search-list.js", "bar/search-index.js", "shell/dom.js"]
        for script in scripts {
            let site = try Data(contentsOf: Checkout.folder.appending(path: "Site/static/\(script)"))
            #expect(try Data(contentsOf: search.appending(path: script)) == site, "\(script)")
        }
        let index = try JSONDecoder().decode(
            SearchIndex.self, from: Data(contentsOf: search.appending(path: "index.json")))
        #expect(index.entries.count > 900)
        var anchors: [String: Set<String>] = [:]
        for entry in index.entries {
            let page = String(entry.page.dropLast())
            let data = try? Data(contentsOf: folder.appending(path: "data\(page).json"))
            guard let data else {
                Issue.record("\(entry.kind.rawValue) \(entry.address)")
                continue
            }
            let section = entry.address.dropFirst(entry.page.count + 1)
            guard !section.isEmpty else { continue }
            let found = try anchors[page] ?? Self.anchors(JSONSerialization.jsonObject(with: data))
            anchors[page] = found
            // A browser sends a letter beyond ASCII as an address has it, and so is the heading's name.
            let sent = section.addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed) ?? ""
            #expect(found.contains(String(section)) || found.contains(sent), "\(entry.address)")
        }
    }

    /// Returns the articles and modules that the archive's own index lists, sorted by their paths.
    private static func articles(in archive: URL) throws -> [CatalogArticle] {
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
        let data = try Data(contentsOf: archive.appending(path: "index/index.json"))
        let nodes = try JSONDecoder().decode(Index.self, from: data).interfaceLanguages.values.flatMap { $0 }
        var seen: Set<String> = []
        return nodes.flatMap(\.all).compactMap { node in
            guard node.type == "article" || node.type == "module", let title = node.title, let path = node.path,
                seen.insert(path).inserted
            else { return nil }
            return CatalogArticle(title: title, path: path)
        }.sorted { $0.path < $1.path }
    }

    /// Returns the headings to which tutorials lead by a path, which DocC does not check: `/documentation/…#Heading`.
    private static func places(in archive: URL) throws -> Set<String> {
        var places: Set<String> = []
        let tutorials = archive.appending(path: "data/tutorials")
        let files = FileManager.default.enumerator(at: tutorials, includingPropertiesForKeys: nil)
        for case let file as URL in try #require(files) where file.pathExtension == "json" {
            let page = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
            let references = page?["references"] as? [String: [String: Any]] ?? [:]
            let urls = references.values.filter { $0["type"] as? String == "link" }.compactMap { $0["url"] as? String }
            places.formUnion(urls.filter { $0.hasPrefix("/documentation/") && $0.contains("#") })
        }
        return places
    }

    /// Returns the anchors of the headings in a page.
    private static func anchors(_ value: Any) -> Set<String> {
        switch value {
        case let object as [String: Any]:
            return object.values.reduce(into: Set([object["anchor"] as? String].compactMap { $0 })) { all, value in
                all.formUnion(anchors(value))
            }
        case let list as [Any]: return list.reduce(into: []) { $0.formUnion(anchors($1)) }
        default: return []
        }
    }

    /// Returns the files to which the pages of an archive lead: other pages, and pictures.
    private static func links(in archive: URL) throws -> Set<String> {
        var links: Set<String> = []
        let files = FileManager.default.enumerator(at: archive.appending(path: "data"), includingPropertiesForKeys: nil)
        for case let file as URL in try #require(files) where file.pathExtension == "json" {
            let page = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
            let references = page?["references"] as? [String: [String: Any]] ?? [:]
            // A chapter has a name in the menu, and no page.
            let hierarchy = page?["hierarchy"] as? [String: Any]
            let chapters = (hierarchy?["modules"] as? [[String: Any]] ?? []).compactMap { $0["reference"] as? String }
            for reference in references.values where !chapters.contains(reference["identifier"] as? String ?? "") {
                switch reference["type"] as? String {
                case "topic", "section":
                    let url = (reference["url"] as? String ?? "").split(separator: "#").first.map(String.init) ?? ""
                    if url.hasPrefix("/") { links.insert("/data\(url).json") }
                case "link":
                    // From a tutorial to an article.
                    let url = (reference["url"] as? String ?? "").split(separator: "#").first.map(String.init) ?? ""
                    if url.hasPrefix("/documentation/") { links.insert("/data\(url).json") }
                case "image":
                    for variant in reference["variants"] as? [[String: Any]] ?? [] {
                        let url = variant["url"] as? String ?? ""
                        if url.hasPrefix("/docs/") { links.insert(String(url.dropFirst("/docs".count))) }
                        if url.hasPrefix("/images/") { links.insert(url) }
                    }
                case "download":
                    let url = reference["url"] as? String ?? ""
                    links.insert(url.hasPrefix("/docs/") ? String(url.dropFirst("/docs".count)) : url)
                default:
                    break
                }
            }
        }
        return links
    }

    @Test func `What DocC warns of fails the build and leaves the folder`() async throws {
        let small = try SmallCatalog()
        let tutorial = try #require(SmallCatalog.files["Tutorials/Tiny/Tiny.tutorial"])
        try small.write(tutorial.replacing("Better.", with: "See <doc:Nowhere>."), to: "Tutorials/Tiny/Tiny.tutorial")
        let folder = small.folder.appending(path: "archive")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // The project's symbols link to pages that the small catalog lacks, which would come first.
        let none = SymbolGraphs(folder: small.folder.appending(path: "none"))
        try FileManager.default.createDirectory(at: none.folder, withIntermediateDirectories: true)
        let build = DocumentationBuild(catalog: small.catalog, graphs: none, docc: try await docc())
        let mistake = await #expect(throws: Mistake.self) { try await build.write(to: folder) }
        #expect(mistake?.what.contains("Nowhere") == true, "\(mistake?.what ?? "no mistake")")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: small.folder.path).sorted() == [
                "Small.docc", "archive", "none",
            ])
    }
}
