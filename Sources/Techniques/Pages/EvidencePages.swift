internal import Bibliography
package import DeviceReports
internal import Foundation
internal import Wording

/// The catalog's pages of evidence: for each question the claims that answer it, with what their runs came to.
package struct EvidencePages: Sendable {
    /// Some claims, each with its outcome.
    package let results: [ClaimResult]
    /// All claims and their questions.
    package let claims: ClaimCatalog
    /// The techniques whose code the experiments take.
    package let techniques: TechniqueCatalog
    /// The reports of devices, by which rules are measured.
    package var evidence = DeviceEvidence()

    /// Creates the pages of some results, and the overview of all claims.
    package init(_ results: [ClaimResult], of claims: ClaimCatalog, _ techniques: TechniqueCatalog) {
        self.results = results
        self.claims = claims
        self.techniques = techniques
    }

    /// The page with all questions and claims.
    package static let overview = "Generated/Evidence.md"

    /// Returns the name of a question's page, such as `Evidence-stored-by-tests`.
    package static func name(_ question: String) -> String { "Evidence-\(question)" }

    /// Returns the file of a question's page in the catalog.
    package static func file(_ question: ClaimQuestion) -> String { "Generated/Claims/\(name(question.id)).md" }

    /// Returns the target of a link to a claim: its question's page, and the heading there.
    package static func reference(_ claim: Claim) -> String {
        "\(name(claim.question))#\(HeadingAnchor.of(ClaimSection.heading(claim)))"
    }

    /// The pages' texts by their files in the catalog: the overview, and the questions of which every claim has run.
    package var files: [String: String] {
        var files = [Self.overview: Self.overview(claims)]
        for question in claims.questions {
            if let page = page(of: question) { files[Self.file(question)] = page }
        }
        return files.mapValues { GeneratedMark.page($0, part: "claims") }
    }

    /// Returns the page of a question; nil if not all of its claims have run.
    package func page(of question: ClaimQuestion) -> String? {
        let results = claims.claims(answering: question).compactMap { claim in
            self.results.first { $0.claim.id == claim.id }
        }
        guard !results.isEmpty, results.count == claims.claims(answering: question).count else { return nil }
        var memory = ClaimSection.Memory(page: Self.name(question.id))
        let sections = results.map { ClaimSection($0, techniques, evidence).markdown(&memory) }
        return ([Self.head(question, results.map(\.claim))] + sections).joined(separator: "\n\n") + "\n"
    }

    /// Returns a claim as a terminal shows it, with the trace of every launch.
    package func text(of result: ClaimResult) -> String {
        var memory = ClaimSection.Memory(page: nil)
        return ClaimSection(result, techniques, evidence).markdown(&memory) + "\n"
    }

    private static func head(_ question: ClaimQuestion, _ claims: [Claim]) -> String {
        """
        # \(question.title)

        \(OutcomeCounts.sentence(claims))

        ## Overview

        `understudy evidence \(claims.map(\.id).joined(separator: " "))` prints every trace. <doc:Evidence> says how to read this.
        """
    }
}
