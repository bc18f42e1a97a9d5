internal import Storage
internal import Wording

/// A `.podspec` of a pod whose sources are here, read line by line: it is a program, and Understudy does not run it.
struct Podspec: Hashable, Sendable {
    var name: String
    var module: String
    /// The patterns of its files and of those left out, of all its subspecs.
    var sources: [String]
    var excluded: [String]
    /// The pods that it depends on.
    var dependencies: [String]
    /// The language mode: `5` or `6`.
    var languageMode: String

    /// Reads the file at a path.
    init(at path: String) throws(Mistake) {
        guard let spec = Podspec(try Disk.text(path)) else { throw .unreadablePodspec(path) }
        self = spec
    }

    /// Reads a specification; nil if it names neither itself nor its files.
    init?(_ text: String) {
        let statements = Self.statements(text)
        let values = { (key: String) -> [String] in
            statements.filter { $0.key == key }.flatMap(\.values).filter { !$0.contains("#{") }
        }
        guard let name = values("name").first, !values("source_files").isEmpty else { return nil }
        self.name = name
        module = values("module_name").first ?? SettingModifier.c99Identifier(name)
        sources = values("source_files")
        excluded = values("exclude_files")
        dependencies = values("dependency").compactMap { $0.split(separator: "/").first.map(String.init) }
            .filter { $0 != name }
        let version = (values("swift_version") + values("swift_versions")).last ?? "5"
        languageMode = version.hasPrefix("6") ? "6" : "5"
    }

    /// The most lines that are read.
    private static let mostLines = 5_000

    /// Returns the values in quotes of each setting. A list may go on for lines.
    private static func statements(_ text: String) -> [(key: String, values: [String])] {
        var statements: [(key: String, values: [String])] = []
        var isOpen = false
        let lines = text.split(maxSplits: mostLines, whereSeparator: \.isNewline)
        if lines.count > mostLines {
            ReachedBounds.note("A podspec has more than \(mostLines) lines; the rest is not read.")
        }
        // Each is compiled once, not for each line.
        let (setting, quotation) = (/^\s*\w+\.(?:ios\.)?(\w+)\s*(=|['"])/, /'([^']*)'|"([^"]*)"/)
        func quoted(_ text: Substring) -> [String] {
            text.matches(of: quotation).compactMap { ($0.1 ?? $0.2).map(String.init) }
        }
        for line in lines.prefix(mostLines) where !line.trimmingSpaces.hasPrefix("#") {
            if let match = line.firstMatch(of: setting) {
                let key = String(match.1)
                let rest = match.2 == "=" ? line[match.range.upperBound...] : line[match.2.startIndex...]
                let values = quoted(rest)
                // What follows the name of a dependency is its version.
                statements.append((key, key == "dependency" ? Array(values.prefix(1)) : values))
                isOpen = rest.contains("[") && !rest.contains("]") || rest.trimmingSpaces.hasSuffix(",")
            } else if isOpen, !statements.isEmpty {
                statements[statements.count - 1].values += quoted(line)
                isOpen = !line.contains("]")
            }
        }
        return statements
    }
}
