/// Patterns in which `*` stands for any text.
enum Wildcard {
    /// Returns true if the whole text matches, in time linear in both for each star.
    static func matches(_ pattern: Substring, _ text: Substring) -> Bool {
        let pieces = pattern.split(separator: "*", omittingEmptySubsequences: false)
        guard pieces.count > 1 else { return pattern == text }
        guard text.hasPrefix(pieces[0]), text.count >= pieces[0].count + pieces[pieces.count - 1].count,
            text.hasSuffix(pieces[pieces.count - 1])
        else { return false }
        var rest = text.dropFirst(pieces[0].count).dropLast(pieces[pieces.count - 1].count)
        for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
            guard let found = rest.firstRange(of: piece) else { return false }
            rest = rest[found.upperBound...]
        }
        return true
    }
}
