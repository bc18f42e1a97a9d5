internal import Foundation

/// An Info.plist as the preprocessor of C makes it, as far as such files use it: with conditions and names with values.
///
/// Source: Apple's `swift-build`, InfoPlistProcessorTaskAction and the settings `INFOPLIST_PREPROCESS`,
/// `INFOPLIST_PREPROCESSOR_DEFINITIONS`.
struct InfoPlistPreprocessor {
    /// The text without the lines of the preprocessor and what they leave out.
    private(set) var text = ""
    /// False if a line was not understood; such a line is left out, and what it may leave out is not.
    private(set) var isWhole = true

    private let values: [String: String]
    private let isTraditional: Bool

    /// A condition that is open: if its lines are taken, and if one of its branches was.
    private struct Branch {
        var isTaken: Bool
        var wasTaken: Bool
    }

    /// - Parameters:
    ///   - text: The file.
    ///   - definitions: `NAME` or `NAME=VALUE`.
    ///   - isTraditional: True if `//` begins no comment.
    init(_ text: String, definitions: [String], isTraditional: Bool = false) {
        self.isTraditional = isTraditional
        values = Dictionary(
            definitions.map { definition in
                let parts = definition.split(separator: "=", maxSplits: 1).map(String.init)
                return (parts.first ?? "", parts.count > 1 ? parts[1] : "1")
            }, uniquingKeysWith: { $1 })
        // A value that stands for another one, or for nothing, is replaced in more than one step.
        isWhole =
            !definitions.contains { $0.hasSuffix("=") }
            && !values.values.contains { value in values.keys.contains(where: value.contains) }
        var branches: [Branch] = []
        var lines: [String] = []
        for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            let words = line.trimmingCharacters(in: .whitespaces)
            if words.hasPrefix("#") {
                read(String(words.dropFirst()).trimmingCharacters(in: .whitespaces), &branches)
                // The lines keep their numbers for messages.
                lines.append("")
            } else {
                let isTaken = branches.allSatisfy(\.isTaken)
                if isTaken, hasMore(line) { isWhole = false }
                lines.append(isTaken ? replaced(line) : "")
            }
        }
        if !branches.isEmpty { isWhole = false }
        self.text = lines.joined(separator: "\n")
    }

    /// True for a line in which the preprocessor finds more than whole names: comments, a line that goes on, and names in
    /// quotes or behind digits, which it leaves alone.
    private func hasMore(_ line: Substring) -> Bool {
        let unquoted = String(line).replacing(/"[^"]*"/, with: "\"\"")
        if unquoted.contains("/*") || !isTraditional && unquoted.contains("//") || line.hasSuffix("\\") { return true }
        return values.keys.contains { name in
            line.contains(name) && (!unquoted.contains(name) || line.contains(/[0-9][A-Za-z_]/))
        }
    }

    private mutating func read(_ directive: String, _ branches: inout [Branch]) {
        let word = directive.prefix { $0.isLetter }
        let rest = directive.dropFirst(word.count).trimmingCharacters(in: .whitespaces)
        let value: Bool? =
            switch word {
            case "if", "elif": condition(rest)
            case "ifdef": isDefined(rest)
            case "ifndef": isDefined(rest).map { !$0 }
            default: true
            }
        if value == nil { isWhole = false }
        switch word {
        case "if", "ifdef", "ifndef": branches.append(Branch(isTaken: value ?? true, wasTaken: value ?? true))
        case "elif", "else":
            guard let last = branches.popLast() else { return isWhole = false }
            let isTaken = !last.wasTaken && (value ?? true)
            branches.append(Branch(isTaken: isTaken, wasTaken: last.wasTaken || isTaken))
        case "endif": if branches.popLast() == nil { isWhole = false }
        default: isWhole = false
        }
    }

    /// True if a name has a value; nil if the text is not a name, or is one that the compiler may know.
    private func isDefined(_ name: String) -> Bool? {
        guard name.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil else { return nil }
        return values[name] != nil ? true : ConditionParser.isCompilers(name) ? nil : false
    }

    /// Returns a line with the values of names.
    private func replaced(_ line: Substring) -> String {
        guard !values.isEmpty, values.keys.contains(where: line.contains) else { return String(line) }
        return String(line).replacing(/[A-Za-z_][A-Za-z0-9_]*/) { match in
            values[String(match.output)] ?? String(match.output)
        }
    }

    /// Evaluates a condition; nil if it is of a form that is not known here.
    private func condition(_ text: String) -> Bool? {
        var parser = ConditionParser(text, values)
        guard parser.count < 200, let value = parser.either(), parser.isAtEnd else { return nil }
        return value != 0
    }
}

/// The conditions of C, without arithmetic.
private struct ConditionParser {
    private var tokens: ArraySlice<String>
    private let values: [String: String]

    init(_ text: String, _ values: [String: String]) {
        tokens = text.matches(of: /[A-Za-z_0-9]+|&&|\|\||==|!=|\S/).map { String($0.output) }[...]
        self.values = values
    }

    var isAtEnd: Bool { tokens.isEmpty }

    /// The number of words and signs: each may be one more bracket.
    var count: Int { tokens.count }

    /// True for a name to which the compiler or an SDK may give a value.
    static func isCompilers(_ name: String) -> Bool { name.hasPrefix("_") || name.hasPrefix("TARGET_") }

    private mutating func take(_ token: String) -> Bool {
        guard tokens.first == token else { return false }
        tokens.removeFirst()
        return true
    }

    mutating func either() -> Int? {
        guard var value = both() else { return nil }
        while take("||") {
            guard let other = both() else { return nil }
            value = value != 0 || other != 0 ? 1 : 0
        }
        return value
    }

    private mutating func both() -> Int? {
        guard var value = equality() else { return nil }
        while take("&&") {
            guard let other = equality() else { return nil }
            value = value != 0 && other != 0 ? 1 : 0
        }
        return value
    }

    private mutating func equality() -> Int? {
        guard let value = single() else { return nil }
        if take("==") { return single().map { $0 == value ? 1 : 0 } }
        if take("!=") { return single().map { $0 != value ? 1 : 0 } }
        return value
    }

    private mutating func single() -> Int? {
        if take("!") { return single().map { $0 == 0 ? 1 : 0 } }
        if take("(") {
            guard let value = either(), take(")") else { return nil }
            return value
        }
        guard let token = tokens.popFirst(), let first = token.first, first.isLetter || first.isNumber || first == "_"
        else {
            return nil
        }
        guard token == "defined" else {
            // What has no value is 0.
            if let number = Int(token) { return number }
            guard !first.isNumber, let value = values[token] else {
                return first.isNumber || Self.isCompilers(token) ? nil : 0
            }
            return Int(value)
        }
        let isInBrackets = take("(")
        guard let name = tokens.popFirst(), !isInBrackets || take(")") else { return nil }
        if values[name] == nil, Self.isCompilers(name) || name.first.map({ !$0.isLetter }) ?? true { return nil }
        return values[name] == nil ? 0 : 1
    }
}
