import Application
import Lifecycle
import SymbolKit
import Testing
import Tutorials

@Suite struct CoverageTests {
    @Test(arguments: SymbolGraphs.documented)
    func `Every public symbol is documented`(module: String) async throws {
        let graphs = try await symbolGraphs().read().filter { $0.module.name == module }
        let located = graphs.flatMap(\.symbols.values).filter { $0[mixin: SymbolGraph.Symbol.Location.self] != nil }
        #expect(located.count > 200, "Without places in the sources, every symbol would count as the compiler's own.")
        let undocumented = graphs.flatMap(DocumentationCoverage.undocumented)
        #expect(undocumented.joined(separator: "\n") == "")
    }
}

/// The pages of rules and actions have the texts of the rules and actions.
@Suite struct ModelDocumentationTests {
    @Test func `Every action is documented by its help`() async throws {
        let symbols = try await symbolGraphs().read().filter { $0.module.name == "Lifecycle" }.flatMap(\.symbols.values)
        let documented = symbols.filter { symbol in
            symbol.kind.identifier == .case && symbol.pathComponents.first == "Action"
                && symbol.pathComponents.count == 2
        }.map { [$0.pathComponents.last, $0.docComment?.lines.map(\.text).joined(separator: " ")] }
        let infos = Action.kinds.map(\.info).sorted { $0.symbol < $1.symbol }
        #expect(
            documented.sorted { ($0[0] ?? "") < ($1[0] ?? "") } == infos.map { [$0.symbol, $0.help] })
    }

    @Test func `Every rule is documented by its statement, its facts and its uses`() async throws {
        let symbols = try await symbolGraphs().read().filter { $0.module.name == "Lifecycle" }.flatMap(\.symbols.values)
        let documented = symbols.filter { symbol in
            symbol.kind.identifier == .typeProperty && symbol.pathComponents.first == "Rule"
                && symbol.pathComponents.last != "catalog"
        }.map { $0.docComment?.lines.map(\.text) ?? ["nothing, at \($0.pathComponents)"] }
        let uses = try CarriedFolders.ofThisProgram.ruleUses()
        let texts = Rule.catalog.map { SymbolTexts.lines($0, uses) }
        #expect(Set(documented) == Set(texts))
        #expect(documented.count == texts.count)
    }
}
