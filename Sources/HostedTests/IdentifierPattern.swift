/// A regular expression for some of the identifiers of Swift Testing's tests, `Module.Suite/test()/File.swift:1:2`, and
/// for none of the others.
///
/// It is short, because Swift Testing looks for a pattern in each identifier at each of its letters: a suite all of whose
/// tests belong to it is named alone.
struct IdentifierPattern {
    /// The expression; nil if no identifier belongs to it.
    let text: String?

    /// Creates the expression.
    ///
    /// - Parameters:
    ///   - chosen: The identifiers that belong to it.
    ///   - all: All that are looked at.
    init(of chosen: Set<String>, among all: [String]) {
        let ways = all.map { Way(parts: Self.parts(of: $0)[...], isChosen: chosen.contains($0)) }
        let text = Self.alternatives(ways)
        self.text = text.isEmpty ? nil : "^" + text
    }

    /// The rest of an identifier.
    private struct Way {
        var parts: ArraySlice<Substring>
        var isChosen: Bool
    }

    private static func alternatives(_ ways: [Way]) -> String {
        var groups: [Substring: [Way]] = [:]
        for way in ways {
            guard let first = way.parts.first else { continue }
            groups[first, default: []].append(Way(parts: way.parts.dropFirst(), isChosen: way.isChosen))
        }
        let texts = groups.sorted { $0.key < $1.key }.compactMap { part, rest -> String? in
            guard rest.contains(where: \.isChosen) else { return nil }
            let isEnd = rest.contains { $0.parts.isEmpty }
            let begin = ChosenTests.escaped(part) + (isEnd ? "$" : "")
            return rest.allSatisfy(\.isChosen) ? begin : begin + alternatives(rest)
        }
        return texts.count < 2 ? texts.joined() : "(?:\(texts.joined(separator: "|")))"
    }

    /// Returns the module, the suites, the function and the place, each with what separates it from the next.
    private static func parts(of identifier: String) -> [Substring] {
        var parts: [Substring] = []
        var begin = identifier.startIndex
        for index in identifier.indices {
            guard identifier[index] == "/" || parts.isEmpty && identifier[index] == "." else { continue }
            let end = identifier.index(after: index)
            parts.append(identifier[begin..<end])
            begin = end
        }
        return begin == identifier.endIndex ? parts : parts + [identifier[begin...]]
    }
}
