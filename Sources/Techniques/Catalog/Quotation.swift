/// Some lines of a source, word for word.
package struct Quotation: Codable, Hashable, Sendable {
    /// The source, by its identifier.
    package var source: String
    /// The number of the text from which they were taken, among the texts that the project was begun with.
    package var seed: String
    /// The language of a code block, or `text` for a sentence.
    package var language: String
    /// The lines, as they stand there.
    package var lines: [String]
    /// The SHA-256 of the lines, joined by line feeds.
    package var sha256: String
}
