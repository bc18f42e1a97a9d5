import Lifecycle
import Simulator
import TestSupport
import Testing

extension EndToEnd {
    /// Test runs whose process ends before the tests do.
    struct InterruptedTestsTests {
        static func told(_ module: String, _ end: [Line]) -> [Line] {
            let test = { (name: String, text: String) in Line(.test, .test, "\(module)Tests.ThreeTests", name, text) }
            return [
                test("test1()", "started"), test("test1()", "passed"), test("test2()", "started"),
                test("test2()", "issue: failed - the second (\(module)Tests.swift:6)"), test("test2()", "failed"),
                test("test3()", "started"),
            ] + end + [test("test3()", "failed")]
        }

        static func run(_ module: String, _ third: String, within time: Duration = .seconds(20)) async throws
            -> BuiltSample.RunResult
        {
            try await BuiltSample.small(
                module, ["main.swift": SmallApp.main()], tests: SmallApp.threeTests(third: third)
            )
            .play(.test, limits: RunLimits(wallClock: time))
        }

        @Test func `The tests before a crash count, and the one that crashed has failed`() async throws {
            let run = try await Self.run("Crasher", "abort()")
            #expect(
                run.events.filter { [.test, .fault].contains($0.kind) }.lines
                    == Self.told(
                        "Crasher",
                        [
                            .fault(
                                "SIGABRT, an uncaught exception or a call of abort(). What it printed last comes before this in the trace."
                            )
                        ])
            )
            #expect(run.verdict.tests == Verdict.Tests(ran: 3, failed: 2))
            #expect(run.verdict.exit == .crashed)
        }

        @Test func `So do those before a test that ends the process`() async throws {
            let run = try await Self.run("Leaving", "exit(0)")
            #expect(
                run.events.filter { [.test, .fault].contains($0.kind) }.lines
                    == Self.told(
                        "Leaving", [.fault("status 0. To a user, an app that ends itself looks like a crash.")]))
            #expect(run.verdict.tests == Verdict.Tests(ran: 3, failed: 2))
            #expect(run.verdict.exit == .exited)
        }

        @Test func `And those before a test that never ends`() async throws {
            let run = try await Self.run("Lingerer", "while true {}", within: .seconds(2))
            #expect(
                run.events.filter { [.test, .fault].contains($0.kind) }.lines
                    == Self.told(
                        "Lingerer",
                        [
                            .fault(
                                "after 2 s the app did not respond: its main thread is busy or blocked. Everything that it had started was stopped."
                            )
                        ]))
            #expect(run.verdict.tests == Verdict.Tests(ran: 3, failed: 2))
            #expect(run.verdict.exit == .timedOut)
        }
    }
}
