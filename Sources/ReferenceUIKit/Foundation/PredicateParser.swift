internal import Foundation

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
