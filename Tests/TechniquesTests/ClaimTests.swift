import Foundation
import Lifecycle
import PackageResources
import Samples
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

    @Test(arguments: claims)
    func `What is claimed comes to what its file and its page say`(_ claim: Claim) async throws {
        let run = EvidenceRun(
            try Self.catalog.get(), try TechniqueCatalogTests.catalog.get(),
            builder: try await TestBuilder.shared.value)
        let result = try await run.result(of: claim)
        #expect(result.outcome == claim.outcome)
        #expect(result.idleRules == [])
        let page = try RecordedMatrixTests.page(EvidencePages.file(claim))
        let pages = EvidencePages([result], of: try Self.catalog.get())
        #expect(page == pages.files[EvidencePages.file(claim)], "understudy record claims \(claim.id)")
    }

    @Test func `The claims are unique, sorted and without a gap, and every area has some`() throws {
        let claims = try Self.catalog.get().claims
        #expect(claims.count == Set(claims.map(\.id)).count)
        let ranks = claims.map { ($0.id.prefix(1), Int($0.id.dropFirst()) ?? 0) }
        #expect(zip(ranks, ranks.dropFirst()).allSatisfy { $0 < $1 })
        for (letter, numbers) in Dictionary(grouping: ranks, by: \.0) {
            #expect(numbers.map(\.1) == Array(1...numbers.count), "\(letter)")
        }
        #expect(Set(claims.map(\.area)) == Set(ClaimArea.allCases))
    }

    @Test(arguments: claims)
    func `A claim says who says so, and what it depends on`(_ claim: Claim) {
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
        let claims = try Self.catalog.get().claims
        #expect(
            try RecordedMatrixTests.page(EvidencePages.overview)
                == GeneratedMark.page(EvidencePages.overview(claims), part: "claims"),
            "understudy record claims")
        let pages = claims.map { URL(filePath: EvidencePages.file($0)).lastPathComponent }
        #expect(try RecordedMatrixTests.pages(in: "Generated/Claims") == Set(pages))
        let runs = claims.reduce(0) { $0 + ($1.experiments?.count ?? 0) }
        print("evidence: \(claims.count) claims, \(runs) experiments, \(claims.count { $0.notRun != nil }) not run")
    }
}
