import Foundation
import Lifecycle
import PackageResources
import Testing

/// The page of the command line lists the actions as the model has them.
@Suite struct ActionTableTests {
    @Test func `The table of the actions is the model's`() throws {
        let article = try #require(PackageResources.documentation).appending(path: "Articles/CommandLine.md")
        let text = try String(contentsOf: article, encoding: .utf8)
        let table = try #require(
            text.firstMatch(of: /\| action \| what is done \|\n\|---\|---\|\n((?:\|.*\n)+)/)?.output.1)
        let rows = Action.kinds.map(\.info).map { "| `\($0.spelling)` | \($0.help) |\n" }
        #expect(String(table) == rows.joined())
    }
}
