extension String {
    /// The text with its first letter in lower case, as it stands within a sentence.
    package var uncapitalized: String { prefix(1).lowercased() + dropFirst() }

    /// The text with its first letter in upper case, as it stands on a button.
    package var capitalizedStart: String { prefix(1).uppercased() + dropFirst() }

    /// The text with a page's apostrophes: hand-written data has those of a keyboard.
    package var typographic: String { replacing(/(\p{L})'/) { "\($0.output.1)’" } }
}
