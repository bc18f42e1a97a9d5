package import Samples

/// A command as a step writes it.
package struct StepCommand: Hashable, Sendable, CustomStringConvertible {
    /// As it stands in the text.
    package var line: String
    /// True if the text marks it as another step's.
    package var isOfAnotherStep: Bool

    package init(_ line: String, isOfAnotherStep: Bool = false) {
        self.line = line
        self.isOfAnotherStep = isOfAnotherStep
    }

    /// The step that it runs; nil if it runs something else.
    package var step: SampleID.Step? {
        let arguments = arguments
        guard arguments.count > 1, case .success(.step(let step)) = SampleID.parse(arguments[1]) else { return nil }
        return step
    }

    /// True if it launches a step's app; its options may be wrong.
    package var launches: Bool {
        step != nil && ["run", "test"].contains(arguments.first)
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
