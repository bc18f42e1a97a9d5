extension String {
    /// The text with its first letter in lower case, as it stands within a sentence.
    package var uncapitalized: String { prefix(1).lowercased() + dropFirst() }
}
