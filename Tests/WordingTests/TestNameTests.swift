import Foundation
import TestSupport
import Testing

/// The names of the tests: each is a sentence that says what holds.
struct TestNameTests {
    /// The names that begin with a word which is written small.
    private static let programs: Set = ["bubblewrap", "class_createInstance", "docc", "docs", "record"]

    /// Returns the names in a file that are no sentence: small, of one word, or beside the function's own.
    static func wrong(_ text: String) -> [String] {
        let names = text.matches(of: /(?m)^(?:(?: {4}| {8})@Test.*| *)func `(\p{Lowercase}[^`]* [^`]*)`/)
            .map { String($0.output.1) }
            .filter { name in !programs.contains(String(name.prefix { $0 != " " })) }
        let plain = text.matches(of: /(?m)^(?: {4}| {8})@Test(?:\(.*\))? func (\w+)/).map { String($0.output.1) }
        let displayed = text.matches(of: /(?m)^(?: {4}| {8})@Test\("(.*?)"/).map { String($0.output.1) }
        return names + plain + displayed
    }

    @Test func `A small name, a name of one word and a second name are found`() {
        let text = """
                @Test func `a run ends`() {}
                @Test func ends() {}
                @Test(arguments: runs) func `A run ends`(run: Run) {}
                @Test("A run ends", arguments: runs)
                func ended(run: Run) {}
                @Test func `docc reads no other file`() {}
                func `default`() {}
            """
        #expect(Self.wrong(text) == ["a run ends", "ends", "A run ends"])
    }

    @Test func `A test's name is a sentence`() throws {
        let tests = CommentTests.files.filter {
            $0.path.hasPrefix(Checkout.path("Tests")) && $0.lastPathComponent != "TestNameTests.swift"
        }
        let found = try tests.flatMap { file in
            try Self.wrong(String(contentsOf: file, encoding: .utf8)).map { "\(file.lastPathComponent): \($0)" }
        }
        #expect(found == [])
    }
}
