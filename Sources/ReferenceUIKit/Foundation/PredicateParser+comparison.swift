internal import Foundation

/// The comparisons of values.
extension PredicateParser {
    /// Returns true for a text with something that Apple's Foundation reads and this does not: arithmetic and functions.
    static func isBeyond(_ format: String) -> Bool {
        let words = format.uppercased()
        return ["SUBQUERY", "CAST(", "FUNCTION(", "TERNARY(", "NOW()", "@SUM", "@AVG", "@MIN", "@MAX", "FETCH("]
            .contains {
                words.contains($0)
            } || format.contains { "+*/".contains($0) } || format.wholeMatch(of: /.*\d[eE]-?\d.*/) != nil
    }

    static let names: Set<String> = [
        "==", "=", "!=", "<>", "<", ">", "<=", "=<", ">=", "=>", "CONTAINS", "BEGINSWITH", "ENDSWITH", "LIKE",
        "MATCHES",
        "IN", "BETWEEN",
    ]

    static func holds(_ name: String, _ one: Any?, _ other: Any?, _ options: String.CompareOptions) -> Bool {
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

    static func elements(_ value: Any?) -> [Any] {
        switch value {
        case let set as NSSet: set.allObjects
        case let set as NSOrderedSet: set.array
        case let array as NSArray: Array(array)
        case let array as [Any]: array
        case let set as Set<AnyHashable>: set.map(\.base)
        default: []
        }
    }
}
