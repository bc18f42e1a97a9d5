/// Finds the word that was meant.
package enum Spelling {
    /// Returns the number of letters to add, leave out, replace, or swap with their neighbour.
    package static func distance(_ one: String, _ other: String) -> Int {
        let (one, other) = (Array(one), Array(other))
        // The rows of the table: two back, one back, and the one being filled.
        var before: [Int] = []
        var last = Array(0...other.count)
        for i in 0..<one.count {
            var row = [i + 1]
            for j in 0..<other.count {
                var best = min(last[j + 1] + 1, row[j] + 1, last[j] + (one[i] == other[j] ? 0 : 1))
                if i > 0, j > 0, one[i] == other[j - 1], one[i - 1] == other[j] { best = min(best, before[j - 1] + 1) }
                row.append(best)
            }
            (before, last) = (last, row)
        }
        return last[other.count]
    }

    /// Returns the word that is nearest, whatever its case; nil if none is near.
    ///
    /// - Parameter most: The most letters that may be wrong; without it, a third of them.
    package static func nearest(to word: String, among words: some Sequence<String>, most: Int? = nil) -> String? {
        // A path that is longer than any word needs no table.
        guard word.count <= 80 else { return nil }
        let allowed = most ?? max(1, word.count / 3)
        return words.map { (word: $0, distance: distance(word.lowercased(), $0.lowercased())) }
            .filter { $0.distance <= allowed && $0.distance < $0.word.count }
            .min { ($0.distance, $0.word) < ($1.distance, $1.word) }?.word
    }

    /// Returns the beginning of a cure: `Did you mean hackworth? `; empty if no word is near.
    package static func question(_ word: String, among words: some Sequence<String>) -> String {
        nearest(to: word, among: words).map { "Did you mean \($0)? " } ?? ""
    }
}
