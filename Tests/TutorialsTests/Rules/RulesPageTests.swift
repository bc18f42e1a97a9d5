import Bibliography
import Foundation
import Lifecycle
import PackageResources
import TestSupport
import Testing
import Tutorials

struct RulesPageTests {
    static let sources = Result {
        try SourceCatalog(folder: #require(PackageResources.catalog, "the sources' folder is gone"))
    }

    static let facts = Result {
        try FactCatalog(folder: #require(PackageResources.catalog, "the facts' folder is gone")).facts
    }

    @Test func `The catalog's page is what the rules say`() throws {
        let page = Checkout.folder.appending(path: "Documentation.docc").appending(path: RulesPage.file)
        #expect(
            try String(contentsOf: page, encoding: .utf8) == RulesPage.text(Self.sources.get(), Self.facts.get()),
            "understudy record rules")
    }

    @Test func `The groups on the page of Rule are what the rules say, each rule in one`() throws {
        let page = Checkout.folder.appending(path: "Documentation.docc").appending(path: RuleTopicsPage.file)
        let text = try String(contentsOf: page, encoding: .utf8)
        #expect(text == RuleTopicsPage.text, "understudy record rules")
        let lines = text.split(separator: "\n")
        for rule in Rule.catalog { #expect(lines.count { $0 == "- ``\(rule.symbol)``" } == 1, "\(rule.id)") }
    }

    @Test func `A rule's own page has its source, certainty and systems, and the steps and claims that use it`() throws
    {
        let records = StepRecords(
            catalog: Checkout.folder.appending(path: "Documentation.docc"),
            traces: Checkout.folder.appending(path: "Tests/Recorded/Steps"))
        let rule = Rule(
            "request.destroy", .documented, "It is [destroyed].", source: "Apple | UIKit", since: SystemVersion(13),
            unless: .destructionIsSilent)
        let uses = RuleUses(steps: records, claims: ["request.destroy": ["[C84](<doc:Evidence>)"]])
        let lines = SymbolTexts.lines(rule, uses)
        #expect(
            lines.prefix(8) == [
                #"It is \[destroyed\]."#, "", "| | |", "|---|---|",
                "| certainty | *documented*: Apple: documentation, headers, templates, engineers |",
                #"| source | Apple \| UIKit |"#, "| identifier | `request.destroy` |",
                "| holds | iOS 13 and later; not with `destruction-is-silent` |",
            ])
        #expect(lines.contains { $0.hasPrefix("Steps in which it acts: <doc:Sanders> (`") })
        #expect(lines.last == "Claims that rest on it: [C84](<doc:Evidence>).")
    }

    @Test func `Every rule has an area, and every area a rule`() {
        #expect(Rule.catalog.filter { RuleArea(of: $0) == nil } == [])
        #expect(RuleArea.all.filter { area in !Rule.catalog.contains { RuleArea(of: $0) == area } } == [])
    }

    @Test func `A small page of rules`() throws {
        let rules = [
            Rule(
                "session.unknown", .observed, "It asks [_again_].", source: "Reid | [Sanders](sanders)",
                since: SystemVersion(13),
                until: SystemVersion(16, 2), under: .viewsStayOnKill)
        ]
        #expect(RulesPage.place(rules[0]) == "from iOS 13, before 16.2; with `views-stay-on-kill`")
        let lines = try RulesPage.markdown(
            rules, outside: [],
            sources: SourceCatalog([
                Source(id: "sanders", author: "Timothy Sanders", address: "https://sanders.example")
            ])
        ).split(separator: "\n")
        #expect(
            lines.contains(
                #"| `session.unknown` | It asks \[\_again\_\]. | *observed*: Reid \| [Sanders](https://sanders.example) | from iOS 13, before 16.2; with `views-stay-on-kill` |"#
            ))
        #expect(RuleArea(of: rules[0])?.path == "/documentation/understudy/rules#Sessions")
    }
}
