/// The origin of a statement: the speaker, the place and the year.
package struct Attribution: Codable, Hashable, Sendable {
    /// The person, the project or the document that says it.
    package var speaker: String
    /// The text in which it is said, such as `comment on Sanders's gist`; nil if the speaker is enough.
    package var place: String?
    /// The year, such as `2020` or `2015 or 2016`; nil if it is not known or does not matter.
    package var year: String?
    /// A reservation of the speaker, such as `as a plan`.
    package var remark: String?

    /// Creates the origin of a statement.
    package init(speaker: String, place: String? = nil, year: String? = nil, remark: String? = nil) {
        self.speaker = speaker
        self.place = place
        self.year = year
        self.remark = remark
    }
}

extension Attribution: CustomStringConvertible {
    /// The origin in words, such as `codeman9, comment on Sanders's gist, 2020`.
    package var description: String {
        [speaker, place, year, remark].compactMap { $0 }.joined(separator: ", ")
    }
}

extension [Attribution] {
    /// The origins in words, one after the other.
    package var words: String {
        map(\.description).joined(separator: "; ")
    }
}
