internal import Foundation
internal import Lifecycle

/// The documentation of symbols whose text the model keeps as a value, so that it is written once: rules and actions.
enum SymbolTexts {
    /// The texts by the symbols' full names in `Lifecycle`: `Rule.launchWillFinish`, `Action.swipe(card:)`.
    static let all: [String: String] = Dictionary(
        uniqueKeysWithValues: Rule.catalog.map { ("Rule.\($0.symbol)", $0.statement) }
            + Action.kinds.map(\.info).map { ("Action.\($0.symbol)", $0.help) })

    /// Gives the symbols of a graph their texts, in the graph's file.
    static func write(into file: URL) throws {
        // Not by SymbolKit, whose encoder leaves out the inner names of parameters.
        guard var graph = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any],
            let symbols = graph["symbols"] as? [[String: Any]]
        else { return }
        graph["symbols"] = symbols.map { symbol in
            guard symbol["docComment"] == nil, let path = symbol["pathComponents"] as? [String],
                let text = all[path.joined(separator: ".")]
            else { return symbol }
            return symbol.merging(["docComment": ["lines": [["text": text]]]]) { $1 }
        }
        try JSONSerialization.data(withJSONObject: graph, options: .sortedKeys).write(to: file)
    }
}
