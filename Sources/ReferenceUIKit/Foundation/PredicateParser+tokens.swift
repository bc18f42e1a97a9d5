/// The words, signs and placeholders of a text.
extension PredicateParser {
    /// Returns the tokens of a text; nil if one of them is none.
    static func tokens(_ format: String) -> [Token]? {
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
