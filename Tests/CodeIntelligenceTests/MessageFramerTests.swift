import Testing

@testable import CodeIntelligence

/// Messages with their lengths, as they come in pieces.
struct MessageFramerTests {
    private static let messages = [#"{"id":1}"#, "", #"{"é":"😀\r\n\r\nContent-Length: 3"}"#]

    @Test(arguments: [1, 2, 3, 7, 1000])
    func `Messages are whole again, however they come`(size: Int) throws {
        let bytes = Self.messages.flatMap { MessageFramer.framed(Array($0.utf8)) }
        var framer = MessageFramer(limit: 100)
        var found: [String] = []
        for start in stride(from: 0, to: bytes.count, by: size) {
            found += try framer.take(Array(bytes[start..<min(start + size, bytes.count)]))
                .map { String(decoding: $0, as: UTF8.self) }
        }
        #expect(found == Self.messages)
    }

    @Test(
        arguments: [
            ("Content-Length: 2\r\nContent-Type: x; charset=utf-8\r\n\r\nok", ["ok"]),
            ("content-length:2\r\n\r\nok", ["ok"]), ("Content-Length: 2\r\n\r\no", []), ("Content-Len", []),
        ] as [(String, [String])])
    func `A header may have more, in any case`(text: String, messages: [String]) throws {
        var framer = MessageFramer(limit: 100)
        #expect(try framer.take(Array(text.utf8)).map { String(decoding: $0, as: UTF8.self) } == messages)
    }

    @Test(arguments: [
        ("Content-Length: 101\r\n\r\n", MessageFramer.Fault.tooLong(101)),
        ("Content-Length: 99999999999999999999\r\n\r\n", .header), ("Content-Length: -1\r\n\r\n", .header),
        ("Content-Length: ٣\r\n\r\n", .header), ("Content-Length: \r\n\r\n", .header), ("\r\n\r\n", .header),
        ("Hello\r\n\r\n", .header), ("Content-Type: x\r\n\r\n", .header),
        (String(repeating: "x", count: 1025), .header),
        ("Content-Length: 1" + String(repeating: "0", count: 1025), .header),
    ])
    func `What is no message, or too long a one, is a fault`(text: String, fault: MessageFramer.Fault) {
        var framer = MessageFramer(limit: 100)
        #expect(throws: fault) { try framer.take(Array(text.utf8)) }
    }
}
