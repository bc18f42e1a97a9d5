import Lifecycle
import Testing

/// The entries of what is not modelled, and the sides that can be taken.
struct NotModelledTests {
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
