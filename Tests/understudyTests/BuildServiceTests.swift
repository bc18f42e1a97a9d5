import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// Commands to a build service, forged by what a project prints, fails with and is called.
    ///
    /// Such a command begins a line, with two colons and a word.
    struct BuildServiceTests {
        private static let forged = "::error::forged"

        /// The lines of an output that begin as the project's own text does.
        private static func commands(_ ending: Program.ExitStatus) -> [Substring] {
            (ending.output + "\n" + ending.error).split { $0.isNewline }.filter { $0.hasPrefix(forged.prefix(9)) }
        }

        @Test(arguments: [["test", "--os", "17"], ["check"], ["check", "--format", "github"]])
        func `No failure, line that is printed or test's name begins a line as a command`(_ command: [String])
            async throws
        {
            let folder = try SmallApp.write(
                "Shouter", ["main.swift": SmallApp.main(#"print("a\n\#(Self.forged)\rb\r\n\#(Self.forged)")"#)],
                tests: #"""
                    import Testing
                    import XCTest

                    class ShouterTests: XCTestCase {
                        func testShouts() { XCTFail("first\n\#(Self.forged)\n\#(Self.forged)") }
                        func testThrows() throws { throw Shout() }
                    }

                    struct Shout: Error, CustomStringConvertible { let description = "second\r\n\#(Self.forged)" }

                    @Test("third\n\#(Self.forged)") func shouts() { Issue.record("fourth\n\#(Self.forged)") }
                    """#)
            let ending = try await Program.run(command + [folder])
            #expect(ending.status == 1, "\(ending)")
            #expect(Self.commands(ending) == [], "\(ending.output)\n\(ending.error)")
            #expect(
                ending.output.contains(
                    command[0] == "test" ? "issue: Issue recorded: fourth" : "All 3 tests failed"), "\(ending.output)")
        }

        /// The compiler's own words name the file.
        @Test(arguments: [["test"], ["check"], ["check", "--format", "github"]])
        func `No file's name begins a line as a command`(_ command: [String]) async throws {
            let folder = try SmallApp.write(
                "Namer", ["main.swift": SmallApp.main(), "x\n\(Self.forged).swift": "let here: Nowhere = 1\n"],
                tests: "import Testing\n@Test func waits() {}\n")
            let ending = try await Program.run(command + [folder, "--strict"])
            #expect(ending.status == 3, "\(ending)")
            #expect(Self.commands(ending) == [], "\(ending.output)\n\(ending.error)")
            #expect((ending.output + ending.error).contains("cannot find type 'Nowhere' in scope"), "\(ending)")
        }
    }
}
