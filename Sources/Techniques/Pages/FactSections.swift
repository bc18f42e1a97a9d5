internal import Bibliography
internal import Lifecycle
internal import Lowering
internal import Wording

/// The part of the page of sources with the facts and logs that tests and rules cite by number.
enum FactSections {
    /// Returns the sections, with links to the sources.
    ///
    /// - Throws: `Mistake` if a fact or a log refers to a source that does not exist.
    static func text(_ facts: FactCatalog, _ sources: SourceCatalog) throws(Mistake) -> [String] {
        var sections = [head]
        for (prefix, title) in titles { sections.append(try section(prefix, title, facts.facts, sources)) }
        sections.append(try logs(facts.logs, sources))
        return sections
    }

    private static let titles = [
        ("1.", "The order of callbacks"), ("3.", "How sessions are kept"), ("4.", "Scene configurations"),
        ("5.", "UIApplicationMain and the app delegate"), ("6:", "By version of iOS"),
    ]

    private static let head = """
        ## Facts about UIKit

        What these sources say about launches and scenes, fact by fact. A fact has a number by which rules and tests cite
        it. `A` stands for Apple (documentation, headers, engineers), `D` for one developer's observation and `D2` for
        several, `P` for names in published run-time headers, and `I` for an inference. Each fact is the ground of a rule
        (<doc:Rules>), or it is listed there as not modelled. Facts are paraphrased.
        """

    private static func section(
        _ prefix: String, _ title: String, _ facts: [SourcedFact], _ sources: SourceCatalog
    ) throws(Mistake) -> String {
        var rows: [String] = []
        for fact in facts where fact.id.hasPrefix(prefix) {
            let source = try sources.markdown(CitedText(fact.sources))
            let rules = (fact.rules.map { "`\($0)`" } + fact.outside.map { "not modelled: \($0)" })
                .joined(separator: ", ")
            rows.append(
                "| \(fact.id) | \(Escaping.markdownCell(fact.fact)) | \(source) | \(fact.certainty) | \(rules) |")
        }
        return """
            ### \(title)

            | number | fact | from where | how sure | rules |
            |---|---|---|---|---|
            \(rows.joined(separator: "\n"))
            """
    }

    private static func logs(_ logs: [PublishedLog], _ sources: SourceCatalog) throws(Mistake) -> String {
        var rows: [String] = []
        for log in logs {
            var origins: [Attribution] = []
            for id in log.sources { origins.append(try sources.attribution(id)) }
            rows.append("| \(log.id) | \(log.about) | \(origins.markdown) |")
        }
        return """
            ### Published console logs

            The tests below `Tests/ModelTests/PublishedLogs` hold these logs, line by line, against real processes under
            the model. A trace agrees with a log if it equals the log once it is reduced to what the log's author wrote
            down.

            | number | what was run | from where |
            |---|---|---|
            \(rows.joined(separator: "\n"))
            """
    }
}
