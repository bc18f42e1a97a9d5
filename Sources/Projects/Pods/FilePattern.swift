internal import Storage

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
                places = Set(places.filter { $0 < path.count && Wildcard.matches(part, path[$0]) }.map { $0 + 1 })
            }
            if places.isEmpty { return false }
        }
        return true
    }
}
