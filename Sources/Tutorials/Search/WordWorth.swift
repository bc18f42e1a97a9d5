internal import Foundation

/// The number of times that an entry has the words of each family, in its title and in the rest.
struct WordCounts {
    var families: [String: (title: Int, text: Int, body: Int)] = [:]
    /// The words as they are written.
    var words: Set<String> = []
    /// The number of words in the rest.
    var length = 0

    init(_ entry: SearchEntry) {
        func count(_ text: String, _ add: (inout (title: Int, text: Int, body: Int)) -> Void) -> Int {
            let found = SearchWords.of(text)
            for word in found {
                guard let name = WordFamily.name(word) else { continue }
                words.insert(word)
                add(&families[name, default: (0, 0, 0)])
            }
            return found.count
        }
        _ = count(entry.title) { $0.title += 1 }
        _ = count(entry.text) { $0.text += 1 }
        length = count(entry.body) { $0.body += 1 }
    }
}

/// The worth of a word for an entry: more if few entries have it, and more in a title.
struct WordWorth {
    private let entries: Double
    private var entriesWith: [String: Double] = [:]
    private let length: Double

    init(_ counts: [WordCounts]) {
        entries = Double(counts.count)
        length = max(1, counts.map { Double($0.length) }.reduce(0, +) / max(1, entries))
        for count in counts {
            for name in count.families.keys { entriesWith[name, default: 0] += 1 }
        }
    }

    /// Returns what a family counts for an entry, as a whole number.
    func of(_ name: String, in counts: WordCounts, of kind: SearchEntry.Kind) -> Int {
        guard let found = counts.families[name], let with = entriesWith[name] else { return 0 }
        let rarity = log(1 + entries / with)
        // A long text has a word more often by chance.
        let often = Double(found.body) / (0.5 + 0.5 * Double(counts.length) / length)
        let body = often / (often + 1)
        let place = (found.title > 0 ? 2.0 : 0) + (found.text > 0 ? 0.6 : 0) + body
        return Int((rarity * place * Double(kind.worth)).rounded())
    }
}
