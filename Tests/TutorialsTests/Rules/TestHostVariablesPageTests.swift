import Bibliography
import Foundation
import Lifecycle
import TestSupport
import Testing
import Tutorials

struct TestHostVariablesPageTests {
    @Test func `The catalog's page is what the variables and their rules say`() throws {
        let page = Checkout.folder.appending(path: "Documentation.docc").appending(path: TestHostVariablesPage.file)
        #expect(
            try String(contentsOf: page, encoding: .utf8) == TestHostVariablesPage.text(RulesPageTests.sources.get()),
            "understudy record rules")
    }

    @Test func `A page of one variable`() throws {
        let rows = try TestHostVariablesPage.markdown(
            [.injectBundle], sources: RulesPageTests.sources.get()
        ).split(separator: "\n")
            .filter { $0.hasPrefix("| ") }.map(String.init)
        let rule = Rule.hostingInjectBundle
        let source = try RulesPageTests.sources.get().markdown(CitedText(rule.citation))
        let local = "HOME/Library/Developer/Xcode/DerivedData/Stage/Build/Products/Debug-iphonesimulator"
        #expect(
            rows == [
                "| variable | `--xcode 6` | `--xcode 7` | `--xcode 8` | `--xcode 16` | what is known | how sure, and from where |",
                "| `XCInjectBundle` | yes | yes |  |  | \(rule.statement) | [*observed*](<doc:Lifecycle/Rule/hostingInjectBundle>): \(source) |",
                "| variable | `--xcode` | value |",
                "| `XCInjectBundle` | 6 | `HOME/StageTests.xctest` |",
                "| `XCInjectBundle` | 7 | `\(local)/StageTests.xctest` |",
            ])
    }
}
