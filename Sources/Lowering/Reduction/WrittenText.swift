/// A part of a string in code, as far as it may name what code comes to at run time: a class, a selector, a key.
struct WrittenText {
    private let words: [String]
    /// True for a sentence, unless it may be a predicate's format: with blanks, it cannot be a name as a whole.
    private let isSentence: Bool

    init(_ text: String) {
        words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
        let blanks = text.split { $0.isWhitespace }.count > 1
        // A comparison has something before its sign.
        let compared = text.drop { $0.isWhitespace || "<>".contains($0) }
        isSentence = blanks && !compared.contains { "=<>%".contains($0) }
    }

    /// Returns the names that it may use.
    ///
    /// A class that is looked up by a part of a sentence is looked up by a name that is put together, which counts where that
    /// happens. By a key, code comes to properties, and to methods without parameters.
    ///
    /// - Parameter labelled: The functions whose uses count with their labels.
    func uses(labelled: Set<String>) -> [String] {
        words.filter { !isSentence || $0.first?.isUppercase == false }.flatMap { word in
            guard labelled.contains(word) else { return [word] }
            return [word, isSentence ? PiecesOfFile.calling(word, []) : PiecesOfFile.callingAny(word)]
        }
    }
}
