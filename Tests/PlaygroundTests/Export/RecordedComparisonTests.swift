import Foundation
import Lifecycle
import TestSupport
import Testing
import Traces
import Wording

/// The comparison of two traces in a published copy is the server's: `comparison.test.mjs` reads the same pairs.
struct RecordedComparisonTests {
    private struct Pair: Codable {
        var name: String
        var left: [TraceEvent]
        var right: [TraceEvent]
        var answer: Answer
    }

    private struct Answer: Codable, Hashable {
        var same: Bool
        var firstDifference: Int?
        var rows: [Row]
        var unaligned: Int

        struct Row: Codable, Hashable {
            var same: Bool?
            var left: Int?
            var right: Int?
        }
    }

    @Test func `Each pair of the scripts' tests has the server's rows`() throws {
        let file = Checkout.folder.appending(path: "Tests/Scripts/recorded/comparisons.json")
        let pairs = try JSONDecoder().decode([Pair].self, from: Data(contentsOf: file))
        #expect(pairs.count >= 8)
        for pair in pairs {
            let text = try JSON.line(TraceComparison(pair.left, pair.right))
            let answer = try JSONDecoder().decode(Answer.self, from: Data(text.utf8))
            #expect(answer == pair.answer, "\(pair.name)")
        }
    }
}
