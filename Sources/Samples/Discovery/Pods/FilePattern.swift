/// A pattern of paths as CocoaPods writes it: `Sources/**/*.{swift,h}`.
struct FilePattern: Hashable, Sendable {
    private let alternatives: [[Substring]]

    /// The most alternatives that braces may stand for.
    private static let limit = 200

    init(_ text: String) {
        var open = [Substring(text)]
        var done: [Substring] = []
        while let next = open.popLast(), done.count + open.count < Self.limit {
            guard let end = next.firstIndex(of: "}"), let start = next[..<end].lastIndex(of: "{") else {
                done.append(next)
                continue
            }
            for choice in next[next.index(after: start)..<end].split(separator: ",", omittingEmptySubsequences: false) {
                open.append(next[..<start] + choice + next[next.index(after: end)...])
            }
        }
        alternatives = done.map { Path.join(".", String($0)).split(separator: "/") }
    }

    /// Returns true if a path is meant. A pattern that names a folder means all that is in it.
    func matches(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        return alternatives.contains { Self.matches($0, parts) }
    }

    private static func matches(_ pattern: [Substring], _ path: [Substring]) -> Bool {
        // The places in the path that the pattern can have come to.
        var places: Set<Int> = [0]
        for part in pattern {
            if part == "**" {
                places = Set((places.min() ?? path.count)...path.count)
            } else {
                places = Set(places.filter { $0 < path.count && matchesName(part, path[$0]) }.map { $0 + 1 })
            }
            if places.isEmpty { return false }
        }
        return true
    }

    /// Compares a name with a pattern in which `*` stands for any text, in time linear in both for each star.
    private static func matchesName(_ pattern: Substring, _ name: Substring) -> Bool {
        let pieces = pattern.split(separator: "*", omittingEmptySubsequences: false)
        guard pieces.count > 1 else { return pattern == name }
        guard name.hasPrefix(pieces[0]), name.count >= pieces[0].count + pieces[pieces.count - 1].count,
            name.hasSuffix(pieces[pieces.count - 1])
        else { return false }
        var rest = name.dropFirst(pieces[0].count).dropLast(pieces[pieces.count - 1].count)
        for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
            guard let found = rest.firstRange(of: piece) else { return false }
            rest = rest[found.upperBound...]
        }
        return true
    }
}
