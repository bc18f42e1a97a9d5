import Testing

@testable import Tutorials

/// Words that differ by a typing error, against the definition that `search-index.js` has.
@Suite struct NearWordTests {
    /// A word without each of its letters, and itself.
    static func near(_ word: [UInt8]) -> Set<[UInt8]> {
        var words: Set = [word]
        for index in word.indices { words.insert(Array(word[..<index] + word[(index + 1)...])) }
        return words
    }

    @Test func `One pass finds what the words without each letter have in common`() {
        var words: [[UInt8]] = [[]]
        for _ in 1...5 { words += words.flatMap { word in (97...99).map { word + [UInt8($0)] } } }
        let all = Set(words).filter { $0.count <= 5 }
        #expect(all.count == 364)
        for one in all {
            let letters = Self.near(one)
            for other in all where abs(one.count - other.count) <= 1 {
                let isNear = SearchIndex.isNear(one, other)
                if isNear == letters.isDisjoint(with: Self.near(other)) {
                    Issue.record("\(one) and \(other): \(isNear)")
                }
            }
        }
    }
}
