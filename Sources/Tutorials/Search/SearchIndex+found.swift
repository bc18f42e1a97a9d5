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
        let near = Self.shortened(word).union([word])
        return words.filter { other, _ in
            abs(other.utf8.count - word.utf8.count) <= 1
                && !Self.shortened(other).union([other]).isDisjoint(with: near)
        }.map(\.value)
    }

    /// Returns a word without each of its letters.
    private static func shortened(_ word: String) -> Set<String> {
        Set(
            word.indices.map { index in
                var short = word
                short.remove(at: index)
                return short
            })
    }
}
