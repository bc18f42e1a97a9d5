import Application
import Bibliography
import Foundation
import PackageResources
import TestSupport
import Testing

@testable import Tutorials

/// The page *The texts that Understudy began with* names each heading of each text, and all that it refers to exists.
///
/// `WholeArchiveTests` builds the page, and DocC fails for a link to a page or a heading that does not exist.
struct SeedTableTests {
    /// The headings of a text, in their order. The texts themselves are not in the repository.
    private struct Outline: Decodable {
        var title: String
        var headings: [String]
    }

    /// A row of a table.
    private struct Row {
        var item: String
        var who: String
        var ours: String
    }

    private static func outlines() throws -> [Outline] {
        let file = URL(filePath: Checkout.fixture("SeedOutlines")).appending(path: "outlines.json")
        return try JSONDecoder().decode([Outline].self, from: Data(contentsOf: file))
    }

    /// The rows of each text's table, by its title.
    private static func tables() throws -> [(title: String, rows: [Row])] {
        let folder = try #require(PackageResources.documentation, "the documentation is gone")
        let page = try String(contentsOf: folder.appending(path: "Contributing/Seeds.md"), encoding: .utf8)
        return page.split(separator: "\n### ").dropFirst().map { section in
            let lines = section.split(separator: "\n")
            let rows = lines.filter { $0.hasPrefix("| ") }.dropFirst().map { line in
                let cells = line.dropFirst(2).dropLast(2).split(separator: " | ", omittingEmptySubsequences: false)
                return Row(
                    item: String(cells[0]), who: String(cells[1]), ours: cells.dropFirst(2).joined(separator: " | "))
            }
            return (String(lines[0]), rows)
        }
    }

    @Test func `Each heading of each text is named, in its order`() throws {
        let outlines = try Self.outlines()
        let tables = try Self.tables()
        #expect(tables.map(\.title) == outlines.map(\.title))
        for (table, outline) in zip(tables, outlines) {
            let headings = table.rows.map(\.item).filter { $0.hasPrefix("**") }.map { $0.dropFirst(2).dropLast(2) }
            #expect(headings.map(String.init) == outline.headings)
        }
    }

    @Test func `Each item has its speaker, and a place or the reason why it has none`() throws {
        let rows = try Self.tables().flatMap(\.rows)
        #expect(rows.count > 130)
        let reasons = ["Left out", "left out", "Not about launches", "only from the answers"]
        for row in rows {
            #expect(!row.who.isEmpty, "\(row.item)")
            let hasPlace = row.ours.contains("<doc:") || row.ours.contains("https://") || row.ours.contains("`")
            #expect(hasPlace || reasons.contains { row.ours.contains($0) }, "\(row.item): \(row.ours)")
        }
        // A row that names no place says so; there are few.
        let without = rows.filter { !$0.ours.contains("<doc:") && !$0.ours.contains("`") }.map(\.item)
        #expect(
            without == [
                "Comment 2: from both kinds of tests to this approach", "Comment 8: thanks",
                "**Other Articles That You Might Like**", "View controllers that are presented", "Bars on an iPad",
                "External displays", "Several versions of Xcode",
                "His series on screen sizes; his apps Adaptivity and XcLauncher",
            ])
    }

    @Test func `Every step, page and address of the tables exists`() async throws {
        let steps = try await CarriedFolders.ofThisProgram.tutorials(ProcessInfo.processInfo.environment)
        let folder = try #require(PackageResources.documentation, "the documentation is gone")
        let pages = Set(
            try FileManager.default.subpathsOfDirectory(atPath: folder.path)
                .filter { $0.hasSuffix(".md") || $0.hasSuffix(".tutorial") }
                .map { URL(filePath: $0).deletingPathExtension().lastPathComponent })
        let sources = try SourceCatalog(folder: try #require(PackageResources.catalog, "the catalog is gone"))
        let addresses = Set(sources.sources.compactMap(\.address))
        var seen = (steps: 0, pages: 0, addresses: 0)
        for row in try Self.tables().flatMap(\.rows) {
            for name in row.ours.matches(of: /`([a-z]+\/[a-z0-9-]+)`/).map({ String($0.1) }) {
                let parts = name.split(separator: "/").map(String.init)
                let tutorial = steps.tutorials.first { $0.name == parts[0] }
                #expect(tutorial?.steps.contains { $0.slug == parts[1] } == true, "\(row.item): \(name)")
                seen.steps += 1
            }
            for link in row.ours.matches(of: /<doc:([^>#]+)(?:#[^>]+)?>/).map({ String($0.1) }) {
                #expect(pages.contains(link), "\(row.item): \(link)")
                seen.pages += 1
            }
            for address in row.ours.matches(of: /\((https:[^)]+)\)/).map({ String($0.1) }) {
                #expect(addresses.contains(address), "\(row.item): \(address)")
                seen.addresses += 1
            }
        }
        #expect(seen.steps > 50 && seen.pages > 150 && seen.addresses > 10)
    }
}
