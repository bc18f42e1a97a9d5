internal import Yams

/// A value of a YAML file, its anchors and merge keys resolved.
package indirect enum YAMLValue: Hashable, Sendable {
    /// A text, or a number as it is written.
    case text(String)
    case flag(Bool)
    case list([YAMLValue])
    case map([String: YAMLValue])
    case null

    /// The reason why a text cannot be read, as a sentence.
    package struct Unreadable: Error, Hashable {
        package var reason: String
        /// From 1; nil if it is not at one place.
        package var line: Int?
    }

    /// The most values of a file. Anchors let a short text stand for very many.
    private static let limit = 100_000

    package init(_ text: String) throws(Unreadable) {
        guard !Self.hasLaughingKeys(text) else {
            throw Unreadable(reason: "It has more than \(Self.mostAliases) aliases, and keys that are not plain text.")
        }
        let node: Node?
        do {
            node = try Yams.compose(yaml: text)
        } catch YamlError.parser(_, let problem, let mark, _), YamlError.scanner(_, let problem, let mark, _) {
            throw Unreadable(reason: "It is not YAML: \(problem).", line: mark.line)
        } catch {
            throw Unreadable(reason: "It is not YAML.")
        }
        var count = 0
        self = try node.map { (node) throws(Unreadable) in try Self.value(node, &count) } ?? .null
    }

    /// The aliases that a file may have if keys can hold some.
    private static let mostAliases = 40

    /// Returns true if a key may stand for more values than there is time for: the parser compares keys with all that
    /// their aliases stand for.
    private static func hasLaughingKeys(_ text: String) -> Bool {
        guard text.matches(of: /\*[A-Za-z0-9_]/).count > mostAliases else { return false }
        // Each is compiled once, not for each line, and none looks at the rest of the line from each alias on.
        let (key, alias) = (/(?:^|[\s\[{,-])\?(?:\s|$)/, /\*[A-Za-z0-9_-]+/)
        let (colon, closed) = (/^\s*:(?:\s|$)/, /[\]}]\s*:(?:\s|$)/)
        return text.split(whereSeparator: \.isNewline).contains { line in
            if line.contains(key) { return true }
            guard let first = line.firstMatch(of: alias) else { return false }
            return line[first.range.upperBound...].contains(closed)
                || line.matches(of: alias).contains { line[$0.range.upperBound...].prefixMatch(of: colon) != nil }
        }
    }

    private static func value(_ node: Node, _ count: inout Int) throws(Unreadable) -> YAMLValue {
        count += 1
        guard count <= limit else { throw Unreadable(reason: "It has more than \(limit) values.") }
        switch node {
        case .scalar(let scalar):
            if scalar.style == .plain, let flag = Bool.construct(from: scalar) { return .flag(flag) }
            return node.null != nil && scalar.style == .plain ? .null : .text(scalar.string)
        case .sequence(let sequence):
            var values: [YAMLValue] = []
            for element in sequence { values.append(try value(element, &count)) }
            return .list(values)
        case .mapping(let mapping):
            var values: [String: YAMLValue] = [:]
            var merged: [String: YAMLValue] = [:]
            for (key, element) in mapping {
                let element = try value(element, &count)
                guard let name = key.scalar?.string else { continue }
                if name == "<<" {
                    for map in element.list ?? [element] { merged.merge(map.map ?? [:]) { first, _ in first } }
                } else {
                    values[name] = element
                }
            }
            return .map(merged.merging(values) { $1 })
        case .alias: return .null
        }
    }

    subscript(key: String) -> YAMLValue? { map?[key] }

    package var map: [String: YAMLValue]? {
        if case .map(let values) = self { values } else { nil }
    }

    package var list: [YAMLValue]? {
        if case .list(let values) = self { values } else { nil }
    }

    /// The value as a build setting has it; nil for a dictionary.
    package var text: String? {
        switch self {
        case .text(let text): text
        case .flag(let flag): flag ? "YES" : "NO"
        case .list(let values): SettingList.text(values.compactMap(\.text))
        case .map, .null: nil
        }
    }

    /// Its values, or the one that it is.
    package var elements: [YAMLValue] {
        switch self {
        case .list(let values): values
        case .null: []
        default: [self]
        }
    }

    /// Returns this with another value's parts over its own: dictionaries are merged, lists joined.
    func merging(_ other: YAMLValue) -> YAMLValue {
        switch (self, other) {
        case (.map(let mine), .map(let theirs)): .map(mine.merging(theirs) { $0.merging($1) })
        case (.list(let mine), .list(let theirs)): .list(mine + theirs)
        default: other
        }
    }

    /// Returns the same with each text, and each key, rewritten.
    func mapTexts(_ transform: (String) -> String) -> YAMLValue {
        switch self {
        case .text(let text): .text(transform(text))
        case .list(let values): .list(values.map { $0.mapTexts(transform) })
        case .map(let values):
            .map(
                Dictionary(
                    values.map { (transform($0.key), $0.value.mapTexts(transform)) }, uniquingKeysWith: { $1 }))
        case .flag, .null: self
        }
    }

    /// The value as a property list has it.
    var propertyList: PropertyList {
        switch self {
        case .text(let text): Int(text).map { .integer($0) } ?? .string(text)
        case .flag(let flag): .boolean(flag)
        case .list(let values): .array(values.map(\.propertyList))
        case .map(let values): .dictionary(values.mapValues(\.propertyList))
        case .null: .string("")
        }
    }
}
