import Testing
import Wording

struct EscapingTests {
    static let text = "a & \"b\" <c> 'd' | `e_f` \\ g: h\u{2028}é"

    static let table: [(String, @Sendable (String) -> String, String)] = [
        ("XML", Escaping.xml, "a &amp; \"b\" &lt;c&gt; 'd' | `e_f` \\ g: h\u{2028}é"),
        ("an attribute", Escaping.xmlAttribute, "a &amp; &quot;b&quot; &lt;c&gt; 'd' | `e_f` \\ g: h\u{2028}é"),
        ("HTML", Escaping.html, "a &amp; &quot;b&quot; &lt;c&gt; &#39;d&#39; | `e_f` \\ g: h\u{2028}é"),
        (
            "JSON in a script", Escaping.jsonInScript,
            "a \\u0026 \"b\" \\u003Cc\\u003E 'd' | `e_f` \\ g: h\u{2028}é"
        ),
        ("a line of JSON", Escaping.jsonLine, "a & \"b\" <c> 'd' | `e_f` \\ g: h\\u2028é"),
        ("a literal of Swift", Escaping.swiftLiteral, "\"a & \\\"b\\\" <c> 'd' | `e_f` \\\\ g: h\u{2028}é\""),
        (
            "an OpenStep property list", Escaping.openStepString,
            "\"a & \\\"b\\\" <c> 'd' | `e_f` \\\\ g: h\u{2028}é\""
        ),
        ("a workflow's data", Escaping.workflowData, text),
        ("a workflow's property", Escaping.workflowProperty, "a & \"b\" <c> 'd' | `e_f` \\ g%3A h\u{2028}é"),
        ("a shell", Escaping.shellWord, "'a & \"b\" <c> '\\''d'\\'' | `e_f` \\ g: h\u{2028}é'"),
        ("Markdown", Escaping.markdown, "a & \"b\" \\<c\\> 'd' \\| `e_f` \\\\ g: h\u{2028}é"),
        ("a cell of Markdown", Escaping.markdownCell, "a & \"b\" <c> 'd' \\| `e_f` \\ g: h\u{2028}é"),
        ("Mermaid", Escaping.mermaid, "a #38; #34;b#34; #60;c#62; 'd' | #96;e_f#96; #92; g#58; h\u{2028}é"),
    ]

    @Test(arguments: table.map(\.0)) func `Text is escaped for each language`(language: String) throws {
        let (_, escape, expected) = try #require(Self.table.first { $0.0 == language })
        #expect(escape(Self.text) == expected)
        let isQuoted = ["a literal of Swift", "an OpenStep property list"].contains(language)
        #expect(escape("plain") == (isQuoted ? "\"plain\"" : "plain"))
    }

    @Test func `Ends of lines are escaped for formats of lines`() {
        #expect(Escaping.openStepString("a\nb") == #""a\nb""#)
        #expect(Escaping.workflowData("50%\r\n, a: b") == "50%25%0D%0A, a: b")
        #expect(Escaping.workflowProperty("50%\r\n, a: b") == "50%25%0D%0A%2C a%3A b")
    }

    @Test(arguments: [("", "''"), ("-a=b/c.d", "-a=b/c.d"), ("a b", "'a b'"), ("é", "'é'")])
    func `A plain word needs no quotes in a shell`(word: String, quoted: String) {
        #expect(Escaping.shellWord(word) == quoted)
    }

    @Test(arguments: [
        (Duration.seconds(30), "30 s"), (.milliseconds(500), "0.5 s"), (.milliseconds(1250), "1.25 s"),
        (.milliseconds(2003), "2.003 s"), (.zero, "0 s"),
    ])
    func `A duration is said in seconds`(duration: Duration, text: String) {
        #expect(duration.formattedSeconds == text)
    }
}
