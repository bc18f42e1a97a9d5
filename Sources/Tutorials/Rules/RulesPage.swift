package import Bibliography
package import DeviceReports
package import Lifecycle
internal import Lowering
package import Wording

/// The catalog's page of rules: the facts in the model, with their sources and systems, and the facts outside it.
package enum RulesPage {
    /// The file in the catalog.
    package static let file = "Generated/Rules.md"

    /// Returns the file's text.
    ///
    /// - Parameters:
    ///   - facts: The facts on which the rules rest, to be named by their numbers.
    ///   - evidence: What devices reported.
    /// - Throws: `Mistake` if a rule refers to a source that does not exist.
    package static func text(
        _ sources: SourceCatalog, _ facts: [SourcedFact], _ evidence: DeviceEvidence = DeviceEvidence()
    ) throws(Mistake) -> String {
        GeneratedMark.page(try markdown(sources: sources, facts: facts, evidence: evidence), part: "rules")
    }

    /// Returns the rules as a page, with links to their sources.
    ///
    /// - Throws: `Mistake` if a rule refers to a source that does not exist.
    package static func markdown(
        _ rules: [Rule] = Rule.catalog, outside: [NotModelled] = NotModelled.catalog, sources: SourceCatalog,
        facts: [SourcedFact] = [], evidence: DeviceEvidence = DeviceEvidence()
    ) throws(Mistake) -> String {
        var sections: [String] = []
        for area in RuleArea.all { sections.append(try section(area, rules, sources, facts, evidence)) }
        return ([head(rules, evidence)] + sections + [contradictions(rules), rest(outside)])
            .filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
    }

    private static func head(_ rules: [Rule], _ evidence: DeviceEvidence) -> String {
        var counts = Rule.Certainty.allCases.map { certainty in
            "| *\(certainty.rawValue)* | \(meaning(certainty)) | \(rules.count { $0.certainty == certainty }) |"
        }
        // Surer than what developers saw, and beside it: a rule keeps its sources.
        counts.insert(
            "| *measured* | devices and simulators, by <doc:AReportOfADevice> | \(rules.count(where: evidence.isMeasured)) |",
            at: 1)
        let devices =
            evidence.reports.isEmpty
            ? "No device has reported yet, so no rule is measured."
            : "A rule that is measured is counted by its other sources, too."
        return """
            # The rules of the model

            Each rule of the model, its certainty, source and systems, and what is not modelled.

            ## Overview

            Each rule is a ``Lifecycle/Rule``, and this page is made from them. An event of a trace names the rule that caused it, and `understudy rules session.unknown` prints one.

            | how sure | who says so | rules |
            |---|---|---|
            \(counts.joined(separator: "\n"))

            \(devices)

            A rule without systems holds on all from iOS \(SystemVersion.modelledRange). If sources contradict each other, the model takes one
            side, and `--reading` takes the other. Numbers in parentheses, such as 1.13, are facts of <doc:Sources>.
            """
    }

    /// Returns who says so, for a certainty.
    static func meaning(_ certainty: Rule.Certainty) -> String {
        switch certainty {
        case .documented: "Apple: documentation, headers, templates, engineers"
        case .observed: "developers, who published what they saw"
        case .inferred: "our conclusion, which we have not seen published"
        case .convention: "Understudy, about itself"
        }
    }

    private static func section(
        _ area: RuleArea, _ rules: [Rule], _ sources: SourceCatalog, _ facts: [SourcedFact],
        _ evidence: DeviceEvidence
    ) throws(Mistake) -> String {
        var rows: [String] = []
        for rule in rules where RuleArea(of: rule) == area {
            let numbers = facts.filter { $0.rules.contains(rule.id) }.map(\.id)
            let grounds = numbers.isEmpty ? "" : " (\(numbers.joined(separator: ", ")))"
            let source = try sources.markdown(CitedText(rule.citation)) + Escaping.markdownCell(grounds)
            let measured = evidence.words(on: rule).map { "\(Escaping.markdownCell($0)); " } ?? ""
            rows.append(
                "| `\(rule.id)` | \(Escaping.markdown(rule.statement)) | \(measured)*\(rule.certainty.rawValue)*: \(source) | \(place(rule)) |"
            )
        }
        guard !rows.isEmpty else { return "" }
        return """
            ### \(area.title)

            | rule | what it says | how sure, and from where | where it holds |
            |---|---|---|---|
            \(rows.joined(separator: "\n"))
            """
    }

    /// Returns the systems and the sides on which a rule holds.
    package static func place(_ rule: Rule) -> String {
        let systems =
            switch (rule.systems.since, rule.systems.until) {
            case (nil, nil): ""
            case (let since?, nil): "iOS \(since.short) and later"
            case (nil, let until?): "before iOS \(until.short)"
            case (let since?, let until?): "from iOS \(since.short), before \(until.short)"
            }
        return [
            systems, rule.under.map { "with `\($0.rawValue)`" } ?? "",
            rule.unless.map { "not with `\($0.rawValue)`" } ?? "",
        ].filter { !$0.isEmpty }.joined(separator: "; ")
    }

    private static func contradictions(_ rules: [Rule]) -> String {
        let rows = Reading.allCases.map { reading in
            let side = rules.filter { $0.under == reading }.map { "`\($0.id)`" }
            let model = rules.filter { $0.unless == reading }.map { "`\($0.id)`" }
            return "| `\(reading.rawValue)` | \(side.joined(separator: ", ")) | \(model.joined(separator: ", ")) |"
        }
        return """
            ### Contradictions between sources

            | `--reading` | holds with it | holds without it |
            |---|---|---|
            \(rows.joined(separator: "\n"))
            """
    }

    private static func rest(_ outside: [NotModelled]) -> String {
        """
        ### What is not modelled

        | what | why |
        |---|---|
        \(outside.map { "| \(Escaping.markdown($0.what)) | \(Escaping.markdown($0.why)) |" }.joined(separator: "\n"))
        """
    }
}
