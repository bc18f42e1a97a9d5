package import Lifecycle
internal import Wording

/// The catalog's extension of the page of `Rule`: the rules in groups, an area each.
package enum RuleTopicsPage {
    /// The file in the catalog.
    package static let file = "Generated/Rule.md"

    /// The file's text.
    package static var text: String { GeneratedMark.page(markdown(), part: "rules") }

    /// Returns the groups as an extension of the symbol's page.
    package static func markdown(_ rules: [Rule] = Rule.catalog) -> String {
        let areas = RuleArea.all.map { area in
            group(area.title, rules.filter { RuleArea(of: $0) == area }.map(\.symbol))
        }
        let own = [
            group("What a rule says", ["id", "statement", "source", "certainty", "systems", "under", "unless"]),
            group("Finding rules", ["catalog", "named(_:)"]),
            group(
                "Creating rules",
                ["init(_:_:_:source:since:until:under:unless:)", "Certainty-swift.enum", "Systems-swift.struct"]
            ),
        ]
        return """
            # ``Lifecycle/Rule``

            ## Topics

            \((own + areas).joined(separator: "\n\n"))

            """
    }

    private static func group(_ title: String, _ symbols: [String]) -> String {
        "### \(title)\n\n" + symbols.map { "- ``\($0)``" }.joined(separator: "\n")
    }
}
