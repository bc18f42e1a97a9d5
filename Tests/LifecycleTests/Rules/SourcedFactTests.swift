import Lifecycle
import Testing

/// The known facts about UIKit, each of which is a rule or outside the model.
struct SourcedFactTests {
    @Test func `Every fact is told once`() {
        let numbers = SourcedFact.all.map(\.number)
        #expect(Set(numbers).count == numbers.count)
        let sections = [
            (1, Array(1...40), [38]), (3, Array(1...28), []), (4, Array(1...17), [8]), (5, Array(1...11), [3]),
        ]
        for (section, rows, gaps) in sections {
            for row in rows where !gaps.contains(row) { #expect(numbers.contains("\(section).\(row)")) }
            #expect(numbers.count { $0.hasPrefix("\(section).") } == rows.count - gaps.count)
        }
    }

    @Test(arguments: SourcedFact.all) func `A fact names rules that exist, or why it is outside`(fact: SourcedFact) {
        #expect(!fact.rules.isEmpty || !fact.outside.isEmpty)
        #expect(fact.rules.filter { Rule.named($0) == nil } == [])
        #expect(fact.outside.filter { NotModelled.named($0) == nil } == [])
    }

    @Test func `What is outside has a name of its own and a reason, and rules do not say it, too`() {
        #expect(Set(NotModelled.catalog.map(\.id)).count == NotModelled.catalog.count)
        for outside in NotModelled.catalog {
            #expect(outside.what.hasSuffix(".") && outside.why.hasSuffix("."), "\(outside.id)")
        }
    }

    @Test func `Every side that can be taken has a rule`() {
        for reading in Reading.allCases {
            #expect(Rule.catalog.contains { $0.under == reading || $0.unless == reading }, "\(reading)")
        }
    }
}
