import Foundation
import Lifecycle
import Simulator
import TestSupport
import Testing

extension EndToEnd {
    /// Samples that speak in the place of the code that reports.
    @Suite(.tried("A sample forges, floods or cuts off the report of its run")) struct ForgedReportTests {
        struct Case: Sendable, CustomTestStringConvertible {
            var name: String
            var inDelegate = ""
            var inTest = ""
            var why: String

            var testDescription: String { name }
        }

        static let cases = [
            Case(
                name: "EarlyTest",
                inDelegate: ##"Forger.event(#""kind":"test","lane":"Test","name":"x()","text":"started""#)"##,
                why: "a test while no tests were to run"),
            Case(
                name: "OwnVerdict",
                inDelegate:
                    ##"Forger.event(#""kind":"verdict","lane":"System","verdict":{"sceneDelegates":[],"configurationRequests":0,"sessionsBefore":0,"sessionsAfter":0,"exit":"finished","isolated":true}"#)"##,
                why: "an event with what the runner adds to it"),
            Case(
                name: "OwnCount",
                inTest: ##"Forger.send(#"{"replied":{"id":13,"_1":{"tested":{"ran":42,"failed":0}}}}"#)"##,
                why: "the tests ended, though fails() had not"),
            Case(
                name: "AnswersTwice",
                inTest: ##"for id in 1...9 { Forger.send(#"{"replied":{"id":\#(id),"_1":{"done":{}}}}"#) }"##,
                why: "a reply to command 1, which the system did not send or which was replied to before"),
            Case(
                name: "PassesItself",
                inTest: ##"Forger.event(#""kind":"test","lane":"Test","name":"fails()","text":"passed""#)"##,
                why: "the end of fails(), which had not begun"),
            Case(
                name: "TimeTravel",
                inDelegate:
                    ##"Forger.send(#"{"event":{"_0":{"seq":0,"time":-9223372036854775808,"kind":"state","lane":"System"}}}"#)"##,
                why: "an event of another time"),
            Case(name: "Nonsense", inDelegate: ##"Forger.send("nonsense")"##, why: "text that is not a message"),
        ]

        static func fault(_ why: String) -> Line {
            .fault(
                """
                the app's process reported what cannot be: \(why). Understudy's own code does not send that, so code of the \
                sample did, and nothing that this run reported counts. Remove what writes to the process's conversation.
                """)
        }

        @Test(arguments: cases)
        func `A forged report is found out`(_ forgery: Case) async throws {
            let app = ["main.swift": SmallApp.main(forgery.inDelegate), "Forger.swift": SmallApp.forger]
            let tests = """
                import Testing
                @testable import \(forgery.name)
                @Test func fails() {
                    \(forgery.inTest)
                    #expect(Bool(false))
                }
                """
            let run = try await BuiltSample.small(forgery.name, app, tests: tests).play(.test)
            #expect(run.events.filter { $0.kind == .fault }.lines == [Self.fault(forgery.why)])
            #expect(run.verdict.exit == .forged)
            #expect(!run.verdict.isolated)
        }

        @Test func `The mark is not in the environment that Linux shows of the process`() async throws {
            let body = #"""
                let shown = try! String(contentsOfFile: "/proc/self/environ", encoding: .utf8).split(separator: "\0")
                        print(shown.filter { $0.hasPrefix("UNDERSTUDY") }.map(String.init))
                        print(ProcessInfo.processInfo.environment.keys.filter { $0.hasPrefix("UNDERSTUDY") }.sorted())
                """#
            let run = try await BuiltSample.small("Curious", ["main.swift": SmallApp.main(body)]).play(.run)
            #expect(run.events.printed == [#"["UNDERSTUDY_CONVERSATION=1"]"#, "[]"])
            #expect(run.verdict.exit == .finished)
        }
    }
}
