import Lifecycle
import Simulator
import TestSupport
import Testing
import Traces

extension EndToEnd {
    /// Test runs whose process ends before the tests do.
    struct InterruptedTestsTests {
        static func told(_ module: String, _ end: [Line], goesOn: Bool = false) -> [Line] {
            let test = { (name: String, text: String) in Line(.test, .test, "\(module)Tests.ThreeTests", name, text) }
            return [
                test("test1()", "started"), test("test1()", "passed"), test("test2()", "started"),
                test("test2()", "issue: failed - the second (\(module)Tests.swift:6)"), test("test2()", "failed"),
                test("test3()", "started"),
            ] + end + [test("test3()", "failed")]
                + (goesOn ? [test("test4()", "started"), test("test4()", "passed")] : [])
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
                        ], goesOn: true))
            #expect(run.verdict.tests == Verdict.Tests(ran: 4, failed: 2))
            #expect(run.verdict.exit == .crashed)
        }

        @Test func `So do those before a test that ends the process`() async throws {
            let run = try await Self.run("Leaving", "exit(0)")
            #expect(
                run.events.filter { [.test, .fault].contains($0.kind) }.lines
                    == Self.told(
                        "Leaving", [.fault("status 0. To a user, an app that ends itself looks like a crash.")],
                        goesOn: true))
            #expect(run.verdict.tests == Verdict.Tests(ran: 4, failed: 2))
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
            #expect(run.verdict.tests == Verdict.Tests(ran: 3, failed: 2, notReached: 1))
            #expect(run.verdict.exit == .timedOut)
        }

        /// Five tests, of which two end their process, and a test of Swift Testing.
        private static let bundle = """
            import Testing
            import XCTest

            final class FiveTests: XCTestCase {
                func test1() { abort() }
                func test2() {}
                func test3() { exit(0) }
                func test4() { XCTFail("the fourth") }
            }

            @Test func last() {}
            """

        @Test func `The host is launched again for the tests that are left`() async throws {
            let run = try await BuiltSample.small(
                "Restarter", ["main.swift": SmallApp.main()], tests: Self.bundle
            ).play(.test)
            let test = { (name: String, text: String) in Line(.test, .test, "RestarterTests.FiveTests", name, text) }
            let restart = Line(
                .console, .system, nil, nil,
                "Restarting after unexpected exit, crash, or test timeout; summary will include totals from previous launches."
            )
            let launch = Line(.launch, .system, nil, nil, "by Xcode's Test, with the test bundle in the process")
            #expect(
                run.events.filter { event in
                    [.test, .fault, .launch].contains(event.kind) || event.rule == "hosting.restarted"
                }.lines == [
                    launch, test("test1()", "started"),
                    .fault(
                        "SIGABRT, an uncaught exception or a call of abort(). What it printed last comes before this in the trace."
                    ),
                    test("test1()", "failed"), restart, launch, test("test2()", "started"), test("test2()", "passed"),
                    test("test3()", "started"),
                    .fault("status 0. To a user, an app that ends itself looks like a crash."),
                    test("test3()", "failed"), restart, launch, test("test4()", "started"),
                    test("test4()", "issue: failed - the fourth (RestarterTests.swift:8)"), test("test4()", "failed"),
                    Line(.test, .test, nil, "last()", "started"), Line(.test, .test, nil, "last()", "passed"),
                ])
            #expect(run.verdict.tests == Verdict.Tests(ran: 5, failed: 3))
            #expect(run.verdict.exit == .crashed)
            #expect(run.verdict.appDelegate == "Restarter.AppDelegate")
        }

        /// Four tests of 0.7 s each, in a run of which each test may take 2 s, and all of them a time.
        private static func slow(_ module: String, all: Duration) async throws -> BuiltSample.RunResult {
            let tests = (1...4).map { "    func test\($0)() { usleep(700_000) }" }.joined(separator: "\n")
            return try await BuiltSample.small(
                module, ["main.swift": SmallApp.main()],
                tests: "import Foundation\nimport XCTest\nfinal class FourTests: XCTestCase {\n\(tests)\n}"
            ).play(.test, limits: RunLimits(wallClock: .seconds(2), tests: all))
        }

        @Test func `Each test has its time, if the limits say so`() async throws {
            let run = try await Self.slow("Walker", all: .seconds(20))
            #expect(run.events.filter { $0.kind == .fault }.lines == [])
            #expect(run.verdict.tests == Verdict.Tests(ran: 4, failed: 0))
            #expect(run.verdict.exit == .finished)
        }

        @Test func `All tests have a time together`() async throws {
            let run = try await Self.slow("Rambler", all: .milliseconds(2500))
            #expect(
                run.events.filter { $0.kind == .fault }.lines
                    == [
                        .fault(
                            "after 2.5 s the tests had not ended. A longer --time-limit gives them more time. Everything that it had started was stopped."
                        )
                    ])
            #expect(run.verdict.tests?.failed == 1)
            #expect(run.verdict.exit == .timedOut)
        }

        /// A host that is launched again tells Swift Testing which tests have run, by their suites and names.
        @Test func `Each test of Swift Testing runs once, also if several end the process`() async throws {
            let names = [
                "plain()", "`one|two`()", "`(three`()", "plainAgain()", "plain(of:)", "Early.one()", "Early.two()",
                "Early.Inner.one()", "Early.Inner.two()", "EarlyBird.one()", "EarlyBird.two()", "last()",
            ]
            let ends: Set = [
                "plain()", "`one|two`()", "plainAgain()", "Early.two()", "Early.Inner.two()", "EarlyBird.one()",
            ]
            let tests = [
                "func plain() { abort() }", "func `one|two`() { abort() }", "func `(three`() {}",
                "func plainAgain() { abort() }", "(arguments: [1, 2]) func plain(of number: Int) {}",
            ].map { "@Test\($0.hasPrefix("(") ? "" : " ")\($0)" }
            // A suite with another in it, and one whose name begins like theirs.
            let suites = """
                struct Early {
                    @Test func one() {}
                    @Test func two() { abort() }
                    struct Inner {
                        @Test func one() {}
                        @Test func two() { abort() }
                    }
                }
                struct EarlyBird {
                    @Test func one() { abort() }
                    @Test func two() {}
                }
                @Test func last() {}
                """
            let run = try await BuiltSample.small(
                "Repeater", ["main.swift": SmallApp.main()],
                tests: "import Foundation\nimport Testing\n" + tests.joined(separator: "\n") + "\n" + suites
            ).play(.test)
            let told = run.events.filter { $0.kind == .test && $0.text == "started" }.map { event in
                [event.class?.split(separator: ".").dropFirst().joined(separator: "."), event.name]
                    .compactMap(\.self).joined(separator: ".")
            }
            #expect(told == names)
            #expect(run.verdict.tests == Verdict.Tests(ran: names.count, failed: ends.count))
        }

        @Test func `Without the rule the tests that are left are counted as not reached`() async throws {
            let run = try await BuiltSample.small(
                "Stayer", ["main.swift": SmallApp.main()], tests: Self.bundle
            ).play(
                .test, on: Device(Conditions(system: SystemVersion(17), disabled: [Rule.hostingRestarted.id])))
            #expect(run.verdict.tests == Verdict.Tests(ran: 1, failed: 1, notReached: 4))
            #expect(run.verdict.testCoverage == "1 of 5 tests ran: 4 were not reached.")
        }
    }
}
