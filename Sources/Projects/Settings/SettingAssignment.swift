/// An assignment of a build setting: `NAME[sdk=iphonesimulator*] = value`.
struct SettingAssignment: Hashable, Sendable {
    var name: String
    /// The conditions under which it counts, such as `sdk` and a pattern; empty if it always counts.
    var conditions: [String: String]
    var value: String

    /// Reads an assignment.
    ///
    /// - Parameters:
    ///   - key: the name with its conditions, as project files write it.
    ///   - value: the value as written.
    init(key: String, value: String) {
        let parts = key.split(separator: "[")
        name = parts.first.map { $0.trimmingSpaces } ?? ""
        conditions = [:]
        for condition in parts.dropFirst().flatMap({ $0.trimmingSpaces.split(separator: ",") }) {
            let sides = condition.split(separator: "=", maxSplits: 1)
            guard sides.count == 2 else { continue }
            conditions[sides[0].trimmingSpaces] = sides[1].split(separator: "]").first.map { $0.trimmingSpaces } ?? ""
        }
        self.value = value
    }

    /// Returns true if it counts in these surroundings. A kind of condition that they do not list matches only `*`.
    func holds(in surroundings: [String: String]) -> Bool {
        conditions.allSatisfy { kind, pattern in
            surroundings[kind].map { Wildcard.matches(pattern[...], $0[...]) } ?? (pattern == "*")
        }
    }
}

extension StringProtocol {
    /// The text without the white space around it.
    package var trimmingSpaces: String {
        guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace })
        else { return "" }
        return String(self[first...last])
    }
}
