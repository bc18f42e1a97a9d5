/// The line of a generated page that names the command which writes it. DocC shows no comments.
package enum GeneratedMark {
    /// Returns a page with the line below its title, since DocC warns about anything above it.
    ///
    /// - Parameter part: The part that `understudy record` is told to record: `rules`.
    package static func page(_ text: String, part: String) -> String {
        let title = text.prefix { $0 != "\n" }
        return "\(title)\n\n<!-- Written by `understudy record \(part)`; do not edit. -->" + text.dropFirst(title.count)
    }
}
