import Testing

@testable import Simulator

/// The parsing of the stream of an app's process, byte for byte.
struct OutputParserTests {
    static let mark = "mark"
    static let stream: [UInt8] =
        Array("one\n".utf8) + message("{\"a\":1}") + Array("half".utf8) + message("{\"b\":2}") + Array("\n".utf8)
        + Array("Grüße 👩‍👩‍👧\r\n".utf8) + [0x1E, 0x6D, 0x61, 0x0A, 0xFF, 0x0A] + message("{}") + Array("rest".utf8)

    static func message(_ text: String) -> [UInt8] {
        [0x1E] + Array((mark + text + "\n").utf8)
    }

    static let items: [OutputParser.Item] = [
        .line("one"), .message(Array("{\"a\":1}".utf8)), .line("half"), .message(Array("{\"b\":2}".utf8)), .line(""),
        .line("Grüße 👩‍👩‍👧"), .line("\u{1E}ma"), .line("\u{FFFD}"), .message(Array("{}".utf8)), .line("rest"),
    ]

    @Test(arguments: [1, 2, 3, 5, 7, 64, 4096])
    func `However the bytes arrive, the items are the same`(_ size: Int) {
        var parser = OutputParser(mark: Self.mark)
        var items: [OutputParser.Item] = []
        var rest = Self.stream[...]
        while !rest.isEmpty {
            items += parser.feed(rest.prefix(size))
            rest = rest.dropFirst(size)
        }
        #expect(items + parser.finish() == Self.items)
    }

    @Test(arguments: ["a", "ü", "€", "👩", "\u{1E}", "\u{1E}mar"])
    func `A line without end is handed out in pieces that cut no character`(_ text: String) {
        var parser = OutputParser(mark: Self.mark)
        let printed = "x" + String(repeating: text, count: 30_000)
        var pieces: [String] = []
        for item in parser.feed(printed.utf8) + parser.finish() {
            guard case .line(let built) = item else {
                Issue.record("\(item)")
                return
            }
            pieces.append(built)
        }
        #expect(pieces.joined() == printed)
        #expect(pieces.map(\.utf8.count).max() ?? 0 <= OutputParser.longestLine + Self.mark.utf8.count + 1)
    }

    @Test func `A message of any length arrives whole`() {
        var parser = OutputParser(mark: Self.mark)
        let text = String(repeating: "m", count: 100_000)
        var items: [OutputParser.Item] = []
        var rest = Self.message(text)[...]
        while !rest.isEmpty {
            items += parser.feed(rest.prefix(30_000))
            rest = rest.dropFirst(30_000)
        }
        #expect(items == [.message(Array(text.utf8))])
    }

    @Test(arguments: [false, true])
    func `What is too long for a message is printed, in pieces`(_ hasEnd: Bool) {
        var parser = OutputParser(mark: Self.mark)
        let text = String(repeating: "m", count: OutputParser.longestMessage + 1)
        var items: [OutputParser.Item] = []
        var rest = (hasEnd ? Self.message(text) : Self.message(text).dropLast())[...]
        while !rest.isEmpty {
            items += parser.feed(rest.prefix(60_000))
            rest = rest.dropFirst(60_000)
        }
        let printed = (items + parser.finish()).map { if case .line(let built) = $0 { built } else { "a message" } }
        #expect(printed.joined() == "\u{1E}\(Self.mark)\(text)")
        #expect(printed.map(\.utf8.count).max() ?? 0 <= 60_000)
    }

    @Test func `A message after a long line without end is still one`() {
        for length in (OutputParser.longestLine - 8)...(OutputParser.longestLine + 8) {
            var parser = OutputParser(mark: Self.mark)
            var items = parser.feed([UInt8](repeating: 0x61, count: length))
            for byte in Self.message("{}") { items += parser.feed([byte]) }
            #expect(items.last == .message(Array("{}".utf8)))
            let printed = items.dropLast().map { if case .line(let text) = $0 { text.utf8.count } else { 0 } }
            #expect(printed.reduce(0, +) == length)
        }
    }
}
