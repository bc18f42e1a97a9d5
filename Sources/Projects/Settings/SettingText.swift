/// A build setting's value as it is written: text with references such as `$(PRODUCT_NAME:c99extidentifier)`.
struct SettingText: Hashable, Sendable {
    /// A reference to another setting. Its parts can hold references in their turn.
    struct Reference: Hashable, Sendable {
        var name: SettingText
        var modifiers: [SettingText]
    }

    let text: String

    init(_ text: String) {
        self.text = text
    }

    /// Returns the text with each of its references replaced. `$$` is a dollar sign.
    func replacingReferences(_ value: (Reference) -> String) -> String {
        var result = ""
        var rest = text[...]
        let ends = Self.ends(in: text)
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            rest = rest[rest.index(after: dollar)...]
            guard let next = rest.first else { return result + "$" }
            if next == "$" {
                result += "$"
                rest = rest.dropFirst()
            } else if let end = ends[rest.startIndex] {
                let inner = rest[..<end].dropFirst()
                result += value(Self.reference(inner))
                rest = rest[inner.endIndex...].dropFirst()
            } else if next.isLetter || next == "_" {
                let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                result += value(Reference(name: SettingText(String(name)), modifiers: []))
                rest = rest[name.endIndex...]
            } else {
                result += "$"
            }
        }
        return result + rest
    }

    private static let closing: [Character: Character] = ["(": ")", "{": "}", "[": "]"]

    /// Returns the closing bracket of each bracket that has one, in one pass over the text.
    ///
    /// Brackets of another kind do not count.
    private static func ends(in text: String) -> [String.Index: String.Index] {
        var ends: [String.Index: String.Index] = [:]
        var open: [Character: [String.Index]] = [:]
        for index in text.indices {
            if let close = closing[text[index]] {
                open[close, default: []].append(index)
            } else if let start = open[text[index]]?.popLast() {
                ends[start] = index
            }
        }
        return ends
    }

    private static func reference(_ text: Substring) -> Reference {
        var parts: [Substring] = []
        var depth = 0
        var start = text.startIndex
        for index in text.indices {
            if closing.keys.contains(text[index]) {
                depth += 1
            } else if closing.values.contains(text[index]) {
                depth -= 1
            } else if text[index] == ":", depth == 0 {
                parts.append(text[start..<index])
                start = text.index(after: index)
            }
        }
        parts.append(text[start...])
        return Reference(
            name: SettingText(String(parts[0])), modifiers: parts.dropFirst().map { SettingText(String($0)) })
    }
}
