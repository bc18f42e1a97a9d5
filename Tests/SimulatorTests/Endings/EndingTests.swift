import Foundation
import Lifecycle
import Simulator
import TestSupport
import Testing

extension EndToEnd {
    /// Apps that do not live the way apps live: each to its whole trace.
    struct EndingTests {
        struct Case: Sendable, CustomTestStringConvertible {
            var name: String
            var main: String
            var lines: [Line]
            var exit: Verdict.Exit

            var testDescription: String { name }
        }

        static func called(_ name: String) -> [Line] {
            [
                .launch, Line(.state, .appDelegate, "\(name).AppDelegate", "delegate"),
                Line(.call, .appDelegate, "\(name).AppDelegate", Line.didFinish),
            ]
        }

        static let cases = [
            Case(
                name: "Returns", main: #"print("I am no app")"#,
                lines: [
                    .launch, .console("I am no app"),
                    .fault(
                        "status 0, before UIApplicationMain was called. Call it at the end of main.swift, or mark the app delegate with @main."
                    ),
                    .verdict,
                ], exit: .exited),
            Case(
                name: "NeverEnters", main: #"print("waiting"); while true {}"#,
                lines: [
                    .launch, .console("waiting"),
                    .fault(
                        "after 0.5 s the app had not called UIApplicationMain. Call it from main.swift, or mark the app delegate with @main. Everything that it had started was stopped."
                    ),
                    .verdict,
                ], exit: .timedOut),
            Case(
                name: "ExitsAtOnce", main: "import Foundation\nexit(3)",
                lines: [
                    .launch,
                    .fault(
                        "status 3, before UIApplicationMain was called. Call it at the end of main.swift, or mark the app delegate with @main."
                    ),
                    .verdict,
                ], exit: .exited),
            Case(
                name: "ExitsLater", main: SmallApp.main("exit(3)"),
                lines: called("ExitsLater") + [
                    .fault("status 3. To a user, an app that ends itself looks like a crash."), .verdict,
                ], exit: .exited),
            Case(
                name: "NeverAnswers", main: SmallApp.main("while true {}"),
                lines: called("NeverAnswers") + [
                    .fault(
                        "after 0.5 s the app did not respond: its main thread is busy or blocked. Everything that it had started was stopped."
                    ),
                    .verdict,
                ], exit: .timedOut),
            Case(
                name: "Crashes", main: SmallApp.main(#"fatalError("the rope broke")"#),
                lines: called("Crashes") + [
                    .console("Crashes/main.swift:8: Fatal error: the rope broke"), .fault(Line.trap), .verdict,
                ], exit: .crashed),
            Case(
                name: "Aborts", main: SmallApp.main("abort()"),
                lines: called("Aborts") + [
                    .fault(
                        "SIGABRT, an uncaught exception or a call of abort(). What it printed last comes before this in the trace."
                    ),
                    .verdict,
                ], exit: .crashed),
            Case(
                name: "NoSuchDelegate",
                main: "import UIKit\nUIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, \"Nobody\")",
                lines: [
                    .launch,
                    Line(
                        .fault, .system, nil, "NSInternalInconsistencyException",
                        "Unable to instantiate the UIApplication delegate instance. No class named Nobody is loaded."),
                    .verdict,
                ], exit: .crashed),
            Case(
                name: "NoDelegate",
                main: "import UIKit\nUIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, nil)",
                lines: [
                    .launch,
                    Line(
                        .state, .appDelegate, nil, "delegate", "UIApplicationMain was given no app delegate"),
                    Line(.state, .system, nil, "UISceneConfiguration", "from the Info.plist: name Main"), .verdict,
                ], exit: .finished),
        ]

        @Test(arguments: cases)
        func `A process that ends by itself ends the run`(_ ending: Case) async throws {
            let built = try await BuiltSample.small(ending.name, ["main.swift": ending.main])
            let limits = RunLimits(wallClock: ending.exit == .timedOut ? .milliseconds(500) : .seconds(20))
            let run = try await built.play(.run, limits: limits)
            #expect(run.events.lines.withoutStack == ending.lines)
            #expect(run.verdict.exit == ending.exit)
        }

        @Test func `A crash leaves the device as it was, and the app can be launched again`() async throws {
            let sound = SmallApp.main("", before: "")
            let broken = SmallApp.main(#"fatalError("the rope broke")"#)
            let before = try await BuiltSample.small("Rope", ["main.swift": sound]).play(.run)
            let crash = try await BuiltSample.small("Rope", ["main.swift": broken]).play(.run, on: before.device)
            #expect(crash.verdict.exit == .crashed)
            #expect(crash.device == before.device)
            #expect(crash.verdict.sessionsAfter == 1)
            let after = try await BuiltSample.small("Rope", ["main.swift": sound]).play(.run, on: crash.device)
            #expect(after.verdict.exit == .finished)
            #expect(after.device == before.device)
        }

        @Test func `With an app that never answers, the whole process group ends`() async throws {
            let built = try await BuiltSample.small(
                "Understaffed",
                [
                    "main.swift": SmallApp.main(
                        """
                        let child = Process()
                                child.executableURL = URL(filePath: "/bin/sh")
                                child.arguments = ["-c", "sleep 60 & echo $!; wait"]
                                try! child.run()
                                print(child.processIdentifier)
                                while true {}
                        """)
                ])
            let run = try await built.play(.run, limits: RunLimits(wallClock: .seconds(1)))
            let processes = run.events.printed.compactMap { Int32($0) }
            #expect(processes.count == 2)
            for process in processes { #expect(!ProcessTable.isAlive(process)) }
            #expect(run.verdict.exit == .timedOut)
        }

        @Test func `What an app leaves behind ends with the run`() async throws {
            let built = try await BuiltSample.small("Leaver", ["main.swift": Self.leaver("/bin/sleep", "60")])
            let run = try await built.play(.run)
            #expect(run.verdict.exit == .exited)
            let process = try #require(run.events.printed.compactMap { Int32($0) }.first)
            #expect(!ProcessTable.isAlive(process))
        }

        @Test func `A run does not wait for a process that left its app's session`() async throws {
            let built = try await BuiltSample.small(
                "Deserter", ["main.swift": Self.leaver("/bin/sh", "-c", "exec setsid sleep 8")])
            let start = ContinuousClock.now
            let run = try await built.play(.run)
            #expect(run.verdict.exit == .exited)
            #expect(ContinuousClock.now - start < .seconds(6))
        }

        /// A program that starts another one, says its number and goes.
        static func leaver(_ program: String, _ arguments: String...) -> String {
            """
            import Foundation
            let child = Process()
            child.executableURL = URL(filePath: "\(program)")
            child.arguments = \(arguments)
            try! child.run()
            print(child.processIdentifier)
            Thread.sleep(forTimeInterval: 0.2)
            exit(0)
            """
        }
    }
}
