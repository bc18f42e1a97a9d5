public import Foundation
internal import ReferenceObjectiveC

/// Conditions as texts. Apple's Foundation has them; Linux's has functions alone.
extension NSPredicate {
    /// A condition as a text, with the values of its placeholders.
    ///
    /// Comparisons, `AND`, `OR`, `NOT`, `IN`, `BETWEEN`, `ANY`, `ALL` and `NONE` are here. The process ends over a wrong
    /// text, as on Apple's systems. What is right and not here, such as `SUBQUERY`, counts as code that is left out.
    public convenience init(
        format predicateFormat: String, _ args: Any..., _file: String = #filePath, _line: Int = #line
    ) {
        self.init(format: predicateFormat, argumentArray: args, _file: _file, _line: _line)
    }

    /// A condition as a text, with the values of its placeholders.
    public convenience init(
        format predicateFormat: String, argumentArray arguments: [Any]?, _file: String = #filePath, _line: Int = #line
    ) {
        var parser = PredicateParser(predicateFormat, arguments ?? [])
        guard let condition = parser.condition() else {
            if PredicateParser.isBeyond(predicateFormat) {
                _leftOutValue(
                    "NSPredicate(format: \"\(predicateFormat)\")", "Understudy does not read this condition", _file,
                    _line)
            }
            let reason = "Unable to parse the format string \"\(predicateFormat)\""
            if Thread.isMainThread {
                MainActor.assumeIsolated { CallbackDispatch.raise("NSInvalidArgumentException", reason) }
            }
            fatalError(reason)
        }
        self.init { object, _ in condition(object) }
    }
}

/// Reads the text of a condition.
struct PredicateParser {
    typealias Condition = (Any?) -> Bool
    private typealias Value = (Any?) -> Any?

    private let tokens: [Token]
    private var place = 0
    private var arguments: [Any]

    enum Token: Hashable {
        case word(String)
        case text(String)
        case number(Double)
        case symbol(String)
        case placeholder(isKey: Bool)
    }

    init(_ format: String, _ arguments: [Any]) {
        tokens = Self.tokens(format) ?? []
        self.arguments = arguments
    }

    /// Returns the condition; nil if the text is none.
    mutating func condition() -> Condition? {
        guard let condition = alternatives(), place == tokens.count else { return nil }
        return condition
    }

    private mutating func alternatives() -> Condition? {
        guard var result = requirements() else { return nil }
        while take("OR") || take("||") {
            guard let next = requirements() else { return nil }
            let first = result
            result = { first($0) || next($0) }
        }
        return result
    }

    private mutating func requirements() -> Condition? {
        guard var result = single() else { return nil }
        while take("AND") || take("&&") {
            guard let next = single() else { return nil }
            let first = result
            result = { first($0) && next($0) }
        }
        return result
    }

    private mutating func single() -> Condition? {
        if take("NOT") || take("!") { return single().map { inner in { !inner($0) } } }
        if take("TRUEPREDICATE") { return { _ in true } }
        if take("FALSEPREDICATE") { return { _ in false } }
        let (start, given) = (place, arguments)
        if take("(") {
            if let inner = alternatives(), take(")") { return inner }
            (place, arguments) = (start, given)
        }
        return comparison()
    }

    private mutating func comparison() -> Condition? {
        let isAny = take("ANY") || take("SOME")
        let isNone = !isAny && take("NONE")
        let isAll = !isAny && !isNone && take("ALL")
        guard let left = value(), let name = comparisonName() else { return nil }
        let options = comparisonOptions()
        guard let right = value() else { return nil }
        let compare = { (one: Any?, other: Any?) in Self.holds(name, one, other, options) }
        guard isAny || isAll || isNone else { return { compare(left($0), right($0)) } }
        return { object in
            let all = Self.elements(left(object))
            if isAll { return all.allSatisfy { compare($0, right(object)) } }
            return all.contains { compare($0, right(object)) } == isAny
        }
    }

    private mutating func comparisonName() -> String? {
        guard place < tokens.count else { return nil }
        let name: String
        switch tokens[place] {
        case .symbol(let text): name = text
        case .word(let word): name = word.uppercased()
        default: return nil
        }
        guard Self.names.contains(name) else { return nil }
        place += 1
        return name
    }

    /// Reads `[cd]` after an operator.
    private mutating func comparisonOptions() -> String.CompareOptions {
        guard take("["), place < tokens.count, case .word(let letters) = tokens[place] else { return [] }
        place += 1
        _ = take("]")
        var options: String.CompareOptions = []
        if letters.lowercased().contains("c") { options.insert(.caseInsensitive) }
        if letters.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
        return options
    }

    private mutating func value() -> Value? {
        guard place < tokens.count else { return nil }
        place += 1
        switch tokens[place - 1] {
        case .text(let text): return { _ in text }
        case .number(let number): return { _ in number }
        case .placeholder(let isKey):
            guard !arguments.isEmpty else { return nil }
            let argument = arguments.removeFirst()
            guard isKey else { return { _ in argument } }
            return { KeyedValue.of($0, "\(argument)") }
        case .symbol("("):
            guard let inner = value(), take(")") else { return nil }
            return inner
        case .symbol("-"):
            guard place < tokens.count, case .number(let number) = tokens[place] else { return nil }
            place += 1
            return { _ in -number }
        case .symbol("{"):
            var all: [Value] = []
            while !take("}") {
                guard let next = value() else { return nil }
                all.append(next)
                _ = take(",")
            }
            return { object in all.map { $0(object) ?? NSNull() } }
        case .word(let word):
            switch word.uppercased() {
            case "TRUE", "YES": return { _ in true }
            case "FALSE", "NO": return { _ in false }
            case "NIL", "NULL": return { _ in nil }
            default: return { KeyedValue.of($0, word) }
            }
        case .symbol: return nil
        }
    }

    private mutating func take(_ text: String) -> Bool {
        guard place < tokens.count else { return false }
        switch tokens[place] {
        case .word(let word) where word.uppercased() == text: break
        case .symbol(let symbol) where symbol == text: break
        default: return false
        }
        place += 1
        return true
    }
}

extension PredicateParser {
    /// Returns true for a text with something that Apple's Foundation reads and this does not: arithmetic and functions.
    static func isBeyond(_ format: String) -> Bool {
        let words = format.uppercased()
        return ["SUBQUERY", "CAST(", "FUNCTION(", "TERNARY(", "NOW()", "@SUM", "@AVG", "@MIN", "@MAX", "FETCH("]
            .contains {
                words.contains($0)
            } || format.contains { "+*/".contains($0) } || format.wholeMatch(of: /.*\d[eE]-?\d.*/) != nil
    }

    private static let names: Set<String> = [
        "==", "=", "!=", "<>", "<", ">", "<=", "=<", ">=", "=>", "CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE",
        "MATCHES",
        "IN", "BETWEEN",
    ]

    private static func holds(_ name: String, _ one: Any?, _ other: Any?, _ options: String.CompareOptions) -> Bool {
        let order = { ValueOrder.compare(one, other, options) }
        switch name {
        case "==", "=": return ValueOrder.areEqual(one, other, options)
        case "!=", "<>": return !ValueOrder.areEqual(one, other, options)
        case "<": return one != nil && order() == .orderedAscending
        case ">": return one != nil && order() == .orderedDescending
        case "<=", "=<": return one != nil && order() != .orderedDescending
        case ">=", "=>": return one != nil && order() != .orderedAscending
        case "IN": return contains(other, one, options)
        case "CONTAINS": return contains(one, other, options)
        case "BETWEEN":
            let bounds = elements(other)
            return bounds.count == 2 && ValueOrder.compare(one, bounds[0], []) != .orderedAscending
                && ValueOrder.compare(one, bounds[1], []) != .orderedDescending
        default:
            guard let text = one as? String, let pattern = other as? String else { return false }
            return matches(name, text, pattern, options)
        }
    }

    private static func matches(
        _ name: String, _ text: String, _ pattern: String, _ options: String.CompareOptions
    ) -> Bool {
        let whole = text.startIndex..<text.endIndex
        switch name {
        case "BEGINSWITH": return text.range(of: pattern, options: options.union(.anchored)) != nil
        case "ENDSWITH": return text.range(of: pattern, options: options.union([.anchored, .backwards])) != nil
        case "LIKE":
            let expression = NSRegularExpression.escapedPattern(for: pattern)
                .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
            return matches("MATCHES", text, expression, options)
        default:
            let isFree = options.contains(.caseInsensitive)
            let expression = (isFree ? "(?i)" : "") + "^(?:\(pattern))$"
            return text.range(of: expression, options: .regularExpression) == whole
        }
    }

    private static func contains(_ all: Any?, _ one: Any?, _ options: String.CompareOptions) -> Bool {
        if let text = all as? String {
            guard let part = one as? String else { return false }
            return text.range(of: part, options: options) != nil
        }
        return elements(all).contains { ValueOrder.areEqual($0, one, options) }
    }

    private static func elements(_ value: Any?) -> [Any] {
        switch value {
        case let set as NSSet: set.allObjects
        case let set as NSOrderedSet: set.array
        case let array as NSArray: Array(array)
        case let array as [Any]: array
        case let set as Set<AnyHashable>: set.map(\.base)
        default: []
        }
    }

    /// Returns the tokens of a text; nil if one of them is none.
    private static func tokens(_ format: String) -> [Token]? {
        var tokens: [Token] = []
        var rest = Substring(format)
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if first == "'" || first == "\"" {
                guard let text = quoted(&rest, first) else { return nil }
                tokens.append(.text(text))
            } else if first == "%" {
                guard let token = placeholder(&rest) else { return nil }
                tokens.append(token)
            } else if first.isNumber {
                let digits = rest.prefix { $0.isNumber || $0 == "." }
                guard let number = Double(digits) else { return nil }
                tokens.append(.number(number))
                rest = rest.dropFirst(digits.count)
            } else if first.isLetter || "_@#".contains(first) {
                let word = rest.prefix { $0.isLetter || $0.isNumber || "_.@#".contains($0) }
                tokens.append(.word(word.filter { $0 != "#" }))
                rest = rest.dropFirst(word.count)
            } else if let symbol = symbols.first(where: rest.hasPrefix) {
                tokens.append(.symbol(symbol))
                rest = rest.dropFirst(symbol.count)
            } else {
                return nil
            }
        }
        return tokens
    }

    private static let symbols = [
        "==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "=", "<", ">", "!", "(", ")", "[", "]", "{", "}", ",",
        "-",
    ]

    private static func quoted(_ rest: inout Substring, _ quote: Character) -> String? {
        rest.removeFirst()
        var text = ""
        while let next = rest.popFirst() {
            if next == quote { return text }
            text.append(next == "\\" ? rest.popFirst() ?? next : next)
        }
        return nil
    }

    /// Reads `%@`, `%K`, `%d`, `%ld`, `%f` and their like.
    private static func placeholder(_ rest: inout Substring) -> Token? {
        rest.removeFirst()
        let length = rest.prefix { "lqhz".contains($0) }
        rest = rest.dropFirst(length.count)
        guard let kind = rest.popFirst(), "@Kdiufgxc".contains(kind) else { return nil }
        return .placeholder(isKey: kind == "K")
    }
}
