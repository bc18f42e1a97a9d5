internal import Wording

extension EvidencePages {
    /// Returns the page with all questions, and with the claims that answer each.
    package static func overview(_ catalog: ClaimCatalog) -> String {
        """
        # Evidence

        Statements by the articles, their comments and Apple about launching an app for its tests, each one tried.

        ## Overview

        The articles are those of Jon Reid, Timothy Sanders, Geoff Hackworth and others on keeping an app's own
        delegates out of its tests. Each claim has experiments: an app, a device, launches, and a prediction that
        holds if the claim is right. The outcome follows from all experiments. A claim *holds* if all of them show it,
        *holds only when* a condition is met if some do, and *does not hold* if none does. It is *not reproduced* if none
        can, because the model has no rule for it: a device may do it. Claims that answer the same question share a page.

        The table below a claim has a row for each experiment: what was tried, with the code of which technique, and if
        that shows the claim. Unless a row says otherwise, the app has a storyboard and runs on an iPhone with iOS 17. Of
        the experiments with the same result, the first has a trace on the page; `understudy evidence C62` runs the
        experiments of a claim and prints the whole trace of every launch. \(PageTrace.explanation)

        ### What decides an outcome

        The runs are runs of real code in real processes, on a model of the device. So an outcome is worth as much as what
        decides it:

        \(Decider.allCases.map { "- *\($0.words)*: \($0.meaning)" }.joined(separator: "\n"))

        Of several, the weakest counts. The rows are of different worth, so they are not added up:

        \(table(OutcomeCounts(catalog.claims)))

        \(undecided(catalog.claims))

        \(ClaimArea.allCases.map { section($0, catalog) }.joined(separator: "\n\n"))

        ## Topics

        \(ClaimArea.allCases.map { topics($0, catalog) }.joined(separator: "\n\n"))

        """
    }

    /// Returns a link to a claim, such as `C62`.
    package static func link(_ claim: Claim) -> String { "[\(claim.id)](<doc:\(reference(claim))>)" }

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
        let lists = [
            ("Not reproduced, so undecided", claims.filter { $0.outcome == .notReproduced }),
            ("Not run, so undecided", claims.filter { $0.outcome == .notRun }),
            ("Sources contradict each other, and both sides were run", claims.filter { $0.sides != nil }),
        ].filter { !$0.1.isEmpty }
        return lists.map { "\($0.0): \($0.1.map(link).joined(separator: ", "))." }.joined(separator: " ")
    }

    private static func section(_ area: ClaimArea, _ catalog: ClaimCatalog) -> String {
        let rows = catalog.questions.filter { $0.area == area }.flatMap { question in
            catalog.claims(answering: question).enumerated().map { number, claim in
                let outcome = claim.sides == nil ? claim.outcome.words : OutcomeCounts.Column.bothSidesRun.words
                let page = number == 0 ? "<doc:\(name(question.id))>" : ""
                return "| \(page) | \(Escaping.markdownCell(claim.title)) | \(link(claim)) | \(outcome) |"
            }
        }
        return """
            ### \(area.title)

            | question | claim | | outcome |
            |---|---|---|---|
            \(rows.joined(separator: "\n"))
            """
    }

    private static func topics(_ area: ClaimArea, _ catalog: ClaimCatalog) -> String {
        let links = catalog.questions.filter { $0.area == area }.map { "- <doc:\(name($0.id))>" }
        return "### Runs: \(area.title.uncapitalized)\n\n" + links.joined(separator: "\n")
    }
}

extension ClaimCatalog {
    /// Links to the claims whose answers rest on a rule, by the rules' identifiers.
    package var linksByRule: [String: [String]] {
        claims.reduce(into: [:]) { links, claim in
            for rule in claim.rules ?? [] { links[rule, default: []].append(EvidencePages.link(claim)) }
        }
    }
}
