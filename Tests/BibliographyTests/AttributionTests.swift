import Bibliography
import Foundation
import Testing
import Wording

/// The origins of claims and techniques: their words, their links, and what a file may say in them.
struct AttributionTests {
    private static let sources: SourceCatalog = {
        var gist = Source(
            id: "sanders-2019", author: "Timothy Sanders", title: "Replacing the SceneDelegate", date: "2019",
            address: "https://gist.example")
        gist.sort = "gist"
        var comment = Source(id: "codeman9", author: "codeman9", date: "22 January 2020")
        comment.on = "sanders-2019"
        comment.part = "comment on"
        var reply = Source(id: "sanders-reply", author: "Timothy Sanders")
        reply.on = "sanders-2019"
        reply.comment = 6
        reply.isReply = true
        return SourceCatalog([gist, comment, reply])
    }()

    @Test(arguments: [
        (
            "sanders-2019", "Timothy Sanders, Replacing the SceneDelegate, 2019",
            "Timothy Sanders, [Replacing the SceneDelegate](https://gist.example), 2019"
        ),
        (
            "codeman9", "codeman9, comment on Sanders's gist, 22 January 2020",
            "codeman9, [comment on Sanders's gist](https://gist.example), 22 January 2020"
        ),
        (
            "sanders-reply", "Timothy Sanders, reply to comment 6 on his gist",
            "Timothy Sanders, [reply to comment 6 on his gist](https://gist.example)"
        ),
    ])
    func `It names the author, the place and the date`(_ id: String, _ words: String, _ markdown: String) throws {
        let attribution = try Self.sources.attribution(id)
        #expect(attribution.description == words)
        #expect(attribution.markdown == markdown)
    }

    @Test func `A file names the source, or the source with a remark`() throws {
        let text = #"["codeman9", { "source": "sanders-2019", "remark": "as a plan" }]"#
        let read = try JSONDecoder(Self.sources).decode([Attribution].self, from: Data(text.utf8))
        #expect(
            read.words
                == "codeman9, comment on Sanders's gist, 22 January 2020; Timothy Sanders, Replacing the SceneDelegate, 2019, as a plan"
        )
        let again = try JSONDecoder(Self.sources).decode([Attribution].self, from: JSONEncoder().encode(read))
        #expect(again == read)
    }

    @Test func `A source that does not exist is a mistake with a cure`() {
        let mistake = #expect(throws: Mistake.self) { try Self.sources.attribution("codeman8") }
        #expect(mistake?.what == "No source is called codeman8.")
        #expect(mistake?.cure.hasPrefix("Did you mean codeman9?") == true)
    }
}
