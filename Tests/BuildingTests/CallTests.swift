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
        list.add(calls, compiles: 1, compileAfter: [0, 1], linkAfter: [2])
        #expect(list.calls.map(\.after) == [[], [0], [0, 1], [0, 1], [2, 3], [3, 4]])
        let parts = [[], [], [0, 1], [2]].map { ToolCall(tool: "/t", arguments: [], workingDirectory: "/", after: $0) }
        list.add(parts, compiles: 2, compileAfter: [0], linkAfter: [2])
        #expect(list.calls.map(\.after).dropFirst(6) == [[0], [0], [2, 6, 7], [8]])
    }

    @Test(arguments: [
        (0, [0..<0]), (1, [0..<1]), (50, [0..<50]), (51, [0..<25, 25..<51]), (101, [0..<33, 33..<67, 67..<101]),
        (1000, [0..<250, 250..<500, 500..<750, 750..<1000]),
    ]) func `A module of more than 50 files is compiled in parts, four at most`(_ count: Int, _ ranges: [Range<Int>]) {
        let parts = ModulePart.parts(of: Array(0..<count))
        #expect(parts.map(\.number) == Array(ranges.indices))
        #expect(parts.map(\.places) == ranges.map(Array.init))
    }

    @Test func `A part's call marks its files and reads the others`() {
        let call = CompileCall(
            toolchain: Toolchain(
                compiler: "/swift", clang: "/clang", linker: "/ld", version: "6", triple: "linux", runtimeLibraries: [],
                runtimeObject: "/swiftrt.o", macroFolders: [], executableLink: LinkLine(before: [], after: []),
                libraryLink: LinkLine(before: [], after: [])), clangModules: "/clang", overlay: "/overlay",
            moduleFolders: ["m"],
            module: "A", sources: ["/a.swift", "/b.swift", "/c.swift"], flags: ["-Onone"])
        let part = ModulePart(number: 1, places: [1, 2])
        let arguments = call.objects(of: part, in: "/work").arguments
        #expect(
            arguments.prefix(7) == [
                "-frontend", "-c", "/a.swift", "-primary-file", "/b.swift", "-primary-file", "/c.swift",
            ])
        #expect(arguments.suffix(5) == ["-Onone", "-o", "A-1.o", "-o", "A-2.o"])
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
