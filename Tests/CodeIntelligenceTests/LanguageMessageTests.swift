import Testing

@testable import CodeIntelligence

/// The messages of a server, and what is taken of them.
struct LanguageMessageTests {
    @Test func `A message is an answer, a refusal, a question or a notice`() throws {
        func message(_ text: String) throws -> LanguageMessage { try LanguageMessage(Array(text.utf8)) }
        let answer = #"{"jsonrpc":"2.0","id":3,"result":null}"#
        #expect(try message(answer) == .answer(id: 3, Array(answer.utf8)))
        #expect(try message(#"{"id":3,"error":{"code":-1,"message":"no"}}"#) == .refusal(id: 3, "no"))
        #expect(try message(#"{"id":3,"method":"client/registerCapability"}"#) == .question(id: .number(3)))
        #expect(try message(#"{"id":"é","method":"x","params":[]}"#) == .question(id: .text("é")))
        #expect(try message(#"{"method":"window/logMessage","params":{"message":"x"}}"#) == .notice)
        #expect(try message(#"{"id":"3","result":{}}"#) == .notice)
        #expect(try message("{}") == .notice)
        for text in ["", "[]", "1", "null", #"{"id":{}}"#, #"{"id":1.5}"#, #"{"error":1}"#, "\u{0}"] {
            #expect(throws: (any Error).self) { try message(text) }
        }
    }

    @Test(arguments: [
        ("```swift\nclass A\n```\n", "class A", ""),
        (
            "```swift\nfunc a(\n  b: Int\n)\n```\n\nSays ``A/b``.\n\n- Parameter b: *é* <b>", "func a(\n  b: Int\n)",
            "Says `A/b`.\n\n- Parameter b: *é* <b>"
        ),
        ("```swift\nnot closed", "not closed", ""), ("Plain", "", "Plain"), ("", "", ""),
        ("```swift\n```\n```swift\nlet ``a``\n  ```\nb", "", "let `a`\nb"),
    ])
    func `A hover is a declaration and a comment`(markdown: String, declaration: String, comment: String) {
        let pieces = HoverText.pieces(of: markdown)
        #expect(pieces.declaration == declaration && pieces.comment == comment)
    }

    @Test(arguments: [
        ("addSubview()", "addSubview(view: UIView)", 11), ("isKind(of: )", "isKind(of: AnyClass)", 11),
        ("perform(, with: )", "perform(a: Selector, with: Any)", 8), ("makeKey()", "makeKey()", 9),
        ("screen", "screen", 6), ("😀(a: )", "😀(a: Int)", 6), ("subscript", "[Int]", 9), ("", "", 0),
        ("f(a: 1, )", "f(a: Int, b: Int)", 8), ("f(a: )()", "f(a: Int)()", 5),
        // A closure's type has its own parentheses.
        ("dismiss(animated: , completion: )", "dismiss(animated: Bool, completion: (() -> Void)?)", 18),
        ("async(execute: )", "async(execute: () -> Void)", 15), ("run()", "run(() -> Void)", 4),
        ("run()", "run() -> (() -> Void)", 5),
    ])
    func `The caret goes to the first gap`(text: String, label: String, caret: Int) {
        #expect(Completion.caret(in: text, label: label) == caret)
    }

    private static let places = LoweredPlaces(
        own: "let é = \"😀\"; windw\n@objc class A {}\n", lowered: "let é = \"😀\"; windw\n      class A {}\n_classes()\n"
    )

    private static func range(_ line: Int, _ start: Int, _ end: Int) -> String {
        #"{"start":{"line":\#(line),"character":\#(start)},"end":{"line":\#(line),"character":\#(end)}}"#
    }

    private static func result<Result: Decodable>(_ result: String) throws -> Result {
        try #require(try LanguageMessage.result(of: Array(#"{"id":1,"result":\#(result)}"#.utf8)))
    }

    @Test(arguments: [
        // line, start, end, and whether it is shown and can be made
        (0, 14, 19, true, true), (1, 6, 11, true, true), (1, 0, 11, true, false), (1, 0, 0, true, true),
        (2, 0, 3, false, false), (0, 14, 99, false, false), (0, 10, 19, false, false), (7, 0, 0, false, false),
    ])
    func `Completions have places of the reader's text`(
        line: Int, start: Int, end: Int, isShown: Bool, applies: Bool
    ) throws {
        let list: LanguageResult.CompletionList = try Self.result(
            #"{"isIncomplete":true,"items":[{"label":"window","kind":10,"textEdit":{"newText":"window","range":\#(Self.range(line, start, end))}}]}"#
        )
        let completions = Completions(list, in: Self.places)
        #expect(completions.isCut)
        #expect(completions.items.map(\.applies) == (isShown ? [applies] : []))
    }

    @Test func `Completions come in the server's order, without names that lowering made, and not without end`() throws
    {
        func items(_ labels: [(String, String)]) throws -> Completions {
            let items = labels.map {
                #"{"label":"\#($0.0)","sortText":"\#($0.1)","textEdit":{"newText":"x","range":\#(Self.range(0, 0, 0))}}"#
            }
            return Completions(
                try Self.result(#"{"items":[\#(items.joined(separator: ","))]}"#), in: Self.places)
        }
        let few = try items([
            ("b", "2"), ("a", "3"), ("_classes0", "0"), ("_classes1_0(image:)", "0"), ("_s0_1", "0"),
            ("_0_1_2(p: A)", "0"),
            ("understudy_classes(pointer:)", "0"), ("_silent", "9"), ("_s", "9"),
        ])
        #expect(few.items.map(\.label) == ["b", "a", "_silent", "_s"] && !few.isCut)
        let many = try items((0..<500).map { ("n\($0)", "\($0 + 1000)") })
        #expect(many.items.count == Completions.most && many.isCut && many.items.first?.label == "n0")
        let long = try items([(String(repeating: "x", count: 2000), "1")])
        #expect(long.items.isEmpty)
    }

    @Test(arguments: [
        (#"{"file:///w/f0.swift":[{"newText":"window","range":R}]}"#, true, true),
        (#"{"file:///w/./f0.swift":[{"newText":"window","range":R}]}"#, false, false),
        (#"{"file:///w/f1.swift":[{"newText":"window","range":R}]}"#, false, false),
        (#"{"file:///w/f0.swift":[{"newText":"a","range":R}],"file:///w/f1.swift":[]}"#, false, false),
        (#"{"file:///w/f0.swift":[{"newText":"a","range":R},{"newText":"b","range":R}]}"#, false, false),
        (#"{"file:///w/f0.swift":[]}"#, false, false), ("{}", false, false), ("null", false, false),
    ])
    func `A fix changes the reader's file alone`(changes: String, isShown: Bool, applies: Bool) throws {
        let range = Self.range(0, 14, 19)
        let found: LanguageResult.Diagnostics = try Self.result(
            #"{"items":[{"message":"Cannot find","range":\#(range),"codeActions":[{"title":"Replace","edit":{"changes":\#(changes.replacing("R", with: range))}}]}]}"#
        )
        let fixes = Fix.all(found, of: "/w/f0.swift", in: Self.places)
        #expect(fixes.map(\.applies) == (isShown ? [applies] : []))
        if isShown {
            let span = TextSpan(TextPlace(line: 0, column: 14), TextPlace(line: 0, column: 19))
            #expect(fixes.first?.edits == [TextEdit(span: span, text: "window")])
            #expect(fixes.first?.place == span.start && fixes.first?.message == "Cannot find")
        }
    }

    @Test func `A fix in a line that was lowered is shown and not made`() throws {
        let range = Self.range(1, 0, 5)
        let found: LanguageResult.Diagnostics = try Self.result(
            #"{"items":[{"message":"m","range":\#(range),"codeActions":[{"title":"t","edit":{"changes":{"file:///w/f0.swift":[{"newText":"","range":\#(range)}]}}}]}]}"#
        )
        #expect(Fix.all(found, of: "/w/f0.swift", in: Self.places).map(\.applies) == [false])
    }
}
