import Testing
import Wording

struct ListTests {
    @Test(arguments: [
        ([], ""), (["A"], "A"), (["A", "B"], "A and B"), (["A", "B", "C"], "A, B and C"),
    ])
    func `Words are listed as in a sentence`(words: [String], list: String) {
        #expect(words.list() == list)
        #expect(words.list("or") == list.replacing(" and ", with: " or "))
    }

    @Test(arguments: [("", ""), ("After a run", "after a run"), ("iOS", "iOS")])
    func `A text within a sentence begins in lower case`(text: String, within: String) {
        #expect(text.uncapitalized == within)
    }
}
