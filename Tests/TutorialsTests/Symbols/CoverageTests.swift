import Lifecycle
import SymbolKit
import Testing
import Tutorials

@Suite struct CoverageTests {
    @Test(arguments: SymbolGraphs.documented)
    func everyPublicSymbolIsDocumented(module: String) async throws {
        let graphs = try await symbolGraphs().read().filter { $0.module.name == module }
        let located = graphs.flatMap(\.symbols.values).filter { $0[mixin: SymbolGraph.Symbol.Location.self] != nil }
        #expect(located.count > 200, "Without places in the sources, every symbol would count as the compiler's own.")
        let undocumented = graphs.flatMap(DocumentationCoverage.undocumented)
        #expect(undocumented.joined(separator: "\n") == "")
    }
}

/// The page of a rule says the same as the rule.
@Suite struct RuleDocumentationTests {
    @Test func everyRuleIsDocumentedByItsStatement() async throws {
        let symbols = try await symbolGraphs().read().filter { $0.module.name == "Lifecycle" }.flatMap(\.symbols.values)
        let documented = symbols.filter { symbol in
            symbol.kind.identifier == .typeProperty && symbol.pathComponents.first == "Rule"
                && symbol.pathComponents.last != "catalog"
        }.map { $0.docComment?.lines.map(\.text).joined(separator: " ") ?? "nothing, at \($0.pathComponents)" }
        #expect(documented.sorted() == Rule.catalog.map(\.statement).sorted())
    }
}
