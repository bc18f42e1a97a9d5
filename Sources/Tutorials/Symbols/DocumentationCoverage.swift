package import SymbolKit

/// Which public symbols have no documentation.
package enum DocumentationCoverage {
    /// A symbol without a comment of its own, as `file: kind name`, sorted.
    ///
    /// Left out are what the compiler wrote itself and what is inherited from other modules: they have no place in
    /// the sources.
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
