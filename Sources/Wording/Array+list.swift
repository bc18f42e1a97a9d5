extension [String] {
    /// Returns the words as a sentence has them: `A, B and C`.
    ///
    /// - Parameter conjunction: The word before the last one.
    package func list(_ conjunction: String = "and") -> String {
        guard let last, count > 1 else { return joined() }
        return "\(dropLast().joined(separator: ", ")) \(conjunction) \(last)"
    }
}
