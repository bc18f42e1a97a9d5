internal import Lifecycle
internal import Tutorials

/// A rule of the model with its place in the documentation.
struct RuleAnswer: Encodable {
    var id: String
    var statement: String
    /// The certainty in words.
    var certainty: String
    var source: String
    /// The systems and sides on which it holds, in words; empty for all.
    var place: String
    /// The link to its place in the documentation.
    var link: String?

    init(_ rule: Rule) {
        id = rule.id
        statement = rule.statement
        certainty = rule.certainty.words
        source = rule.source
        place = RulesPage.place(rule)
        link = RuleArea(of: rule).map { "/docs\($0.path)" }
    }
}

extension Rule.Certainty {
    fileprivate var words: String {
        switch self {
        case .documented: "Documented by Apple"
        case .observed: "Observed by developers"
        case .inferred: "Inferred"
        case .convention: "A convention of Understudy"
        }
    }
}
