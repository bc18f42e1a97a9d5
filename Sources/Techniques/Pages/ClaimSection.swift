internal import Bibliography
internal import DeviceReports
internal import Foundation
internal import Lifecycle
internal import Wording

/// The section of a claim: the sentence, the speakers, the outcome, and a table of its experiments.
///
/// Of the launches that come to the same, one has its trace below the table.
struct ClaimSection {
    let result: ClaimResult
    let techniques: TechniqueCatalog
    let evidence: DeviceEvidence

    /// The parts that a page has shown already, which later sections only name.
    struct Memory {
        /// The page's name; nil for a terminal, which shows the trace of every launch.
        let page: String?
        /// The traces, in the order of their numbers.
        var traces: [[String]] = []
        /// The texts of files, and the replacements, by what they replace.
        var listed: [String: String] = [:]

        init(page: String?) {
            self.page = page
        }
    }

    init(_ result: ClaimResult, _ techniques: TechniqueCatalog, _ evidence: DeviceEvidence) {
        self.result = result
        self.techniques = techniques
        self.evidence = evidence
    }

    private var claim: Claim { result.claim }

    /// Returns the heading of a claim, with its identifier.
    static func heading(_ claim: Claim) -> String { "\(claim.title) (\(claim.id))" }

    /// Returns the section's text.
    func markdown(_ memory: inout Memory) -> String {
        let head = [
            "### \(Self.heading(claim))", "> \(claim.sides == nil ? "Claim" : "Question"): \(claim.claim)", sides,
            speakers, words, outcome, rules,
        ]
        let rows = ExperimentRow.rows(result.experiments)
        var traces: [String] = []
        let experiments = table(rows, &memory, &traces)
        let listings = rows.enumerated().flatMap { changes($1.results[0], number: $0 + 1, listed: &memory.listed) }
        return (head.compactMap { $0 } + [experiments].compactMap { $0 } + listings + traces).joined(separator: "\n\n")
    }

    private var sides: String? {
        claim.sides.map { $0.enumerated().map { "- Side \($0 + 1): \($1)" }.joined(separator: "\n") }
    }

    private var speakers: String {
        "Said by: \(claim.sources.markdown)."
    }

    /// The words of those who say it; nil if none are quoted.
    private var words: String? {
        let groups = claim.sources.flatMap { attribution in
            let quotations = (claim.quotations ?? []).filter { $0.source == attribution.source.id }
            let origin = claim.sources.count == 1 ? "Quoted" : "Quoted from \(attribution.markdown)"
            return QuotedText.grouped(quotations).map { QuotedText.markdown($0, from: origin) }
        }
        return groups.isEmpty ? nil : groups.joined(separator: "\n\n")
    }

    /// The outcome, with the ground on which it rests, in sentences.
    private var outcome: String {
        ([verdict] + [claim.answer, claim.notRun.map { "Not run: \($0)" }].compactMap { $0 }).joined(separator: " ")
    }

    private var verdict: String {
        let grounds = claim.deciders.map { $0 == .claimant && claim.sides != nil ? "one side's own report" : $0.words }
        let decided = grounds.isEmpty ? "" : "decided by \(grounds.list())"
        guard claim.sides == nil else {
            return "**Both sides were run**" + (decided.isEmpty ? "." : "; what the model takes is \(decided).")
        }
        let outcome = "Outcome: **\(result.outcome.words)**" + (decided.isEmpty ? "." : ", \(decided).")
        guard let missing = claim.missingRule else { return outcome }
        return "\(outcome) \(missing.rule) \(missing.device)"
    }

    /// The rules on which the answer rests, and the certainty of each.
    private var rules: String? {
        let rules = (claim.rules ?? []).map { id in
            Rule.named(id).map { "``Lifecycle/Rule/\($0.symbol)`` (\(certainty(of: $0)))" } ?? "`\(id)`"
        }
        return rules.isEmpty ? nil : "Rules: \(rules.joined(separator: ", "))."
    }

    /// Returns the certainty of a rule, and what devices say about it: `*observed*; *measured* on iPhone, iOS 17.5 (Anna, …)`.
    private func certainty(of rule: Rule) -> String {
        (["*\(rule.certainty.rawValue)*"] + [evidence.words(on: rule)].compactMap { $0 }).joined(separator: "; ")
    }

    /// Returns the table of the experiments. Traces that are shown for the first time are added to `traces`.
    private func table(_ rows: [ExperimentRow], _ memory: inout Memory, _ traces: inout [String]) -> String? {
        guard !rows.isEmpty else { return nil }
        var seen: Set<String> = []
        let lines = rows.enumerated().map { number, row in
            let told =
                memory.page == nil ? row.results[0].launches : row.decisive(first: seen.insert(row.shows).inserted)
            let links = told.map { launch in
                if let known = memory.traces.firstIndex(of: launch.story) { return Self.link(known, memory) }
                memory.traces.append(launch.story)
                let title = "#### Trace \(memory.traces.count)"
                let scheme = Self.scheme(launch.act)
                traces.append(
                    ([title, scheme].compactMap { $0 } + [
                        Self.block(memory.page == nil ? launch.story : PageTrace.lines(launch.story))
                    ]).joined(separator: "\n\n"))
                return Self.link(memory.traces.count - 1, memory)
            }
            let shows = row.shows + (links.isEmpty ? "" : ": trace \(links.joined(separator: ", "))")
            let cells = ["\(number + 1). \(row.title)", row.settings(techniques), shows]
            return "| \(cells.map { Escaping.markdownCell($0) }.joined(separator: " | ")) |"
        }
        return """
            | experiment | with | shows it |
            |---|---|---|
            \(lines.joined(separator: "\n"))
            """
    }

    private static func link(_ index: Int, _ memory: Memory) -> String {
        memory.page.map { "[\(index + 1)](<doc:\($0)#Trace-\(index + 1)>)" } ?? "\(index + 1)"
    }

    private static func block(_ lines: [String]) -> String {
        "```\n\(lines.joined(separator: "\n"))\n```"
    }

    /// Returns the words that the scheme passes to a launch.
    private static func scheme(_ act: Experiment.Act) -> String? {
        let words =
            (act.arguments ?? [])
            + (act.environment ?? [:]).sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        return words.isEmpty ? nil : "With \(words.map { "`\($0)`" }.joined(separator: ", ")) from the scheme:"
    }

    /// Returns the differences between an experiment's code and the technique's, and the compiler's refusal.
    ///
    /// A change that the page has shown is not shown again.
    private func changes(_ result: ExperimentResult, number: Int, listed: inout [String: String]) -> [String] {
        let edits = (result.experiment.edits ?? []).compactMap { edit -> String? in
            let name = "\(edit.file)\n\(edit.find)"
            if listed[name] == edit.replace { return nil }
            listed[name] = edit.replace
            let lines = edit.find.diffLines("- ") + edit.replace.diffLines("+ ")
            return "In `\(edit.file)`:\n\n\(Self.block(lines))"
        }
        let files = result.files.sorted { $0.key < $1.key }.compactMap { path, text -> String? in
            if listed[path] == text { return nil }
            listed[path] = text
            return CodeListing.markdown(path, text)
        }
        let refusal = result.refusal.map { "The compiler says:\n\n\(Self.block(["error: \($0)"]))" }
        let parts = edits + files + [refusal].compactMap { $0 }
        return parts.isEmpty ? [] : ["Experiment \(number). " + parts[0]] + parts.dropFirst()
    }
}

extension String {
    fileprivate func diffLines(_ mark: String) -> [String] {
        let text = trimmingCharacters(in: .newlines)
        return text.isEmpty ? [] : text.split(separator: "\n", omittingEmptySubsequences: false).map { mark + $0 }
    }
}
