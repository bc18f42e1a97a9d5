internal import FoundationEssentials
internal import Lifecycle
internal import SymbolKit

/// The documentation of symbols whose text the model keeps as a value, so that it is written once: rules and actions.
enum SymbolTexts {
    /// The texts by the symbols' full names in `Lifecycle`: `Rule.launchWillFinish`, `Action.swipe(card:)`.
    static let all: [String: String] = Dictionary(
        uniqueKeysWithValues: Rule.catalog.map { ("Rule.\($0.symbol)", $0.statement) }
            + Action.kinds.map(\.info).map { ("Action.\($0.symbol)", $0.help) })

    /// Gives the symbols of a graph their texts, in the graph's file.
    static func write(into file: URL) throws {
        var graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
        for (id, symbol) in graph.symbols where symbol.docComment == nil {
            guard let text = all[symbol.pathComponents.joined(separator: ".")] else { continue }
            graph.symbols[id]?.docComment = SymbolGraph.LineList([.init(text: text, range: nil)])
        }
        try JSONEncoder().encode(graph).write(to: file)
    }
}

extension Rule {
    /// The name of its constant, which is its identifier in camel case.
    var symbol: String {
        let parts = id.split { ".-".contains($0) }
        return parts.prefix(1).joined() + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }
}
