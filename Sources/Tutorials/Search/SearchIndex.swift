/// The index of the search: which word counts how much for which entry.
///
/// All that ranks is decided here, when the index is made. To search is to look words up and to add, so a page without a
/// server can do it, too: `search-index.js` reads the same file.
package struct SearchIndex: Codable, Hashable, Sendable {
    /// The entries, in the order in which equally good ones are listed.
    package var entries: [SearchEntry]
    /// The number of the list of each word. A word that says nothing has the first list, which is empty.
    package var words: [String: Int]
    /// Numbers of entries, each with what the word counts for it.
    package var lists: [[Int]]
    /// The entries that are offered if nothing is found.
    package var offers: [Int]
    package var limits: Limits

    /// The limits of a search.
    package struct Limits: Codable, Hashable, Sendable {
        /// The most results.
        package var results = 12
        /// The letters that a word needs to find those that it begins.
        package var beginning = 3
        /// The letters that a word needs to be found for a longer one that begins with it.
        package var stem = 4
        /// The letters that a word needs to be found in spite of a typing error.
        package var misspelt = 5
    }

    /// Makes the index of some entries.
    ///
    /// - Parameter offers: The addresses of the pages to offer if nothing is found.
    package init(_ entries: [SearchEntry], offers: [String] = []) {
        let order = SearchEntry.Kind.allCases
        let entries = entries.enumerated().sorted { one, other in
            let kinds = (order.firstIndex(of: one.element.kind)!, order.firstIndex(of: other.element.kind)!)
            return kinds.0 == kinds.1 ? one.offset < other.offset : kinds.0 < kinds.1
        }.map(\.element)
        let counts = entries.map(WordCounts.init)
        var families: [String: Int] = [:]
        var words = Dictionary(uniqueKeysWithValues: WordFamily.stopWords.map { ($0, 0) })
        var lists: [[Int]] = [[]]
        let worth = WordWorth(counts)
        for (entry, count) in counts.enumerated() {
            for name in count.families.keys.sorted() {
                let list = families[name] ?? lists.count
                if list == lists.count {
                    families[name] = list
                    words[name] = list
                    lists.append([])
                }
                lists[list] += [entry, worth.of(name, in: count, of: entries[entry].kind)]
            }
        }
        for word in Set(counts.flatMap(\.words)).sorted() {
            if let name = WordFamily.name(word), let list = families[name] { words[word] = list }
        }
        for (word, name) in WordFamily.related where words[word] == nil { words[word] = families[name] }
        self.entries = entries.map { entry in
            var entry = entry
            entry.body = ""
            return entry
        }
        self.words = words
        self.lists = lists
        self.offers = offers.compactMap { address in entries.firstIndex { $0.kind == .page && $0.address == address } }
        limits = Limits()
    }
}
