import Samples
import TestSupport
import Testing

@testable import Projects

/// The headers of a target, in which the macros of its C files are looked up.
struct HeaderTextsTests {
    @Test(
        arguments: [
            ("App/Start.h", "#define AT_START __attribute__((constructor))", true),
            ("App/Old/Start.h", "#define AT_START __attribute__((used))", false),
            ("App/include/Start.pch", "#define AT_START __attribute__((used))", false),
            ("Other/Start.h", "#define AT_START __attribute__((used))", true),
        ])
    func `A macro is looked up in the headers below the folder of all sources`(
        header: String, text: String, runs: Bool
    ) throws {
        try ScratchFolder.with { folder in
            let sources = ["App/Old/Start.m", "App/New/Start.swift"]
            try folder.write("AT_START static void begin(void) {}", to: sources[0])
            try folder.write("", to: sources[1])
            try folder.write(text, to: header)
            let files = try ForeignFile.all(among: sources.map { folder / $0 })
            #expect(files.map { $0.unasked != nil } == [runs])
        }
    }
}
