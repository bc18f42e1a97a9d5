import Testing
import Wording

struct JSONTests {
    static let value = ["b": ["/x"], "a": []]

    @Test func `A line has its keys in order and no escaped slash`() throws {
        #expect(try JSON.line(Self.value) == #"{"a":[],"b":["/x"]}"#)
    }

    @Test func `A document has a line for each member, and one newline at its end`() throws {
        #expect(
            try JSON.document(Self.value) == """
                {
                  "a" : [

                  ],
                  "b" : [
                    "/x"
                  ]
                }

                """)
    }
}
