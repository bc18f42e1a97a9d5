/// The origin of a statement: a source, and what its author adds there.
///
/// A file names the source by its identifier, or writes `{ "source": "reid-2015", "remark": "as his way before" }`.
package struct Attribution: Hashable, Sendable {
    /// The source.
    package var source: Source
    /// The text of which the source is a part.
    package var whole: Source?
    /// A reservation of the author, such as `as a plan`.
    package var remark: String?

    /// Creates the origin of a statement.
    package init(_ source: Source, on whole: Source? = nil, remark: String? = nil) {
        self.source = source
        self.whole = whole
        self.remark = remark
    }

    /// The address of the source, or of the text of which it is a part.
    package var address: String? { source.address ?? whole?.address }

    /// The place in words, such as `comment 15 on Reid's article`; a whole text's title.
    package var place: String? {
        guard let whole else { return source.title }
        let isOwn = whole.author == source.author
        let name = whole.author.split(separator: " ").last.map(String.init) ?? whole.author
        let part =
            source.comment.map { "\(source.isReply == true ? "reply to comment" : "comment") \($0) on" }
            ?? source.part ?? "part of"
        return "\(part) \(isOwn ? "his" : "\(name)'s") \(whole.sort ?? "text")"
    }

    /// The origin in Markdown, with a link to the source.
    package var markdown: String { joined { text, address in address.map { "[\(text)](\($0))" } ?? text } }

    /// Returns the parts of the origin, with the place linked, or the author if there is no place.
    private func joined(_ linked: (String, String?) -> String) -> String {
        let place = place.map { linked($0, address) }
        let author = place == nil ? linked(source.author, address) : source.author
        return [author, place, source.date, remark].compactMap { $0 }.joined(separator: ", ")
    }
}

extension Attribution: CustomStringConvertible {
    /// The origin in words, such as `codeman9, comment on Sanders's gist, 22 January 2020`.
    package var description: String { joined { text, _ in text } }
}

extension Attribution: Codable {
    private enum Key: String, CodingKey {
        case source, remark
    }

    /// Reads an origin. The decoder knows the sources: see `JSONDecoder.init(_:)`.
    package init(from decoder: any Decoder) throws {
        guard let catalog = decoder.userInfo[SourceCatalog.key] as? SourceCatalog else {
            preconditionFailure("The decoder was made without sources.")
        }
        if let id = try? decoder.singleValueContainer().decode(String.self) {
            self = try catalog.attribution(id)
        } else {
            let values = try decoder.container(keyedBy: Key.self)
            self = try catalog.attribution(values.decode(String.self, forKey: .source))
            remark = try values.decodeIfPresent(String.self, forKey: .remark)
        }
    }

    /// Writes the source's identifier and the remark.
    package func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Key.self)
        try values.encode(source.id, forKey: .source)
        try values.encodeIfPresent(remark, forKey: .remark)
    }
}

extension [Attribution] {
    /// The origins in words, one after the other.
    package var words: String { map(\.description).joined(separator: "; ") }

    /// The origins in Markdown, one after the other, with links to the sources.
    package var markdown: String { map(\.markdown).joined(separator: "; ") }
}
