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

    @Test func `The catalog's page is what the rules say`() throws {
        let page = Checkout.folder.appending(path: "Documentation.docc").appending(path: RulesPage.file)
        #expect(
            try String(contentsOf: page, encoding: .utf8) == RulesPage.text(Self.sources.get()),
            "understudy record rules")
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
