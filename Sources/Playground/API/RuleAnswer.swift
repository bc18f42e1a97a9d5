internal import Lifecycle
internal import Tutorials

/// A rule of the model with its place in the documentation.
struct RuleAnswer: Encodable {
    var id: String
    var statement: String
    var certainty: Rule.Certainty
    var source: String
    /// The systems and sides on which it holds, in words; empty for all.
    var place: String
    /// Where the documentation lists it.
    var link: String?

    init(_ rule: Rule) {
        id = rule.id
        statement = rule.statement
        certainty = rule.certainty
        source = rule.source
        place = RulesPage.place(rule)
        link = RuleArea(of: rule).map { "/docs\($0.path)" }
    }
}
