import Foundation
import Lifecycle
import Simulator
import TestSupport
import Testing

extension EndToEnd {
    /// The output of an app: apart from its events, and in order with them.
    struct OutputTests {
        /// The trace of a small app without scene delegate, around what its didFinishLaunching prints.
        static func trace(_ module: String, before: [Line] = [], printed: [Line], after: [Line] = []) -> [Line] {
            let app = "\(module).AppDelegate"
            return [.launch] + before + [
                Line(.state, .appDelegate, app, "delegate"), Line(.call, .appDelegate, app, Line.didFinish),
            ] + printed + [Line(.return, .appDelegate, app, Line.didFinish, "true")] + after + [
                Line(.state, .system, nil, "UISceneConfiguration", "from the Info.plist: name Main"), .verdict,
            ]
        }

        struct Case: Sendable, CustomTestStringConvertible {
            var name: String
            var body: String
            var before = ""
            var told: [String] = []
            var printed: [String]
            var after: [String] = []

            var testDescription: String { name }
        }

        static let cases = [
            Case(
                name: "Lines", body: #"print("one"); print("two\nthree"); print("")"#,
                printed: ["one", "two", "three", ""]),
            Case(name: "NoNewline", body: #"print("half a line", terminator: "")"#, printed: ["half a line"]),
            Case(
                name: "StandardError",
                body: #"print("out"); FileHandle.standardError.write(Data("err\n".utf8)); print("out")"#,
                printed: ["out", "err", "out"]),
            Case(
                name: "BinaryBytes",
                body:
                    "FileHandle.standardOutput.write(Data([0x41, 0xFF, 0x00, 0x1E, 0x1B, 0x42, 0x0D, 0x0A, 0x1E, 0x0A]))",
                printed: ["A\u{FFFD}\0\u{1E}\u{1B}B", "\u{1E}"]),
            Case(
                name: "Unicode", body: #"print("Grüße, 👩‍👩‍👧 \u{2028} 你好")"#, printed: ["Grüße, 👩‍👩‍👧 \u{2028} 你好"]),
            Case(
                name: "LooksLikeAnEvent",
                body: #"print("{\"seq\":1,\"time\":0,\"kind\":\"verdict\",\"lane\":\"System\"}")"#,
                printed: [#"{"seq":1,"time":0,"kind":"verdict","lane":"System"}"#]),
            Case(
                name: "BeforeUIApplicationMain", body: #"print("in the app")"#, before: #"print("before the app")"#,
                told: ["before the app"], printed: ["in the app"]),
            Case(
                name: "BetweenCallbacks", body: #"DispatchQueue.main.async { print("between") }"#, printed: [],
                after: ["between"]),
            Case(
                name: "ClosedOutput", body: "fflush(stdout); fclose(stdout)", printed: []),
        ]

        @Test(arguments: cases)
        func `What is printed stands in order with the events`(_ output: Case) async throws {
            let built = try await BuiltSample.small(
                output.name, ["main.swift": SmallApp.main(output.body, before: output.before)])
            let run = try await built.play(.run)
            #expect(
                run.events.lines
                    == Self.trace(
                        output.name, before: output.told.map(Line.console), printed: output.printed.map(Line.console),
                        after: output.after.map(Line.console)))
            #expect(run.verdict.exit == .finished)
        }

        @Test func `A very long line arrives whole, in pieces`() async throws {
            let built = try await BuiltSample.small(
                "LongLine", ["main.swift": SmallApp.main(#"print(String(repeating: "Bühne", count: 20_000))"#)])
            let run = try await built.play(.run)
            #expect(run.events.printed.joined() == String(repeating: "Bühne", count: 20_000))
            #expect(
                run.events.lines.filter { $0.kind != .console }
                    == Self.trace("LongLine", printed: []))
        }

        @Test func `Output without end hits a limit, and what was printed until then is kept`() async throws {
            let built = try await BuiltSample.small(
                "Flood", ["main.swift": SmallApp.main(#"while true { print(String(repeating: "x", count: 99)) }"#)])
            let run = try await built.play(
                .run, limits: RunLimits(wallClock: .seconds(20), outputBytes: 1000))
            let line = Line.console(String(repeating: "x", count: 99))
            #expect(
                run.events.lines == [
                    .launch, Line(.state, .appDelegate, "Flood.AppDelegate", "delegate"),
                    Line(.call, .appDelegate, "Flood.AppDelegate", Line.didFinish),
                ] + Array(repeating: line, count: 10) + [
                    .fault(
                        "the app printed more than 1000 bytes. What it printed until then is kept; 100 bytes and whatever followed were dropped."
                    ),
                    .verdict,
                ])
            #expect(run.verdict.exit == .limitExceeded)
        }

        @Test func `Events without end hit a limit, and those until then are kept`() async throws {
            let built = try await BuiltSample.small(
                "Loop",
                [
                    "main.swift": SmallApp.main("while true { Endless().loadViewIfNeeded() }"),
                    "Endless.swift": """
                    import UIKit

                    class Endless: UIViewController {
                        override func viewDidLoad() {}
                    }
                    """,
                ])
            let run = try await built.play(.run, limits: RunLimits(wallClock: .seconds(20), events: 7))
            let screen = "Loop.Endless"
            #expect(
                run.events.lines == [
                    .launch, Line(.state, .appDelegate, "Loop.AppDelegate", "delegate"),
                    Line(.call, .appDelegate, "Loop.AppDelegate", Line.didFinish),
                    Line(.call, .viewController, screen, "viewDidLoad()"),
                    Line(.return, .viewController, screen, "viewDidLoad()"),
                    Line(.call, .viewController, screen, "viewDidLoad()"),
                    Line(.return, .viewController, screen, "viewDidLoad()"),
                    .fault("the run reached 7 events. They are kept; everything after them was dropped."), .verdict,
                ])
            #expect(run.verdict.exit == .limitExceeded)
        }
    }
}
