import Testing
import Wording

@Suite struct SpellingTests {
    @Test(arguments: [
        ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("test", "test", 0), ("tset", "test", 1), ("tes", "test", 1),
        ("testt", "test", 1), ("text", "test", 1), ("run", "test", 4), ("kitten", "sitting", 3), ("ab", "ba", 1),
        // A swapped pair is not edited again: the distance is that of the restricted alignment.
        ("ca", "abc", 3), ("hackwrth", "hackworth", 1), ("é", "e", 1),
    ])
    func `The distance is the number of edits`(one: String, other: String, distance: Int) {
        #expect(Spelling.distance(one, other) == distance)
        #expect(Spelling.distance(other, one) == distance)
    }

    static let commands = ["serve", "run", "test", "list", "matrix", "evidence", "trace", "steps", "rules", "docs"]

    @Test(arguments: [
        ("tset", "test"), ("TEST", "test"), ("rnu", "run"), ("matirx", "matrix"), ("evidnece", "evidence"),
        ("srve", "serve"), ("step", "steps"), ("perform", nil), ("", nil), ("x", nil), ("go", nil), ("xyz", nil),
        (String(repeating: "a", count: 100_000), nil),
    ])
    func `The nearest word is near enough`(word: String, nearest: String?) {
        #expect(Spelling.nearest(to: word, among: Self.commands) == nearest)
    }

    @Test func `Of two names as near, the first in order is taken`() {
        #expect(Spelling.nearest(to: "T48", among: ["T49", "T47"]) == "T47")
        #expect(Spelling.nearest(to: "T48", among: []) == nil)
    }

    @Test func `The question opens a cure`() {
        #expect(Spelling.question("tset", among: Self.commands) == "Did you mean test? ")
        #expect(Spelling.question("perform", among: Self.commands) == "")
    }
}
