import Testing

@testable import CodeIntelligence

/// Places count units of UTF-16 from 0, whatever the letters and the line breaks are.
struct LoweredPlacesTests {
    @Test(
        arguments: [
            ("", [0]), ("abc", [3]), ("a\n", [1, 0]), ("é\nb", [1, 1]), ("e\u{301}", [2]), ("😀x", [3]),
            ("👩‍👩‍👧\n", [8, 0]),
            ("a\r\nb\r\n", [1, 1, 0]), ("a\rb", [1, 1]), ("a\r\r\nb\n\rc", [1, 0, 1, 0, 1]), ("\u{2028}x", [2]),
        ] as [(String, [Int])])
    func `Lines end at their breaks, and letters have their units`(text: String, units: [Int]) {
        #expect(TextLines(text).lines.map(\.count) == units)
    }

    @Test(arguments: [
        ("a😀b", 0, 0, true), ("a😀b", 0, 1, true), ("a😀b", 0, 2, false), ("a😀b", 0, 3, true), ("a😀b", 0, 4, true),
        ("a😀b", 0, 5, false), ("a😀b", 1, 0, false), ("é\r\nb", 1, 1, true), ("é\r\nb", 0, 2, false),
        ("a", 0, -1, false), ("a", -1, 0, false), ("a", .max, .max, false),
    ])
    func `A place is in the text, and not inside a letter`(text: String, line: Int, column: Int, isThere: Bool) {
        #expect(TextLines(text).has(TextPlace(line: line, column: column)) == isThere)
    }

    /// Brackets are around the span, in the reader's text and in the lowered one alike.
    @Test(arguments: [
        ("let [a] = 1", "let [a] = 1", true),
        ("let a[]", "let a[]", true),
        // The line is lowered before the span, and keeps its length.
        ("@objc func [tap]() {}", "      func [tap]() {}", true),
        ("@objc 😀 [tap]", "      😀 [tap]", true),
        // The line is lowered behind the span.
        ("a.[x](#selector(tap))", "a.[x](_s0_0         )", true),
        ("class [A] {", "class [A] { init() {} ", true),
        // The line is lowered in the span, or on both sides of it.
        ("[@objc func] tap()", "[      func] tap()", false),
        ("f([#selector(tap)])", "f([_s0_0         ])", false),
        ("@objc var [x] = #selector(a)", "      var [x] = _s0_0       ", false),
        // The line lost its length before the span, or has the span elsewhere.
        ("@objc [x]", "[x]", false), ("ab[x]y", "cab[x]", false),
    ])
    func `A change is the same in both texts`(own: String, lowered: String, agree: Bool) {
        func split(_ text: String) -> (text: String, start: Int, end: Int) {
            let units = Array(text.utf16)
            let (open, close) = (UInt16(0x5B), UInt16(0x5D))
            let start = units.firstIndex(of: open) ?? 0
            let end = (units.firstIndex(of: close) ?? 0) - 1
            return (String(text.filter { !"[]".contains($0) }), start, end)
        }
        let (left, right) = (split(own), split(lowered))
        for prefix in ["", "import 😀\r\n", "é\n\n"] {
            let line = TextLines(prefix).lines.count - 1
            let span = TextSpan(TextPlace(line: line, column: left.start), TextPlace(line: line, column: left.end))
            let places = LoweredPlaces(own: prefix + left.text, lowered: prefix + right.text + "\ngenerated()\n")
            #expect(places.agree(in: span) == (agree && left.start == right.start))
        }
    }

    @Test func `A change over several lines needs all of them, and none is behind the reader's last`() {
        let places = LoweredPlaces(own: "a\n@objc b\nc", lowered: "a\n      b\nc\nmore")
        func agree(_ start: (Int, Int), _ end: (Int, Int)) -> Bool {
            places.agree(
                in: TextSpan(TextPlace(line: start.0, column: start.1), TextPlace(line: end.0, column: end.1)))
        }
        #expect(agree((0, 0), (0, 1)))
        #expect(!agree((0, 0), (1, 7)))
        #expect(!agree((1, 6), (2, 0)))
        #expect(agree((1, 6), (1, 7)))
        #expect(!agree((2, 0), (3, 0)))
        #expect(!agree((0, 1), (0, 0)))
    }
}
