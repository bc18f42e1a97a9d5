import Testing

@testable import Lowering

/// The names that stand for classes in texts.
struct WrittenNamesTests {
    @Test func `Names in strings, in property lists and before .self`() {
        let names = WrittenNames([
            #"NSClassFromString("Plain"), "App.Dotted", "two words", "Öl", type.self; Outer.Inner.self.init()"#,
            "<string>Listed</string><string>$(PRODUCT_MODULE_NAME).Scene</string>",
            "x\"not\" .map<T> \"open",
            "Last.self",
        ])
        #expect(names.inStrings == ["Plain", "Dotted", "Öl", "Listed", "Scene", "not", "map"])
        #expect(names.taken == ["type", "Inner", "Last"])
    }

    @Test func `A name at the end of a text, and an empty text, are no faults`() {
        let names = WrittenNames(["", "name", "\"name", "name.", "name.sel"])
        #expect(names.inStrings == [])
        #expect(names.taken == [])
    }
}
