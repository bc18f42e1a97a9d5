/// The alternative texts of pictures, as pages write them.
package enum PictureWords {
    /// Returns a page with the words of pictures wherever it shows them: in Markdown, or in a directive.
    ///
    /// - Parameter words: The words by the names of the pictures' files.
    package static func replaced(_ words: [String: String], in page: String) -> String {
        let lines = page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return lines.map { line in
            guard let file = line.firstMatch(of: /[("]([a-z0-9-]+\.svg)[")]/)?.1, let text = words[String(file)] else {
                return line
            }
            return line.replacing(/!\[[^\]]*\]/, with: { _ in "![\(text)]" })
                .replacing(/alt: "[^"]*"/, with: { _ in "alt: \"\(text)\"" })
        }.joined(separator: "\n")
    }
}
