import Building
import Foundation
import Lifecycle
import Projects
import TestSupport
import Testing
import Wording

extension EndToEnd {
    /// Source files that are not text, or whose names are not names: each is refused with its place, or is compiled.
    struct HostileFileTests {
        /// An entry that is put at a source file's place, and the message about it.
        struct Case: Sendable, CustomTestStringConvertible {
            var testDescription: String
            var put: @Sendable (_ path: String) throws -> Void
            var what: String
        }

        private static let notPlain = "This is not a file, but a folder, a pipe or a device."

        static let cases = [
            Case(testDescription: "a pipe", put: { #expect(mkfifo($0, 0o600) == 0) }, what: notPlain),
            Case(testDescription: "a link to a device", put: link("/dev/zero"), what: notPlain),
            Case(testDescription: "a link to a terminal", put: link("/dev/tty"), what: notPlain),
            Case(testDescription: "a link to itself", put: { try link($0)($0) }, what: "The file cannot be read."),
            Case(testDescription: "a link to nothing", put: link("/nonesuch"), what: "The file cannot be read."),
            Case(
                testDescription: "a file without an end",
                put: { path in
                    #expect(FileManager.default.createFile(atPath: path, contents: nil))
                    #expect(truncate(path, 1 << 40) == 0)
                }, what: "The file has more than 64 MiB."),
            Case(
                testDescription: "broken UTF-8",
                put: { try Data("let a = \"\u{e9}".utf8.dropLast() + [0xC3, 0x28]).write(to: URL(filePath: $0)) },
                what: "The file is not UTF-8 text."),
        ]

        private static func link(_ target: String) -> @Sendable (String) throws -> Void {
            { try FileManager.default.createSymbolicLink(atPath: $0, withDestinationPath: target) }
        }

        @Test(arguments: cases)
        func `What is no text is refused at its place`(_ file: Case) throws {
            let folder = try SmallApp.write(
                "Odd\(Self.cases.firstIndex { $0.what == file.what } ?? 0)", ["main.swift": SmallApp.main()], tests: nil
            )
            let name = URL(filePath: folder).lastPathComponent
            let path = "\(folder)/\(name)/Odd.swift"
            try file.put(path)
            let start = ContinuousClock.now
            let mistake = try #require(throws: Mistake.self) {
                try SampleDiscovery().sample(at: folder, needsTests: false)
            }
            #expect(mistake.what == file.what)
            #expect(mistake.place == path)
            #expect(ContinuousClock.now - start < .seconds(5))
        }

        @Test func `Names with dots, quotes, line ends and options are names`() async throws {
            let names = ["a.b.c.swift", "-o.swift", "two\nlines.swift", "it's \"one\".swift", "@file.swift", "ü.swift"]
            var files = [
                "main.swift": SmallApp.main("print(\(names.indices.map { "v\($0)" }.joined(separator: " + ")))")
            ]
            for (index, name) in names.enumerated() { files[name] = "let v\(index) = \(1 << index)\n" }
            let run = try await BuiltSample.small("OddNames", files).play(.run)
            #expect(run.events.printed == ["\((1 << names.count) - 1)"])
        }

        @Test func `A zero byte in a source is told at its place, or taken as the compiler takes it`() async throws {
            let text = "let a = 1\n/* \0 */ let b = \"\0\"\n"
            let run = try await BuiltSample.small(
                "Zeroes", ["main.swift": SmallApp.main("print(a, b.utf8.count)"), "Zero.swift": text]
            ).play(.run)
            #expect(run.events.printed == ["1 1"])
        }

        /// Sources that make the compiler print without measure.
        static let bombs: [(String, String, String)] = [
            (
                "OutputBomb", "func f() { " + (1...9000).map { "a\($0);" }.joined() + " }",
                "the compiler printed more than 16 MiB, and was ended"
            )
        ]

        @Test(arguments: bombs)
        func `A bomb for the compiler is told as the sources' fault`(name: String, text: String, message: String)
            async throws
        {
            let failure = try await #require(throws: CompileFailure.self) {
                try await BuiltSample.small(name, ["main.swift": SmallApp.main(), "Bomb.swift": text + "\n"])
            }
            #expect(failure.diagnostics.contains { $0.message.hasPrefix(message) }, "\(failure.diagnostics.suffix(3))")
        }
    }
}
