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
