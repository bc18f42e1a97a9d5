import Lifecycle
import Samples
import Simulator
import TestSupport
import Testing

extension EndToEnd {
    /// Tests in the app's process: XCTest's and Swift Testing's in one bundle.
    struct HostedTestsTests {
        static func cases(_ name: String, _ texts: String...) -> [Line] {
            texts.map { Line(.test, .test, "RehearsalTests.CaseTests", name, $0) }
        }

        static func suite(_ name: String, _ texts: String...) -> [Line] {
            texts.map { Line(.test, .test, "RehearsalTests.SuiteTests", name, $0) }
        }

        @Test func `Every way in which a test can end is in the trace`() async throws {
            let run = try await BuiltSample.fixture("Rehearsal").play(.test)
            let expected =
                Self.cases(
                    "testFails()", "started",
                    #"issue: XCTAssertEqual failed: ("Enter, stage left") is not equal to ("Exit") - the wrong cue (CaseTests.swift:12)"#,
                    "failed")
                + Self.cases("testIsSkipped()", "started", "skipped")
                + Self.cases("testOnTheMainActor()", "started", "passed")
                + Self.cases("testPasses()", "started", "passed")
                // XCTest knows no place for an error that is thrown.
                + Self.cases("testThrows()", "started", #"issue: threw error "MissedCue()""#, "failed")
                + Self.cases("testWaits()", "started", "passed")
                + Self.suite(
                    "fails()", "started",
                    #"issue: Expectation failed: (AppDelegate().cue → "Enter, stage left") == "Exit" (SuiteTests.swift:9)"#,
                    "failed")
                + Self.suite("isSkipped()", "skipped")
                + Self.suite("onTheMainActor()", "started", "passed")
                + Self.suite("passes()", "started", "passed")
                + Self.suite(
                    "throwsAnError()", "started", "issue: Caught error: MissedCue() (SuiteTests.swift:24)", "failed")
                + Self.suite("waits()", "started", "passed")
            #expect(run.events.filter { $0.kind == .test }.lines == expected)
            #expect(run.verdict.tests == Verdict.Tests(ran: 12, failed: 4))
            #expect(run.verdict.exit == .failed)
            // Swift Testing prints nothing beside the trace.
            #expect(run.events.printed == [])
        }

        @Test(arguments: [
            (TestChoice(selected: ["CaseTests/testPasses()", "SuiteTests/passes"]), ["testPasses()", "passes()"]),
            (
                TestChoice(
                    selected: ["CaseTests", "SuiteTests/waits()"],
                    skipped: ["CaseTests/testFails", "CaseTests/testThrows()", "CaseTests/testWait"]),
                ["testIsSkipped()", "testOnTheMainActor()", "testPasses()", "testWaits()", "waits()"]
            ),
            (
                TestChoice(skipped: ["CaseTests", "SuiteTests/fails()", "SuiteTests/throwsAnError()"]),
                ["isSkipped()", "onTheMainActor()", "passes()", "waits()"]
            ),
            (TestChoice(selected: []), []),
            (TestChoice(selected: ["Case.ests", "Tests"]), []),
        ]) func `The tests that a scheme chooses run`(choice: TestChoice, names: [String]) async throws {
            var built = try await BuiltSample.fixture("Rehearsal")
            built.app.testChoice = choice
            let run = try await built.play(.test)
            let tests = run.events.filter { $0.kind == .test && $0.text != "started" }.lines
            let ended = names.map { name in
                let text = ["isSkipped()", "testIsSkipped()"].contains(name) ? "skipped" : "passed"
                return name.hasPrefix("test") ? Self.cases(name, text) : Self.suite(name, text)
            }
            #expect(tests == ended.flatMap(\.self))
            #expect(run.verdict.tests == Verdict.Tests(ran: names.count, failed: 0, unchosen: 12 - names.count))
            #expect(run.verdict.exit == .finished)
        }

        @Test(arguments: [
            (TestChoice(selected: ["Renamed"]), ["testOne()", "testTwo()"]),
            (TestChoice(skipped: ["Renamed/testOne()"]), ["testTwo()"]),
        ]) func `A class that Objective-C knows by another name is chosen by that`(
            choice: TestChoice, names: [String]
        ) async throws {
            var built = try await BuiltSample.small(
                "Alias", ["main.swift": SmallApp.main()],
                tests: """
                    import XCTest

                    @objc(Renamed) final class AliasTests: XCTestCase {
                        func testOne() {}
                        func testTwo() {}
                    }
                    """)
            built.app.testChoice = choice
            let run = try await built.play(.test)
            let passed = run.events.filter { $0.kind == .test && $0.text == "passed" }
            #expect(passed.lines == names.map { Line(.test, .test, "Renamed", $0, "passed") })
            let others = names.count == 2 ? nil : 2 - names.count
            #expect(run.verdict.tests == Verdict.Tests(ran: names.count, failed: 0, unchosen: others))
        }

        @Test func `Tests that end the process are told as what they did`() async throws {
            let built = try await BuiltSample.small(
                "Trapdoor", ["main.swift": SmallApp.main()],
                tests: """
                    import Testing

                    @Test func falls() {
                        fatalError("the trapdoor was open")
                    }
                    """)
            let run = try await built.play(.test)
            let told = run.events.filter { [.test, .console, .fault].contains($0.kind) }.lines.withoutStack
            #expect(
                told == [
                    Line(.test, .test, nil, "falls()", "started"),
                    .console("TrapdoorTests/TrapdoorTests.swift:4: Fatal error: the trapdoor was open"),
                    .fault(Line.trap), Line(.test, .test, nil, "falls()", "failed"),
                ])
            #expect(run.verdict.exit == .crashed)
            #expect(run.verdict.tests == Verdict.Tests(ran: 1, failed: 1))
        }

        @Test func `A bundle without tests runs none`() async throws {
            let built = try await BuiltSample.small(
                "Empty", ["main.swift": SmallApp.main()], tests: "import UIKit\nclass NothingHere: UIResponder {}\n")
            let run = try await built.play(.test)
            #expect(run.verdict.tests == Verdict.Tests(ran: 0, failed: 0))
            #expect(run.verdict.exit == .finished)
        }
    }
}
