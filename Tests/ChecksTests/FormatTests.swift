import Foundation
import FoundationXML
import Lifecycle
import Runs
import Testing
import Traces

@testable import Checks

/// The forms of a report.
struct FormatTests {
    private static let patch = Patch(
        [Patch.File(path: "/w/App/main.swift", before: "let name = \"A\"\n", after: "let name = \"T.A\"\n")])

    private static let report = CheckReport(
        project: "A & \"B\" <C>", root: "/w",
        results: [
            ScenarioResult(.run, .launched(.run())), ScenarioResult(.tests, .launched(.made())),
            ScenarioResult(.testsWithTwoWindows, .omitted("the app shows one window")),
            ScenarioResult(.testsWithSDK27, .failed("no room\n::error::forged")),
        ],
        findings: [
            Finding(
                .productionCode, "Production, 100% of it: \u{1B}[31m::error::<forged> ]]>", scenarios: [.tests],
                place: SourcePlace(file: "/w/App/a,b:c%.swift", line: 7), rule: .sessionUnknown, cure: "Stop it."),
            Finding(
                .classNameNotFound, "There is no A.", place: SourcePlace(file: "/w/App/main.swift", line: 1),
                cure: "Look it up as T.A.", patch: patch),
        ])

    @Test func `Text`() {
        #expect(
            Self.report.rendered(as: .text) == """
                scenario                           app delegate        scene delegates       root controllers  isolated  tests  end
                a normal run                       AppDelegate         SceneDelegate         none
                tests on a fresh device            TestingAppDelegate  TestingSceneDelegate  none              yes       1 ran
                tests on an iPad with two windows  omitted: the app shows one window
                tests with the SDK of iOS 27       not launched: no room ::error::forged

                App/a,b:c%.swift:7: production-code-in-tests
                  Production, 100% of it: \\u{1B}[31m::error::<forged> ]]>
                  Seen in: tests on a fresh device.
                  Why: \(Rule.sessionUnknown.statement) (session.unknown, observed: \(Rule.sessionUnknown.source))
                  Cure: Stop it.
                  Read: Choose a testing scene delegate, Hackworth#Choose-a-testing-scene-delegate in the documentation

                App/main.swift:1: class-name-not-found
                  There is no A.
                  Cure: Look it up as T.A.
                  Read: Why a renamed test target brings production back, Reid#Why-a-renamed-test-target-brings-production-back in the documentation
                --- a/App/main.swift
                +++ b/App/main.swift
                @@ -1 +1 @@
                -let name = "A"
                +let name = "T.A"

                2 findings. 1 scenario was not launched; its row says why.

                """)
    }

    @Test func `Workflow commands, a line each, with nothing in them that GitHub would take for another`() {
        let lines = Self.report.rendered(as: .github).split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.count == 4)
        #expect(lines.allSatisfy { $0.isEmpty || $0.hasPrefix("::") })
        #expect(
            lines[0] == """
                ::error file=App/a%2Cb%3Ac%25.swift,line=7,title=production-code-in-tests::Production, 100%25 of it: \
                \\u{1B}[31m::error::<forged> ]]>%0AWhy: \(Rule.sessionUnknown.statement) (session.unknown, observed: \
                \(Rule.sessionUnknown.source))%0ACure: Stop it.
                """)
        #expect(
            lines[1] == """
                ::error file=App/main.swift,line=1,title=class-name-not-found::There is no A.%0ACure: Look it up as \
                T.A.%0A--- a/App/main.swift%0A+++ b/App/main.swift%0A@@ -1 +1 @@%0A-let name = "A"%0A+let name = "T.A"%0A
                """)
        #expect(lines[2].hasPrefix("::notice title=Scenarios::scenario "))
        #expect(lines[3] == "")
    }

    @Test func `JSON has every scenario and finding`() throws {
        let answer = try JSONDecoder().decode(
            CheckAnswer.self, from: Data(Self.report.rendered(as: .json).utf8))
        #expect(
            answer
                == CheckAnswer(
                    version: 1, project: "A & \"B\" <C>", root: "/w", failure: nil,
                    scenarios: [
                        .init(
                            id: "run", outcome: "launched", appDelegate: "Stage.AppDelegate",
                            sceneDelegates: ["Stage.SceneDelegate"], rootControllers: [], exit: "finished"),
                        .init(
                            id: "tests", outcome: "launched", appDelegate: "TestingAppDelegate",
                            sceneDelegates: ["StageTests.TestingSceneDelegate"], rootControllers: [],
                            isolation: "isolated", tests: .init(ran: 1, failed: 0), exit: "finished"),
                        .init(id: "tests-with-two-windows", outcome: "omitted", reason: "the app shows one window"),
                        .init(id: "tests-with-sdk-27", outcome: "failed", reason: "no room\n::error::forged"),
                    ],
                    notes: [],
                    findings: [
                        .init(
                            id: "production-code-in-tests",
                            what: "Production, 100% of it: \u{1B}[31m::error::<forged> ]]>", scenarios: ["tests"],
                            file: "App/a,b:c%.swift", line: 7, cure: "Stop it.",
                            page: "Hackworth#Choose-a-testing-scene-delegate"),
                        .init(
                            id: "class-name-not-found", what: "There is no A.", scenarios: [],
                            file: "App/main.swift", line: 1, cure: "Look it up as T.A.",
                            diff: """
                                --- a/App/main.swift
                                +++ b/App/main.swift
                                @@ -1 +1 @@
                                -let name = "A"
                                +let name = "T.A"

                                """, page: "Reid#Why-a-renamed-test-target-brings-production-back"),
                    ]))
    }

    @Test func `JUnit's XML parses, with a case for each scenario and for the sources`() throws {
        let text = Self.report.rendered(as: .junit)
        let document = try XMLDocument(xmlString: text)
        let suite = try #require(document.rootElement()?.elements(forName: "testsuite").first)
        let counts = ["name", "tests", "failures", "errors", "skipped"].map {
            suite.attribute(forName: $0)?.stringValue
        }
        #expect(counts == ["understudy check A & \"B\" <C>", "5", "2", "1", "1"])
        let cases = suite.elements(forName: "testcase").map { element in
            ([element.attribute(forName: "name")?.stringValue ?? ""]
                + (element.children ?? []).compactMap(\.name).filter { $0 != "text" }).joined(separator: " ")
        }
        #expect(
            cases == [
                "run system-out", "tests failure system-out", "tests-with-two-windows skipped",
                "tests-with-sdk-27 error", "sources failure",
            ])
        let failure = try #require(suite.elements(forName: "testcase")[1].elements(forName: "failure").first)
        #expect(
            failure.attribute(forName: "message")?.stringValue
                == "production-code-in-tests: Production, 100% of it: \\u{1B}[31m::error::<forged> ]]>")
    }

    @Test func `The conditions under which rows hold are named in every form`() throws {
        func used(_ code: String, _ effect: LeftOutUse.Effect, _ line: Int) -> TraceEvent {
            TraceEvent(
                kind: .state, lane: .system,
                state: .leftOut(LeftOutUse(code: code, reason: "module Swinject is not here", effect: effect)),
                place: SourcePlace(file: "/w/App/A.swift", line: line))
        }
        let uses = [used("Container.shared.register()", .assumed, 5), used("store.load()", .unknown, 6)]
        let report = CheckReport(
            project: "App", root: "/w",
            results: [
                ScenarioResult(
                    .run,
                    .launched(.made(isolation: nil, ran: nil, further: uses + uses + [used("flags.on", .stops, 7)]))),
                ScenarioResult(.tests, .launched(.made(further: [uses[0], used("later()", .stops, 8)]))),
            ], findings: [])
        #expect(report.status == .well)
        let assumption =
            "This assumes that Container.shared.register() does nothing to the launch (module Swinject is not here)."
        let unknown = "The launch is not known from left-out code on: store.load() (module Swinject is not here)."
        let end = "The launch ended at left-out code: flags.on (module Swinject is not here)."
        #expect(
            report.rendered(as: .text).split(separator: "\n").suffix(4) == [
                "Note: App/A.swift:5: \(assumption)", "Note: App/A.swift:6: \(unknown)", "Note: App/A.swift:7: \(end)",
                "No findings beyond the notes above.",
            ])
        #expect(
            report.rendered(as: .github).split(separator: "\n").suffix(3) == [
                "::notice file=App/A.swift,line=5,title=left-out-code::\(assumption)",
                "::notice file=App/A.swift,line=6,title=left-out-code::\(unknown)",
                "::notice file=App/A.swift,line=7,title=left-out-code::\(end)",
            ])
        let answer = try JSONDecoder().decode(CheckAnswer.self, from: Data(report.rendered(as: .json).utf8))
        #expect(
            answer.notes == [
                .init(
                    what: assumption, code: "Container.shared.register()", reason: "module Swinject is not here",
                    effect: "assumed", scenarios: ["run", "tests"], file: "App/A.swift", line: 5),
                .init(
                    what: unknown, code: "store.load()", reason: "module Swinject is not here", effect: "unknown",
                    scenarios: ["run"], file: "App/A.swift", line: 6),
                .init(
                    what: end, code: "flags.on", reason: "module Swinject is not here", effect: "stops",
                    scenarios: ["run"], file: "App/A.swift", line: 7),
            ])
        let suite = try XMLDocument(xmlString: report.rendered(as: .junit)).rootElement()?.elements(
            forName: "testsuite"
        ).first
        let outputs = suite?.elements(forName: "testcase").map { element in
            element.elements(forName: "system-out").compactMap(\.stringValue).joined().split(separator: "\n")
                .filter { $0.hasPrefix("note: ") }
        }
        #expect(
            outputs == [
                [
                    "note: App/A.swift:5: \(assumption)", "note: App/A.swift:6: \(unknown)",
                    "note: App/A.swift:7: \(end)",
                ],
                ["note: App/A.swift:5: \(assumption)"], [],
            ])
    }

    @Test func `Failed tests and the app that ships are said in every form`() throws {
        var failing = LaunchedApp.made()
        failing.verdict.tests = Verdict.Tests(ran: 4, failed: 3)
        failing.roles.shippedApp = "MyApp"
        let report = CheckReport(
            project: "App", root: "/w",
            results: [
                ScenarioResult(.tests, .launched(failing)), ScenarioResult(.testsAfterRun, .launched(failing)),
            ], findings: [], remarks: ["Production is MyApp."])
        let failed = "3 of 4 tests failed: tests on a fresh device; tests after a normal run."
        let host = "The tests have their own host. None of MyApp's launch code ran."
        #expect(
            report.rendered(as: .text).split(separator: "\n").suffix(3) == [
                host[...], "Production is MyApp.", "No findings. \(failed)",
            ])
        let lines = report.rendered(as: .github).split(separator: "\n")
        #expect(lines.first == "::warning title=tests-failed::\(failed)")
        #expect(
            lines.suffix(2) == [
                "::notice title=production::\(host)", "::notice title=production::Production is MyApp.",
            ])
        let answer = try JSONDecoder().decode(CheckAnswer.self, from: Data(report.rendered(as: .json).utf8))
        #expect(answer.failedTests == [failed])
        #expect(answer.remarks == [host, "Production is MyApp."])
        let suite = try XMLDocument(xmlString: report.rendered(as: .junit)).rootElement()?.elements(
            forName: "testsuite"
        ).first
        let sources = suite?.elements(forName: "testcase").last
        #expect(
            sources?.elements(forName: "system-out").compactMap(\.stringValue)
                == ["\(failed)\n\(host)\nProduction is MyApp."])
    }

    @Test func `An app that was not built is said in every form`() throws {
        let report = CheckReport(
            project: "App", root: "/w", results: [ScenarioResult(.run, .failed("the app does not compile"))],
            findings: [], failure: "App does not compile:\nerror")
        #expect(report.rendered(as: .text).hasSuffix("The app was not launched: it could not be built.\n"))
        #expect(report.rendered(as: .github).hasPrefix("::error title=not-built::App does not compile:%0Aerror\n"))
        #expect(report.rendered(as: .junit).contains("<error message=\"The app was not built.\">"))
        #expect(report.rendered(as: .json).contains(#""failure" : "App does not compile:\nerror""#))
    }
}
