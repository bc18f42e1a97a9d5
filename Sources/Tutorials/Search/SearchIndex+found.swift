/// The results of a search.
package struct SearchAnswer: Hashable, Sendable {
    package var entries: [SearchEntry]
    /// True if nothing has any of the words, and the entries are where to begin.
    package var isOffer: Bool
}

extension SearchIndex {
    /// Returns the best entry of each page that has some of the words, the best first; what to begin with if none has.
    ///
    /// `search-index.js` has the same function for pages that search in the browser.
    package func found(_ text: String) -> SearchAnswer {
        let lists = Set(Set(SearchWords.of(text)).flatMap(lists(for:)))
        var sums: [Int: Int] = [:]
        for list in lists {
            for place in stride(from: 0, to: self.lists[list].count, by: 2) {
                sums[self.lists[list][place], default: 0] += self.lists[list][place + 1]
            }
        }
        let order = sums.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }.map { entries[$0.key] }
        var pages: Set<String> = []
        let best = order.filter { pages.insert($0.page).inserted }.prefix(limits.results)
        return best.isEmpty
            ? SearchAnswer(entries: offers.map { entries[$0] }, isOffer: true)
            : SearchAnswer(entries: Array(best), isOffer: false)
    }

    /// Returns the lists of a word: its own, or else those of words that it begins, of the longest one that begins it, or of
    /// those that differ by one letter.
    private func lists(for word: String) -> [Int] {
        if let own = words[word] { return [own] }
        let begun = word.count >= limits.beginning ? words.filter { $0.key.hasPrefix(word) }.map(\.value) : []
        if !begun.isEmpty { return begun }
        let letters = stride(from: word.count - 1, to: limits.stem - 1, by: -1)
        if let stem = letters.lazy.compactMap({ words[String(word.prefix($0))] }).first { return [stem] }
        guard word.count >= limits.misspelt else { return [] }
        let typed = Array(word.utf8)
        return words.filter { other, _ in
            abs(other.utf8.count - word.utf8.count) <= 1 && Self.isNear(Array(other.utf8), typed)
        }.map(\.value)
    }

    /// Returns true if two words are the same once at most one letter of each is taken out.
    ///
    /// `near` in `search-index.js` makes the words without each letter; this finds the letter, in one pass.
    static func isNear(_ one: [UInt8], _ other: [UInt8]) -> Bool {
        guard one.count <= other.count else { return isNear(other, one) }
        guard let first = other.indices.first(where: { $0 >= one.count || one[$0] != other[$0] }) else { return true }
        if one.count < other.count { return one.count + 1 == other.count && one[first...] == other[(first + 1)...] }
        let last = other.indices.last { one[$0] != other[$0] } ?? first
        return one[(first + 1)..<(last + 1)] == other[first..<last]
            || one[first..<last] == other[(first + 1)..<(last + 1)]
    }
}
