import Bibliography
import Techniques
import Testing

/// A claim that somebody made has that person's words beside it.
struct ClaimQuotationTests {
    /// The claims of headers, of Apple's pages and of texts that the project was not begun with.
    private static let unquoted = [
        "C11", "C34", "H01", "H02", "H03", "H04", "H05", "H06", "H07", "H08", "H09", "H10", "H11", "H12", "H13", "X09",
    ]

    /// The sources of a claim that are in one of the texts with which the project was begun.
    private static func people(_ claim: Claim) -> [String] {
        let texts = Set(SeedTexts.sources.values)
        return claim.sources.map(\.source).filter { texts.contains($0.on ?? $0.id) }.map(\.id)
    }

    @Test func `Whoever makes a claim is quoted beside it`() {
        #expect(ClaimTests.claims.count > 130)
        let missing = ClaimTests.claims.flatMap { claim in
            let quoted = Set((claim.quotations ?? []).map(\.source))
            return Self.people(claim).filter { !quoted.contains($0) }.map { "\(claim.id): \($0)" }
        }
        #expect(missing == [])
        #expect(ClaimTests.claims.filter { $0.quotations == nil }.map(\.id) == Self.unquoted)
    }

    @Test(arguments: ClaimTests.claims)
    func `A quotation is short, is what its source says, and is of a source of the claim`(_ claim: Claim) throws {
        for quotation in claim.quotations ?? [] {
            #expect(claim.sources.contains { $0.source.id == quotation.source }, "\(quotation.source)")
            let source = try #require(claim.sources.first { $0.source.id == quotation.source }).source
            #expect(SeedTexts.sources[quotation.seed] == source.on ?? source.id, "\(quotation.seed)")
            let words = quotation.lines.flatMap { $0.split(separator: " ") }
            #expect((1...30).contains(words.count), "\(words.joined(separator: " "))")
            #expect(try SeedTexts.mistakes(quotation) == [])
        }
    }

    /// A changed word is found without the text, too.
    @Test func `A word that was changed is found`() throws {
        var quotation = try #require(ClaimTests.claims.first { $0.id == "C105" }?.quotations?.first)
        #expect(try SeedTexts.mistakes(quotation) == [])
        quotation.lines[0] = quotation.lines[0].replacing("As far as I know, no.", with: "No.")
        #expect(try !SeedTexts.mistakes(quotation).isEmpty)
    }
}
