/// A command as a step writes it.
package struct StepCommand: Hashable, Sendable, CustomStringConvertible {
    /// As it stands in the text.
    package var line: String

    package init(_ line: String) {
        self.line = line
    }

    package var description: String { line }

    /// The words after the program's name, as a shell would part them: at spaces outside quotes.
    package var arguments: [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        for character in line {
            switch (character, quote) {
            case (_, .some(character)): quote = nil
            case ("'", nil), ("\"", nil):
                quote = character
                word = word ?? ""
            case (" ", nil):
                if let whole = word { words.append(whole) }
                word = nil
            default: word = (word ?? "") + String(character)
            }
        }
        if let word { words.append(word) }
        return Array(words.dropFirst())
    }
}
