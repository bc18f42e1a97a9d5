package import SymbolKit

/// The public symbols that have no documentation.
package enum DocumentationCoverage {
    /// Returns the symbols without their own comment, each as `file: kind name`, sorted.
    ///
    /// Symbols that the compiler wrote itself, or that are inherited from other modules, are left out: they have no
    /// place in the sources.
    package static func undocumented(_ graph: SymbolGraph) -> [String] {
        graph.symbols.values.filter { symbol in
            symbol.docComment == nil && !symbol.identifier.precise.contains("::SYNTHESIZED::")
                && symbol[mixin: SymbolGraph.Symbol.Location.self] != nil
        }.map { symbol in
            let file = symbol[mixin: SymbolGraph.Symbol.Location.self]?.uri.split(separator: "/").last ?? ""
            return "\(file): \(symbol.kind.identifier.identifier) \(symbol.pathComponents.joined(separator: "."))"
        }.sorted()
    }
}
