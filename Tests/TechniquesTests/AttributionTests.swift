import Techniques
import Testing

/// The origins of claims and techniques: their words, and what a file may say in them.
struct AttributionTests {
    @Test func `It is rendered as speaker, place, year and remark`() {
        let comment = Attribution(speaker: "codeman9", place: "comment on Sanders's gist", year: "2020")
        let wish = Attribution(speaker: "René Pirringer", year: "2021", remark: "as a wish")
        #expect(comment.description == "codeman9, comment on Sanders's gist, 2020")
        #expect(wish.description == "René Pirringer, 2021, as a wish")
        #expect([comment, wish].words == "codeman9, comment on Sanders's gist, 2020; René Pirringer, 2021, as a wish")
    }

    /// Expects that the year is one, that speakers and places are not mixed up, and that each comment has its year.
    static func check(_ source: Attribution) {
        #expect(!source.speaker.isEmpty && source.speaker.firstMatch(of: /[0-9]{4}|comment|reply/) == nil, "\(source)")
        if let year = source.year { #expect(year.wholeMatch(of: /20\d\d( or (20\d\d|later))?/) != nil, "\(source)") }
        guard let place = source.place else { return }
        #expect(place.firstMatch(of: /\b20\d\d\b/) == nil, "\(source)")
        // A comment on Reid's article has its number: most of their authors have no name.
        if place.contains("Reid's article") {
            #expect(place.wholeMatch(of: /(comment|reply to comment) ([1-9]|1[0-9]|2[0-7]) on Reid's article/) != nil)
            #expect(source.year != nil, "\(source)")
        }
    }
}
