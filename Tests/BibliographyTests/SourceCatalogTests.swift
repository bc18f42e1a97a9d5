import Bibliography
import Foundation
import Lifecycle
import PackageResources
import Testing
import Wording

/// The catalog's sources are whole, and what refers to one finds it.
struct SourceCatalogTests {
    static let catalog = Result {
        try SourceCatalog(folder: #require(PackageResources.catalog, "the sources' folder is gone"))
    }

    static let facts = Result {
        try FactCatalog(folder: #require(PackageResources.catalog, "the facts' folder is gone"))
    }

    /// The sources of which only a public source file without an address is known, and the logs from such files.
    private static let withoutAddress = [
        "public-source-files", "log-g07", "log-g11", "log-g13", "log-g14", "log-g18", "log-g23", "log-g30", "log-g36",
        "log-g37", "log-g41", "log-g48", "log-g49", "log-g50", "log-g51",
    ]

    @Test func `Nothing but what was never recorded lacks an address`() throws {
        let catalog = try Self.catalog.get()
        let without = try catalog.sources.filter { try catalog.attribution($0.id).address == nil }
        #expect(without.map(\.id) == Self.withoutAddress)
        for source in catalog.sources {
            #expect((source.unaddressed != nil) == without.contains(source), "\(source.id)")
        }
    }

    @Test func `Every source says who wrote what, and each address is one`() throws {
        for source in try Self.catalog.get().sources {
            #expect(!source.author.isEmpty && source.author.firstMatch(of: /comment|reply/) == nil, "\(source.id)")
            #expect((source.title == nil) == (source.on != nil), "\(source.id)")
            #expect((source.on == nil) == (source.comment == nil && source.part == nil), "\(source.id)")
            if let address = source.address {
                #expect(address.hasPrefix("https://") && URL(string: address)?.host() != nil, "\(source.id)")
            }
        }
    }

    @Test func `Comments on Reid's article have their number and a year`() throws {
        for source in try Self.catalog.get().sources where source.on == "reid-2015" && source.part == nil {
            #expect((1...27).contains(try #require(source.comment)) && source.date != nil, "\(source.id)")
        }
    }

    @Test func `Every rule that is not Understudy's own refers to a source, or to another rule`() throws {
        let catalog = try Self.catalog.get()
        var without: [String] = []
        for rule in Rule.catalog {
            let text = CitedText(rule.citation)
            for id in text.sources { _ = try catalog.source(id) }
            if text.sources.isEmpty, rule.certainty != .convention { without.append(rule.id) }
        }
        #expect(without == ["swiftui.body"])
    }

    @Test func `A text links its sources that have an address`() throws {
        let sources = SourceCatalog([
            Source(id: "reid", author: "Jon Reid", address: "https://reid.example"),
            Source(id: "file", author: "a file"),
        ])
        let text = CitedText("[Reid_2015](reid); [a log](file); +[UIScene it]")
        #expect(text.words == "Reid_2015; a log; +[UIScene it]")
        #expect(text.sources == ["reid", "file"])
        #expect(try sources.markdown(text) == #"[Reid\_2015](https://reid.example); a log; +\[UIScene it\]"#)
        #expect(throws: Mistake.self) { try sources.markdown(CitedText("[it](gone)")) }
    }

    @Test func `Every fact and every log refers to sources, rules and what is left out`() throws {
        let catalog = try Self.catalog.get()
        let facts = try Self.facts.get()
        for fact in facts.facts {
            #expect(!fact.rules.isEmpty || !fact.outside.isEmpty, "\(fact.id)")
            #expect(fact.rules.filter { Rule.named($0) == nil } == [], "\(fact.id)")
            #expect(fact.outside.filter { NotModelled.named($0) == nil } == [], "\(fact.id)")
            let text = CitedText(fact.sources)
            for id in text.sources { _ = try catalog.source(id) }
            #expect(!text.sources.isEmpty || text.words.contains(/facts? [1-6]/), "\(fact.id)")
        }
        for log in facts.logs {
            #expect(!log.sources.isEmpty, "\(log.id)")
            for id in log.sources { _ = try catalog.source(id) }
        }
    }

    @Test func `Every fact is told once`() throws {
        let numbers = try Self.facts.get().facts.map(\.id)
        #expect(Set(numbers).count == numbers.count)
        let sections = [
            (1, Array(1...40), [38]), (3, Array(1...28), []), (4, Array(1...17), [8]), (5, Array(1...11), [3]),
        ]
        for (section, rows, gaps) in sections {
            for row in rows where !gaps.contains(row) { #expect(numbers.contains("\(section).\(row)")) }
            #expect(numbers.count { $0.hasPrefix("\(section).") } == rows.count - gaps.count)
        }
    }
}
