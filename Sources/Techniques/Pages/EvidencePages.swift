internal import Bibliography
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
        parts.append("Said by: \(claim.sources.markdown).")
        parts.append(([outcome(result)] + [claim.answer].compactMap { $0 }).joined(separator: " "))
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

    /// Returns the outcome of a claim, with the ground on which it rests, in sentences.
    private static func outcome(_ result: ClaimResult) -> String {
        let claim = result.claim
        let grounds = claim.deciders.map { $0 == .claimant && claim.sides != nil ? "one side's own report" : $0.words }
        let decided = grounds.isEmpty ? "" : "decided by \(grounds.list())"
        guard claim.sides == nil else {
            return "Both sides were run" + (decided.isEmpty ? "." : "; what the model takes is \(decided).")
        }
        let outcome = "Outcome: **\(result.outcome.words)**" + (decided.isEmpty ? "." : ", \(decided).")
        guard let missing = claim.missingRule else { return outcome }
        return "\(outcome) \(missing.rule) \(missing.device)"
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
