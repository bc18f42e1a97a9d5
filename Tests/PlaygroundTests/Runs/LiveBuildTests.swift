import Confinement
import Foundation
import Lifecycle
import Runs
import Simulator
import Synchronization
import TestSupport
import Testing
import Wording

@testable import Playground

/// The answers on the reader's files before anything runs: problems, builds while typing, formatting.
@Suite(.serialized) struct LiveBuildTests {
    private static let launch = LaunchConfiguration(.test, system: SystemVersion(17))

    private static func app(_ text: String) -> LessonApp {
        LessonApp(LiveRunnerTests.lesson, edits: ["StageTests/StageTests.swift": text], for: launch)
    }

    @Test func `A build that no run asked for says what the compiler finds, and a run finds its product`() async throws
    {
        let runner = LiveRunner(builder: try await TestBuilder.shared.value, protection: .none, limits: Limits())
        let backend = runner.backend
        let wrong = try await backend.build(Self.app("import Testing\nlet é = 1; let a: Int = \"a\"\n"))
        #expect(wrong.outcome == .didNotCompile)
        #expect(
            wrong.diagnostics.map { [$0.file ?? "", "\($0.lineNumber):\($0.column)", $0.severity.rawValue] } == [
                ["StageTests/StageTests.swift", "2:25", "error"]
            ])
        let number = UInt32.random(in: 0...UInt32.max)
        let right = Self.app("import Testing\n@Test func number\(number)() {}\n")
        let built = try await backend.build(right)
        #expect(built.outcome == .built)
        let said = Mutex<[String]>([])
        let (commands, command) = AsyncStream.makeStream(of: RunCommand.self)
        let sink = RunBackend.RunSink(
            say: { message in if case .build(let text) = message { said.withLock { $0.append(text) } } },
            commands: { commands }, settled: { _ in command.yield(.stop) })
        let order = RunOrder(Self.launch.series(of: right))
        let end = try await backend.perform(order, sink)
        #expect(end.sentence.hasSuffix(" 1 test passed."), "\(end.outcome): \(end.sentence)")
        // Nothing was left to compile.
        #expect(said.withLock { $0 } == [])
    }

    @Test func `A text is formatted, and one that cannot be is left as it is`() async throws {
        let format = LiveRunner(
            builder: try await TestBuilder.shared.value, protection: .none, limits: Limits()
        ).backend.format
        let formatted = try await format("class A{func b(){\nprint(\"x\") ;return\n}}\n")
        #expect(
            formatted
                == RunMessage.Formatted(
                    text: """
                        class A {
                            func b() {
                                print("x")
                                return
                            }
                        }

                        """))
        let wrong = try await format("class A {\n    func b( {\n")
        #expect(wrong.text == nil && wrong.problem?.hasPrefix("The code cannot be formatted. Line ") == true)
        let deep = try await format(String(repeating: "[", count: 30_000))
        #expect(deep.text == nil && deep.problem != nil)
    }

    @Test func `A build that nobody waits for any more leaves no process`() async throws {
        let backend = LiveRunner(
            builder: try await TestBuilder.shared.value, protection: .none, limits: Limits(build: .seconds(120))
        ).backend
        let mark = "Slow\(UInt32.random(in: 0...UInt32.max))"
        // Long enough to be seen at work, short enough to be parsed at once.
        let body = (0..<900).map { "func f\($0)() -> [Int] { [1, 2, 3].map { $0 + \($0) } }\n" }.joined()
        var slow = Self.app("import Testing\n" + body)
        slow.lesson.root = "/understudy/\(mark)"
        let build = Task { [slow] in try await backend.build(slow) }
        try await Self.wait { !Self.processes(naming: mark).isEmpty }
        build.cancel()
        await #expect(throws: CancellationError.self) { try await build.value }
        try await Self.wait { Self.processes(naming: mark).isEmpty }
    }

    /// Waits for a condition, a minute at most.
    private static func wait(until holds: () -> Bool) async throws {
        let end = ContinuousClock.now + .seconds(60)
        while !holds(), ContinuousClock.now < end { try await Task.sleep(for: .milliseconds(10)) }
        #expect(holds())
    }

    /// The processes with a word in their arguments.
    private static func processes(naming word: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return names.filter { name in
            guard Int(name) != nil, let words = try? String(contentsOfFile: "/proc/\(name)/cmdline", encoding: .utf8)
            else { return false }
            return words.contains(word)
        }
    }

    @Test func `A file that cannot be read is a problem at its line, in a run and while its reader types`() async throws
    {
        var lesson = LiveRunnerTests.lesson
        lesson.files[0].text = "<plist>\n<dict>\n<key>A</key>\n<strin>b</string>\n</dict>\n</plist>\n"
        let backend = LiveRunner(builder: try await TestBuilder.shared.value, protection: .none, limits: Limits())
            .backend
        let order = RunOrder(lesson, LaunchConfiguration())
        let remarks = Mutex<[RunMessage.Remark]>([])
        let sink = RunBackend.RunSink(
            say: { line in
                if case .diagnostic(let remark) = line { remarks.withLock { $0.append(remark) } }
            },
            commands: { AsyncStream { $0.finish() } }, settled: { _ in })
        let end = try await backend.perform(order, sink)
        let what = "The Info.plist cannot be read. Encountered unknown tag strin."
        #expect(end.outcome == "refused")
        #expect(end.sentence == "Stage/Info.plist:4: \(what)")
        let expected = RunMessage.Remark(
            file: "Stage/Info.plist", lineNumber: 4, column: 1, severity: .error, message: what,
            hint: RunMessage.Hint(text: end.cure ?? ""))
        #expect(remarks.withLock { $0 } == [expected])
        let build = try await backend.build(order.app)
        #expect(build.outcome == .refused)
        #expect(build.diagnostics == [expected])
    }
}
