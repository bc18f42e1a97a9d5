extension String {
    /// The text for the log of a build service, which carries out lines that begin with `::` and words like `##[error]`:
    /// it shows these instead. Other control characters are shown as in `visible`.
    package var inert: String {
        visible.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let words = line.drop { $0.isWhitespace }
            let first =
                words.hasPrefix("::") ? line.prefix(line.count - words.count) + #"\u{3A}"# + words.dropFirst() : line
            return first.replacing("##[", with: ##"#\u{23}["##)
        }.joined(separator: "\n")
    }
}
