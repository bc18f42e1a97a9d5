import DeviceWalks
import Foundation
import Lowering
import Samples
import TestSupport
import Testing

@testable import SampleReading
@testable import Wording

/// Random sources, read by their own process: an answer each time, and the tests' process never ends.
@Suite(.serialized) struct SourceFuzzTests {
    private static let pieces = [
        "@UIApplicationMain ", "@main ", "@objc(Name) ", "class A: UIResponder, UIApplicationDelegate {", "}",
        "func f(", ")", "-> ",
        "#selector(A.f)", "#if os(iOS)\n", "#elseif DEBUG\n", "#endif\n", "#available(iOS 99, *)", "if ", "\"\\(", "\"",
        "\"\"\"\n",
        "import UIKit\n", "override ", "init?(coder: NSCoder) ", "var window: UIWindow?", "{ get }", "[", "]", "<", ">",
        "?", "!", ".b",
        "NSClassFromString(\"A\")", "/*", "*/", "//\n", "\0", "\u{FEFF}", "\u{202E}", "é", "🎭", "\r\n", "\t", "0x",
        "1e", "`", "\\", "$0",
        "extension A: ", "XCTestCase", "func test", "async throws ", "@MainActor ", "deinit ", "= ", "a.b.c ",
    ]

    @Test func `Every source has an answer`() async throws {
        let program = try ReaderTrial.program(try await ReaderTrial.protection.value)
        // A machine that does other work reads the program from its disk first, which can take longer than the limit.
        _ = try await ReaderProcess(program: program).lowered(ReaderTrial.honest)
        let reader = ReaderProcess(program: program, limits: ReaderLimits(time: .seconds(2)))
        let outcome = try await FuzzCases("sources", count: 1_500).run { chance, note in
            var text = (0..<Int(chance.next() % 60)).map { _ in chance.pick(Self.pieces) }.joined()
            if chance.oneIn(10) { text += String(repeating: chance.pick(Self.pieces), count: 200) }
            note(text)
            do {
                let lowered = try await reader.lowered(ReaderTrial.sample(text))
                guard lowered.app.files.map(\.path) == ["/App/a.swift"] else {
                    return "other files: \(lowered.app.files.map(\.path))"
                }
            } catch let mistake as Mistake {
                guard mistake.place?.hasPrefix("/App/a.swift") == true else { return "\(mistake)" }
            }
            return nil
        }
        #expect(outcome.failures == [])
        #expect(outcome.cases >= 1_500)
        let honest = try await reader.lowered(ReaderTrial.honest)
        #expect(honest == (try await LocalSampleReader().lowered(ReaderTrial.honest)))
    }
}
