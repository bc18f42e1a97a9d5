import Foundation
import Lifecycle
import Lowering
import PackageResources
import Simulator
import Techniques
import TestSupport
import Testing
import Traces
import Wording

/// Each claim, on real processes, named by its sentence. The tests measure time, so they run one after the other.
@Suite(.serialized)
struct ClaimTests {
    static let catalog = Result {
        try ClaimCatalog(folder: #require(PackageResources.catalog, "the claims' folder is gone"))
    }

    static let claims = (try? catalog.get().claims) ?? []

    /// The claims that no run can decide: opinions, tools of the time, and drawing, which nothing here does.
    ///
    /// Q1 is about a setting of Xcode; its file says what was tried of it with only the compiler.
    static let withoutRun: Set = ["C22", "C47", "C49", "C68", "C76", "C90", "C105", "P6", "P7", "Q1"]

    @Test(arguments: (try? catalog.get().questions) ?? [])
    func `What is claimed about a question comes to what its files and its page say`(_ question: ClaimQuestion)
        async throws
    {
        let (claims, techniques) = (try Self.catalog.get(), try TechniqueCatalogTests.catalog.get())
        let run = EvidenceRun(claims, techniques, builder: try await TestBuilder.shared.value)
        var results: [ClaimResult] = []
        for claim in claims.claims(answering: question) {
            let result = try await run.result(of: claim)
            #expect(result.outcome == claim.outcome, "\(claim)")
            #expect(result.idleRules == [], "\(claim)")
            results.append(result)
        }
        let file = EvidencePages.file(question)
        let pages = EvidencePages(results, of: claims, techniques).files
        #expect(
            try RecordedMatrixTests.page(file) == pages[file],
            "understudy record claims \(results.map(\.claim.id).joined(separator: " "))")
    }

    @Test func `The claims are unique, sorted and without a gap, and every question has some`() throws {
        let claims = try Self.catalog.get().claims
        #expect(claims.count == Set(claims.map(\.id)).count)
        let ranks = claims.map { ($0.id.prefix(1), Int($0.id.dropFirst()) ?? 0) }
        #expect(zip(ranks, ranks.dropFirst()).allSatisfy { $0 < $1 })
        for (letter, numbers) in Dictionary(grouping: ranks, by: \.0) {
            #expect(numbers.map(\.1) == Array(1...numbers.count), "\(letter)")
        }
        let questions = try Self.catalog.get().questions
        #expect(questions.count == Set(questions.map(\.id)).count)
        #expect(Set(claims.map(\.question)) == Set(questions.map(\.id)))
        #expect(questions.map(\.area).reduce(into: []) { if $0.last != $1 { $0.append($1) } } == ClaimArea.allCases)
        for question in questions { #expect(question.title.hasSuffix("?"), "\(question.id)") }
    }

    @Test(arguments: claims)
    func `A claim says who says so, and what it depends on`(_ claim: Claim) {
        #expect(!claim.title.isEmpty && claim.title.count <= 70 && !claim.title.hasSuffix("."))
        #expect(claim.claim.hasSuffix(".") || claim.sides != nil && claim.claim.hasSuffix("?"))
        #expect(!claim.sources.isEmpty)
        #expect((claim.notRun == nil) == (claim.outcome != .notRun))
        #expect(claim.notRun == nil || Self.withoutRun.contains(claim.id))
        #expect((claim.experiments ?? []).isEmpty == (claim.outcome == .notRun))
        if claim.outcome == .depends || claim.outcome == .fails || claim.sides != nil { #expect(claim.answer != nil) }
        for rule in claim.rules ?? [] { #expect(Rule.catalog.contains { $0.id == rule }, "\(rule)") }
        for experiment in claim.experiments ?? [] { #expect(experiment.title.hasSuffix(".")) }
    }

    /// A prediction of an experiment that predicts nothing shows nothing.
    @Test(arguments: claims)
    func `Every experiment can fail`(_ claim: Claim) {
        for experiment in claim.experiments ?? [] {
            let predicts = (experiment.acts ?? []).contains { $0.predicts.map { $0 != Prediction() } ?? false }
            #expect(predicts || experiment.refused != nil || experiment.products != nil, "\(experiment.title)")
        }
    }

    @Test(arguments: claims)
    func `A contradiction has both sides run`(_ claim: Claim) {
        guard let sides = claim.sides else { return }
        #expect(sides.count == 2)
        #expect(Set((claim.experiments ?? []).map(\.side)) == [1, 2])
        #expect(claim.answer?.contains("Deciding experiment: ") == true)
    }

    @Test(arguments: claims)
    func `A claim's file says nothing that is not read`(_ claim: Claim) throws {
        let file = try Self.catalog.get().folder.appending(path: "\(claim.id)/claim.json")
        let written = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
        let read = try JSONSerialization.jsonObject(with: JSONEncoder().encode(claim))
        #expect(TechniqueCatalogTests.keys(of: written).subtracting(TechniqueCatalogTests.keys(of: read)) == [])
    }

    @Test func `The overview is what the files say`() throws {
        let catalog = try Self.catalog.get()
        #expect(
            try RecordedMatrixTests.page(EvidencePages.overview)
                == GeneratedMark.page(EvidencePages.overview(catalog), part: "claims"),
            "understudy record claims")
        let pages = catalog.questions.map { URL(filePath: EvidencePages.file($0)).lastPathComponent }
        #expect(try RecordedMatrixTests.pages(in: "Generated/Claims") == Set(pages))
        let claims = catalog.claims
        let runs = claims.reduce(0) { $0 + ($1.experiments?.count ?? 0) }
        print("evidence: \(claims.count) claims, \(runs) experiments, \(claims.count { $0.notRun != nil }) not run")
    }

    /// The heading, the sentence and the outcome of each claim, in the recorded pages.
    @Test func `Each claim is on exactly one page, with its outcome`() throws {
        let catalog = try Self.catalog.get()
        let pages = try catalog.questions.map {
            (question: $0.id, text: try RecordedMatrixTests.page(EvidencePages.file($0)))
        }
        for claim in catalog.claims {
            let places = pages.flatMap { page in
                page.text.components(separatedBy: "\n### ").filter { $0.hasPrefix("\(claim.title) (\(claim.id))\n") }
                    .map { (question: page.question, section: $0) }
            }
            #expect(places.map(\.question) == [claim.question], "\(claim)")
            let section = places.first?.section ?? ""
            let outcome = claim.sides == nil ? "Outcome: **\(claim.outcome.words)**" : "**Both sides were run**"
            #expect(section.contains(": \(claim.claim)\n") && section.contains(outcome), "\(claim)")
            #expect(section.components(separatedBy: "\n| ").count > (claim.experiments ?? []).count / 2, "\(claim)")
        }
    }
}
