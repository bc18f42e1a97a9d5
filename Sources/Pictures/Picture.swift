/// A picture of the catalog: a file, its words, and its drawing.
package struct Picture: Hashable, Sendable {
    /// The file's name in `Documentation.docc/Generated/Pictures`.
    package var name: String
    /// The content in words, as an alternative text: on one line, without double quotes.
    package var words: String
    /// The SVG file's text.
    package var svg: String

    /// A picture with a title, which is shown nowhere.
    init(_ name: String, title: String, words: String, _ sheet: PictureSheet) {
        self.name = name
        self.words = words
        svg = sheet.svg(title: title, description: words)
    }
}
