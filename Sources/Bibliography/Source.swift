/// A text that says something about launches, or a part of one: an article, a comment below it, a page of Apple's.
package struct Source: Codable, Hashable, Sendable, Identifiable {
    /// A stable name, such as `hackworth-2020`.
    package var id: String
    /// The person, the project or the company that says it: `Geoff Hackworth`; `a reader` if there is no name.
    package var author: String
    /// The title; nil for a part of another text.
    package var title: String?
    /// The sort of text, as its parts name it: `article`, `gist`.
    package var sort: String?
    /// The date, as far as it is known: `13 January 2020`, `2015 or 2016`.
    package var date: String?
    /// The address; nil for a part without its own, and if none is known.
    package var address: String?
    /// The text of which it is a part, by its identifier.
    package var on: String?
    /// The number of a comment; nil if comments there have none.
    package var comment: Int?
    /// True if it is a reply to that comment.
    package var isReply: Bool?
    /// The sort of part, if it is not a comment with a number: `comment on`, `update of`.
    package var part: String?
    /// The reason why no address is known.
    package var unaddressed: String?

    /// Creates a source.
    package init(id: String, author: String, title: String? = nil, date: String? = nil, address: String? = nil) {
        self.id = id
        self.author = author
        self.title = title
        self.date = date
        self.address = address
    }
}
