internal import Foundation
package import Lifecycle
internal import Wording

/// The documentation of symbols whose text follows from the model, so that it is written once.
///
/// Rules and actions have no comment of their own. The symbols that a launch touches have one, to which their rules and
/// Apple's page are added.
package struct SymbolTexts: Hashable, Sendable {
    /// The comments of symbols without one, by module and full name: `Rule.launchWillFinish`, `Action.swipe(card:)`.
    private let comments: [String: [String: [String]]]

    /// Creates the texts.
    ///
    /// - Parameter uses: The steps and claims in which the rules take part.
    package init(uses: RuleUses) {
        let rules = Rule.catalog.map { ("Rule.\($0.symbol)", Self.lines($0, uses)) }
        let actions = Action.kinds.map(\.info).map { ("Action.\($0.symbol)", [$0.help]) }
        comments = ["Lifecycle": Dictionary(uniqueKeysWithValues: rules + actions)]
    }

    /// The modules to which texts are added.
    static let modules = ["Lifecycle", "ReferenceUIKit"]

    /// The same for the same texts.
    var identity: [String] {
        comments.flatMap { module, texts in texts.map { "\(module).\($0): \($1)" } }.sorted()
            + LaunchSymbol.all.map { "\($0.name): \($0.lines(below: []))" }
    }

    /// Returns the comment of a rule: the statement, its facts as a table, and its uses.
    package static func lines(_ rule: Rule, _ uses: RuleUses) -> [String] {
        let place = RulesPage.place(rule)
        let facts = [
            ("certainty", "*\(rule.certainty.rawValue)*: \(RulesPage.meaning(rule.certainty))"),
            ("source", Escaping.markdown(rule.source)), ("identifier", "`\(rule.id)`"),
            ("holds", place.isEmpty ? "on all systems" : place),
        ]
        let table = ["| | |", "|---|---|"] + facts.map { "| \($0) | \($1) |" }
        return [Escaping.markdown(rule.statement), ""] + table + uses.paragraphs(of: rule).flatMap { ["", $0] }
    }

    /// Gives the symbols of a module's graph their texts, in the graph's file.
    func write(into file: URL, of module: String) throws {
        // Not by SymbolKit, whose encoder leaves out the inner names of parameters.
        guard var graph = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any],
            let symbols = graph["symbols"] as? [[String: Any]]
        else { return }
        graph["symbols"] = symbols.map { symbol in
            guard let path = symbol["pathComponents"] as? [String] else { return symbol }
            let name = path.joined(separator: ".")
            let comment = (symbol["docComment"] as? [String: Any])?["lines"] as? [[String: Any]]
            let written = comment?.compactMap { $0["text"] as? String }
            guard let lines = lines(for: name, in: module, written: written) else { return symbol }
            return symbol.merging(["docComment": ["lines": lines.map { ["text": $0] }]]) { $1 }
        }
        try JSONSerialization.data(withJSONObject: graph, options: .sortedKeys).write(to: file)
    }

    /// Returns the whole comment of a symbol; nil if nothing is added to what is written.
    private func lines(for name: String, in module: String, written: [String]?) -> [String]? {
        guard let written else { return comments[module]?[name] }
        guard module == "ReferenceUIKit", let symbol = LaunchSymbol.all.first(where: { $0.name == name }) else {
            return nil
        }
        // What is said about parameters and results comes last.
        let lists = written.firstIndex { $0.hasPrefix("- ") } ?? written.endIndex
        return written[..<lists] + symbol.lines(below: written)
            + (lists == written.endIndex ? [] : [""] + written[lists...])
    }
}
