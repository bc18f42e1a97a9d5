internal import Wording

extension EvidencePages {
    /// Returns the page with the table of all claims.
    package static func overview(_ claims: [Claim]) -> String {
        """
        # Evidence

        What the articles, their comments and Apple say about launching an app for its tests, each sentence run.

        ## Overview

        The articles are those of Jon Reid, Timothy Sanders, Geoff Hackworth and others on keeping an app's own
        delegates out of its tests. Each claim has experiments: an app, a device, launches, and what would be seen
        if the claim were right. The outcome is what the experiments come to. A claim *holds* if all of them show it,
        *holds only when* something is given if some do, and *does not hold* if none does. It is *not reproduced* if none
        can, because the model has no rule for it: a device may do it. A claim's number leads to its page, which says
        when. `understudy evidence C62` runs the experiments of one claim.

        ### What decides an outcome

        The runs are runs of real code in real processes, on a model of the device. So an outcome is worth as much as what
        decides it:

        \(Decider.allCases.map { "- *\($0.words)*: \($0.meaning)" }.joined(separator: "\n"))

        Of several, the weakest counts. The rows are of different worth, so they are not added up:

        \(table(OutcomeCounts(claims)))

        \(undecided(claims))

        \(ClaimArea.allCases.map { section($0, claims) }.joined(separator: "\n\n"))

        ## Topics

        \(ClaimArea.allCases.map { topics($0, claims) }.joined(separator: "\n\n"))

        """
    }

    private static func table(_ counts: OutcomeCounts) -> String {
        let columns = counts.columns
        let rows = counts.rows.map { row in
            let numbers = columns.map { row.numbers[$0].map(String.init) ?? "–" }
            return "| \(([row.decider.words] + numbers).joined(separator: " | ")) |"
        }
        return """
            | decided by | \(columns.map(\.words).joined(separator: " | ")) |
            |---|\(columns.map { _ in "---|" }.joined())
            \(rows.joined(separator: "\n"))
            """
    }

    /// Returns the sentences about the claims that nothing decides, and about the contradictions.
    private static func undecided(_ claims: [Claim]) -> String {
        let links = claims.filter { $0.outcome == .notReproduced }.map { "[\($0.id)](<doc:\(name($0.id))>)" }
        let notRun = claims.filter { $0.outcome == .notRun }.map { "[\($0.id)](<doc:\(name($0.id))>)" }
        let lists = [(links, "Not reproduced"), (notRun, "Not run")].filter { !$0.0.isEmpty }
        return lists.map { "\($0.1), so that nothing decides: \($0.0.joined(separator: ", "))." }.joined(separator: " ")
            + """


            *Both sides run* stands for two statements that contradict each other; what decides is why the model takes one.
            """
    }

    private static func section(_ area: ClaimArea, _ claims: [Claim]) -> String {
        let rows = claims.filter { $0.area == area }.map { claim in
            let outcome = claim.sides == nil ? claim.outcome.words : OutcomeCounts.Column.bothSidesRun.words
            let decider = claim.deciders.last?.words ?? "–"
            return "| [\(claim.id)](<doc:\(name(claim.id))>) | \(Escaping.markdownCell(claim.claim)) "
                + "| \(outcome) | \(decider) |"
        }
        return """
            ### \(area.title)

            | claim | what is said | what the runs show | decided by |
            |---|---|---|---|
            \(rows.joined(separator: "\n"))
            """
    }

    private static func topics(_ area: ClaimArea, _ claims: [Claim]) -> String {
        let links = claims.filter { $0.area == area }.map { "- <doc:\(name($0.id))>" }
        return "### Runs: \(area.title.uncapitalized)\n\n"
            + links.joined(separator: "\n")
    }
}
