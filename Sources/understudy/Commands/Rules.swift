internal import Application
internal import ArgumentParser
internal import DeviceReports
internal import Lifecycle
internal import Traces
internal import Tutorials
internal import Wording

/// The command `understudy rules`.
struct Rules: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "List the model's rules with their statements, confidence and sources.",
        discussion: """
            Events of a trace name the rule that caused them, such as session.unknown. Without names, the command \
            lists all rules, then what the model lacks.
            """)

    @Argument(help: "Rules (session.unknown) or their beginnings (session); without any, all.")
    var names: [String] = []

    @Option(help: "The form: text, json or markdown.", transform: Choice.of)
    var format: Form = .text

    @Flag(help: .hidden) var renew = false

    enum Form: String, CaseIterable {
        case text, json, markdown
    }

    func run() async throws {
        if renew { throw Mistake.replaced("rules --renew", by: "record rules") }
        let rules = try Self.chosen(names)
        let outside = names.isEmpty ? NotModelled.catalog : []
        switch format {
        case .text: Terminal.write(Self.text(rules, outside))
        case .json: Terminal.write(try Self.json(rules, outside))
        case .markdown:
            Terminal.write(
                try RulesPage.markdown(
                    rules, outside: outside, sources: CarriedFolders.ofThisProgram.bibliography(),
                    evidence: try DeviceEvidence(recordedIn: CarriedFolders.ofThisProgram.records)))
        }
    }

    /// Returns the rules with these names.
    ///
    /// - Throws: `Mistake` if no rule has one of the names.
    static func chosen(_ names: [String]) throws -> [Rule] {
        if names.isEmpty { return Rule.catalog }
        let ids = Rule.catalog.map(\.id)
        let known = ids + Set(ids.compactMap { $0.split(separator: ".").first.map(String.init) }).sorted()
        return try names.flatMap { name -> [Rule] in
            let found = Rule.catalog.filter { $0.id == name || $0.id.hasPrefix("\(name).") }
            guard !found.isEmpty else {
                throw Mistake(
                    .usage, what: "No rule is called \(name).", place: nil,
                    cure: Spelling.question(name, among: known)
                        + "understudy rules lists them all. A rule's name is at the end of a line with run --rules.")
            }
            return found
        }
    }

    static func text(_ rules: [Rule], _ outside: [NotModelled]) -> String {
        let told = rules.map { rule in
            let place = RulesPage.place(rule).replacing("`", with: "")
            return "\(rule.id)\n  \(rule.statement)\n  \(rule.certainty.rawValue): \(rule.source)\n"
                + (place.isEmpty ? "" : "  \(place)\n")
        }
        let rest = outside.map { "  \($0.what) \($0.why)\n" }
        return told.joined() + (rest.isEmpty ? "" : "\nNot modelled:\n" + rest.joined())
    }

    private static func json(_ rules: [Rule], _ outside: [NotModelled]) throws -> String {
        struct Answer: Encodable {
            var rules: [Rule]
            var outside: [NotModelled]
        }
        return try JSON.document(Answer(rules: rules, outside: outside))
    }
}
