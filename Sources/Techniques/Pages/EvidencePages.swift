internal import Foundation
internal import Lifecycle
internal import Wording

/// The catalog's pages of evidence: for each claim its author, the experiment, the outcome, and the story.
package struct EvidencePages: Sendable {
    /// Some claims, each with its outcome.
    package let results: [ClaimResult]
    /// All claims.
    package let claims: ClaimCatalog

    /// Creates the pages of some results, and the overview of all claims.
    package init(_ results: [ClaimResult], of claims: ClaimCatalog) {
        self.results = results
        self.claims = claims
    }

    /// The page with all claims in a table.
    package static let overview = "Generated/Evidence.md"

    /// Returns the name of a claim's page, such as `Claim-C62`.
    package static func name(_ id: String) -> String { "Claim-\(id)" }

    /// Returns the file of a claim's page in the catalog.
    package static func file(_ claim: Claim) -> String { "Generated/Claims/\(name(claim.id)).md" }

    /// The pages' texts by their files in the catalog.
    package var files: [String: String] {
        var files = [Self.overview: Self.overview(claims.claims)]
        for result in results { files[Self.file(result.claim)] = Self.page(result) }
        return files.mapValues { GeneratedMark.page($0, part: "claims") }
    }

    /// Returns a claim's page.
    package static func page(_ result: ClaimResult) -> String {
        let claim = result.claim
        var parts = ["# Claim \(claim.id)", claim.claim, "## Overview"]
        parts += (claim.sides ?? []).enumerated().map { "Side \($0 + 1): \($1)" }
        let outcome = claim.sides == nil ? "Outcome: **\(result.outcome.words)**." : "Both sides were run."
        parts.append(
            "Said by \(claim.sources.joined(separator: "; ")). \(outcome)" + (claim.answer.map { " \($0)" } ?? ""))
        if let reason = claim.notRun { parts.append("Not run: \(reason)") }
        if claim.notRun == nil {
            parts.append("`understudy evidence \(claim.id)` runs what follows. <doc:Evidence> says how to read it.")
        }
        if let rules = rules(claim) { parts.append(rules) }
        var listed: [String: String] = [:]
        for (number, experiment) in result.experiments.enumerated() {
            parts.append("### Experiment \(number + 1)")
            parts.append(tried(experiment))
            parts += changes(experiment, listed: &listed)
            if let refusal = experiment.refusal { parts.append("```\nerror: \(refusal)\n```") }
            parts += acts(experiment)
        }
        return parts.joined(separator: "\n\n") + "\n"
    }

    /// Returns the rules on which an answer rests, and the certainty of each.
    private static func rules(_ claim: Claim) -> String? {
        let rules = (claim.rules ?? []).map { id in
            "`\(id)`" + (Rule.catalog.first { $0.id == id }.map { " (*\($0.certainty.rawValue)*)" } ?? "")
        }
        return rules.isEmpty
            ? nil : "It rests on the rules \(rules.joined(separator: ", ")); <doc:Rules> has their sources."
    }

    /// Returns the words that the scheme passes to a launch.
    private static func scheme(_ act: Experiment.Act) -> String? {
        let words =
            (act.arguments ?? [])
            + (act.environment ?? [:]).sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        return words.isEmpty ? nil : "With \(words.map { "`\($0)`" }.joined(separator: ", ")) from the scheme:"
    }

    /// Returns the differences between the code and the technique's.
    ///
    /// A file that was listed for an earlier experiment is only named.
    private static func changes(_ result: ExperimentResult, listed: inout [String: String]) -> [String] {
        let edits = (result.experiment.edits ?? []).map { edit in
            let name = "\(edit.file)\n\(edit.find)"
            if listed[name] == edit.replace { return "`\(edit.file)` changed as before." }
            listed[name] = edit.replace
            let lines = edit.find.diffLines("- ") + edit.replace.diffLines("+ ")
            return "In `\(edit.file)`:\n\n```\n\(lines.joined(separator: "\n"))\n```"
        }
        let files = result.files.sorted { $0.key < $1.key }.map { path, text in
            if listed[path] == text { return "`\(path)` as before." }
            listed[path] = text
            return CodeListing.markdown(path, text)
        }
        return edits + files
    }

    private static func tried(_ result: ExperimentResult) -> String {
        let experiment = result.experiment
        let changed = experiment.isChanged ? ", changed" : ""
        let place =
            [
                experiment.technique.map { "the code of [\($0)](<doc:\(TechniquePage.name($0))>)\(changed)" }
                    ?? "the app without a technique\(changed)",
                "\(experiment.device == .pad ? "an iPad" : "an iPhone") with iOS \(experiment.system ?? "17")",
                experiment.sdk.map { "SDK \($0)" },
                experiment.storyboard == false ? "a window made in code" : "a storyboard",
                experiment.multipleScenes == true ? "multiple scenes" : nil,
                experiment.xcode.map { $0 == .none ? "not hosted" : "hosted as by Xcode \($0.rawValue)" },
            ].compactMap { $0 } + (experiment.readings ?? []).map { "`--reading \($0.rawValue)`" }
        let shows =
            if let side = experiment.side {
                "Side \(side) is \(result.showsClaim ? "right" : "wrong") here."
            } else {
                "The claim \(result.showsClaim ? "shows" : "does not show")."
            }
        return "\(experiment.title) **\(shows)**\n\nTried with \(place.joined(separator: ", "))."
    }

    /// Returns the acts in order: the launches with their stories, and the acts without one.
    private static func acts(_ result: ExperimentResult) -> [String] {
        var launches = result.launches.makeIterator()
        return (result.experiment.acts ?? []).flatMap { act -> [String] in
            guard act.launch != nil else {
                return ["With the app not running: \((act.then ?? []).map { "`\($0)`" }.joined(separator: ", "))."]
            }
            guard let launch = launches.next() else { return [] }
            return [scheme(act), "```\n\(launch.story.joined(separator: "\n"))\n```"].compactMap { $0 }
        }
    }

    /// Returns the table of all claims.
    package static func overview(_ claims: [Claim]) -> String {
        let sections = ClaimArea.allCases.map { area in
            let rows = claims.filter { $0.area == area }.map { claim in
                let outcome = claim.sides == nil ? claim.outcome.words : "both sides run"
                return "| [\(claim.id)](<doc:\(name(claim.id))>) | \(cell(claim.claim)) | \(outcome) |"
            }
            return """
                ### \(area.title)

                | claim | what is said | what the runs show |
                |---|---|---|
                \(rows.joined(separator: "\n"))
                """
        }
        let counts = Claim.Outcome.allCases.map { outcome in
            "\(claims.count { $0.sides == nil && $0.outcome == outcome }) \(outcome == .notRun ? "were not run" : "have the outcome “\(outcome.words)”")"
        }
        return """
            # Evidence

            What the articles, their comments and Apple say about launching an app for its tests, each sentence run.

            ## Overview

            The articles are those of Jon Reid, Timothy Sanders, Geoff Hackworth and others on keeping an app's own
            delegates out of its tests. Each claim has experiments: an app, a device, launches, and what would be seen
            if the claim were right. The outcome is what the experiments come to: a claim *holds* where all show it,
            holds *only when* where some do, and does *not hold* where none does. A claim's number leads to its page,
            which says when. `understudy evidence C62` runs the experiments of one claim.

            The runs are runs of real code in real processes, on a model of the device. Where the model follows a claim because
            the claim is what is known, the rules below the outcome say so: a rule that was only *observed* is as sure as its
            observer.

            Of \(claims.count { $0.sides == nil }) claims, \(counts.joined(separator: ", ")). \
            In \(claims.count { $0.sides != nil }) more, two statements contradict each other, and both sides were run.

            \(sections.joined(separator: "\n\n"))

            ## Topics

            \(topics(claims))

            """
    }

    private static func topics(_ claims: [Claim]) -> String {
        ClaimArea.allCases.map { area in
            let links = claims.filter { $0.area == area }.map { "- <doc:\(name($0.id))>" }
            return "### Runs: \(area.title.prefix(1).lowercased() + area.title.dropFirst())\n\n"
                + links.joined(separator: "\n")
        }.joined(separator: "\n\n")
    }

    /// Returns text for a table's cell, in which only code is marked up.
    private static func cell(_ text: String) -> String {
        Escaping.markdownCell(text)
    }
}

extension Experiment {
    fileprivate var isChanged: Bool { edits != nil || code != nil || removes != nil }
}

extension String {
    fileprivate func diffLines(_ mark: String) -> [String] {
        let text = trimmingCharacters(in: .newlines)
        return text.isEmpty ? [] : text.split(separator: "\n", omittingEmptySubsequences: false).map { mark + $0 }
    }
}
