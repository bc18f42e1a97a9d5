extension String {
    /// The text with something at its end that ends a sentence.
    var sentence: String {
        guard let last, !".!?…".contains(last) else { return self }
        return self + "."
    }
}
