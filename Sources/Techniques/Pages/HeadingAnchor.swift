/// The anchor of a heading in the catalog: its words without punctuation, joined by hyphens, as DocC makes it.
package enum HeadingAnchor {
    /// Returns the anchor of a heading.
    package static func of(_ heading: String) -> String {
        heading.split { $0.isWhitespace || $0 == "-" }
            .map { word in word.filter { !$0.isPunctuation && $0 != "`" } }
            .joined(separator: "-")
    }
}
