import Testing

@testable import Building

struct CallTests {
    @Test(arguments: [
        (
            "-### noise\n \"/bin/ld.lld\" \"-m\" \"elf\" \"-o\" \"out\" \"/a \\\"b\\\".o\" \"IN\" \"-lc\"\n",
            LinkLine(before: ["-m", "elf", "/a \"b\".o"], after: ["-lc"])
        ),
        (" \"/bin/ld.lld\" \"IN\" \"-lc\"", nil),
        ("clang: error: no such file: 'IN'", nil),
        ("", nil),
    ]) func `The linker's call is taken apart`(_ output: String, _ line: LinkLine?) {
        #expect(LinkLine.parse(clangOutput: output, placeholder: "IN") == line)
    }

    @Test func `Arguments are quoted for a shell`() {
        let call = ToolCall(
            tool: "/bin/ld", arguments: ["-rpath", "$ORIGIN/..", "it's", "", "a=b"], workingDirectory: "/")
        #expect(call.commandLine == "/bin/ld -rpath '$ORIGIN/..' 'it'\\''s' '' a=b")
    }

    @Test func `The indexes of calls move with them`() {
        let calls = [[], [0], [0, 1]].map { ToolCall(tool: "/t", arguments: [], workingDirectory: "/", after: $0) }
        var list = CallList()
        #expect(list.addChain([calls[0], calls[0]]) == [0, 1])
        #expect(list.add([calls[0]], each: [0, 1]) == [2])
        list.add(calls, compileAfter: [0, 1], linkAfter: [2])
        #expect(list.calls.map(\.after) == [[], [0], [0, 1], [0, 1], [2, 3], [3, 4]])
    }

    @Test func `Paths are escaped in the overlay`() {
        #expect(
            SourceOverlay.text([(path: "/a\"b\\c\n", contents: "/é")]) == """
                {"version":0,"case-sensitive":true,"use-external-names":false,"roots":[
                {"type":"file","name":"/a\\"b\\\\c\\n","external-contents":"/é"}
                ]}

                """)
    }

    /// Returns an object with a section of libraries, and its tables' sizes where ELF puts those that are too large for
    /// the file's header, or in the header.
    private static func object(isLarge: Bool) -> [UInt8] {
        func bytes(_ number: some FixedWidthInteger) -> [UInt8] { withUnsafeBytes(of: number.littleEndian, Array.init) }
        func section(name: UInt32 = 0, offset: UInt64 = 0, size: UInt64 = 0, link: UInt32 = 0) -> [UInt8] {
            bytes(name) + bytes(UInt32(0)) + bytes(UInt64(0)) + bytes(UInt64(0)) + bytes(offset) + bytes(size)
                + bytes(link) + [UInt8](repeating: 0, count: 20)
        }
        let names = Array("\0\(AutolinkEntries.section)\0".utf8)
        let entries = Array("-lswiftCore\0-lm\0-lswiftCore\0".utf8)
        let texts = UInt64(64 + 3 * 64)
        var file: [UInt8] = [0x7f, 0x45, 0x4c, 0x46, 2, 1] + [UInt8](repeating: 0, count: 0x28 - 6)
        file += bytes(UInt64(64)) + [UInt8](repeating: 0, count: 0x3a - 0x30)
        file += bytes(UInt16(64)) + bytes(UInt16(isLarge ? 0 : 3)) + bytes(UInt16(isLarge ? 0xffff : 2))
        file += section(size: isLarge ? 3 : 0, link: isLarge ? 2 : 0)
        file += section(name: 1, offset: texts + UInt64(names.count), size: UInt64(entries.count))
        file += section(offset: texts, size: UInt64(names.count))
        return file + names + entries
    }

    @Test(arguments: [false, true]) func `An object tells its libraries, with however many sections`(isLarge: Bool) {
        #expect(Self.object(isLarge: isLarge).withUnsafeBytes { AutolinkEntries.read($0) } == ["-lswiftCore", "-lm"])
    }

    @Test(
        arguments: [
            [], [0x7f, 0x45, 0x4c, 0x46, 2, 1], Array("#!/bin/sh\n".utf8),
            // An ELF head whose section table lies beyond its end.
            [0x7f, 0x45, 0x4c, 0x46, 2, 1] + [UInt8](repeating: 0xff, count: 90),
        ] as [[UInt8]]) func `No libraries are read from other files`(_ bytes: [UInt8])
    {
        #expect(bytes.withUnsafeBytes { AutolinkEntries.read($0) } == nil)
    }

    @Test func `Steps respect their needs and overlap`() async throws {
        let order = Order()
        try await perform([[1, 2], [], [1], [0, 2]], atOnce: 2) { await order.note($0) }
        #expect(await order.steps == [1, 2, 0, 3])
    }

    private actor Order {
        var steps: [Int] = []
        func note(_ step: Int) { steps.append(step) }
    }
}
