import Confinement
import Foundation
import Lifecycle
import Samples
import Simulator
import Synchronization
import Testing

@testable import Playground

/// Runs of a real app, from its files to its end.
@Suite(.serialized) struct LiveRunnerTests {
    private static let lesson = Lesson(
        name: LessonName(tutorial: "real", number: 1), title: "", text: "",
        files: [
            .init(name: "Stage/Info.plist", text: #"<plist version="1.0"><dict/></plist>"#),
            .init(
                name: "Stage/AppDelegate.swift",
                text: """
                    import UIKit
                    @main class AppDelegate: UIResponder, UIApplicationDelegate {
                        func applicationDidEnterBackground(_ application: UIApplication) { print("background") }
                    }
                    """),
            .init(
                name: "StageTests/StageTests.swift",
                text: """
                    import Testing
                    import UIKit
                    @Test func delegate() { #expect(UIApplication.shared.delegate != nil) }
                    """),
        ], commands: [], recorded: [])

    /// Runs a lesson until it has done some actions, and returns every event of its trace and the result each time that
    /// it settles.
    private static func play(
        _ order: RunOrder, then actions: [Action] = []
    ) async throws -> (end: RunMessage.End, results: [RunMessage.Result], events: [TraceEvent]) {
        let stagehand = LiveRunner(builder: try await HostileSample.builder.value, protection: .none, limits: Limits())
        let results = Mutex<[RunMessage.Result]>([])
        let events = Mutex<[TraceEvent]>([])
        let (commands, command) = AsyncStream.makeStream(of: RunCommand.self)
        let sink = RunBackend.RunSink(
            say: { line in if case .event(let event) = line { events.withLock { $0.append(event) } } },
            commands: { commands },
            settled: { result in
                let done = results.withLock { results in
                    results.append(result)
                    return results.count - 1
                }
                command.yield(actions.indices.contains(done) ? .action(actions[done]) : .stop)
            })
        let end = try await stagehand.backend.perform(order, sink)
        return (end, results.withLock { $0 }, events.withLock { $0 })
    }

    private static func technique(_ name: String) async throws -> Lesson {
        try await StepShelf(lessons: .canned).lesson(name)
    }

    @Test func `an iPad tells its cards and its external display`() async throws {
        let lesson = try await Self.technique("T47/code")
        let choice = LaunchChoice(idiom: .pad, scenario: .fresh)
        let order = RunOrder(lesson: lesson, edits: [:], kind: .run, device: choice.freshDevice, launch: choice)
        let results = try await Self.play(
            order, then: [.newWindow, .split, .connectDisplay, .unsplit, .front(card: 2), .swipe(card: 1)]
        ).results
        let (one, two, far) = (
            "5CE4E000-0000-4000-8000-000000000001", "5CE4E000-0000-4000-8000-000000000002",
            "5CE4E000-0000-4000-8000-000000000003"
        )
        #expect(
            results.map(\.windows) == [
                .init(cards: [[one]]), .init(cards: [[two], [one]]), .init(cards: [[two, one]]),
                .init(cards: [[two, one]], external: far), .init(cards: [[two], [one]], external: far),
                .init(cards: [[one], [two]], external: far), .init(cards: [[two]], external: far),
            ])
    }

    @Test(arguments: [(HostingProfile.newest, 1, true), (.xcode7, 1, false), (.none, 0, false)])
    func `a technique's tests are hosted as the chosen Xcode does it`(
        hosting: HostingProfile, tests: Int, isIsolated: Bool
    ) async throws {
        let lesson = try await Self.technique("T29/code")
        var choice = lesson.start
        choice.hosting = hosting
        let order = RunOrder(lesson: lesson, edits: [:], kind: .test, device: choice.freshDevice, launch: choice)
        let verdict = try await Self.play(order).end.result?.verdict
        #expect(verdict?.tests?.ran == tests)
        #expect(verdict?.isolated == isIsolated)
    }

    @Test func `the scheme's arguments and variables, the SDK and a preview reach the app`() async throws {
        var lesson = Self.lesson
        lesson.files[1].text = """
            import Foundation
            import UIKit
            @main class AppDelegate: UIResponder, UIApplicationDelegate {
                func applicationDidFinishLaunching(_ application: UIApplication) {
                    print(CommandLine.arguments.dropFirst().joined(separator: "|"))
                    for name in ["MOOD", "XCODE_RUNNING_FOR_PREVIEWS"] { print(ProcessInfo.processInfo.environment[name] ?? "-") }
                }
            }
            """
        var choice = LaunchChoice(
            system: SystemVersion(27), sdk: SystemVersion(26),
            scheme: Scheme(arguments: ["-a", "b c"], environment: ["MOOD": "calm"]),
            scenario: .fresh)
        func printed(isPreview: Bool) async throws -> [String?] {
            choice.isPreview = isPreview
            let order = RunOrder(lesson: lesson, edits: [:], kind: .run, device: choice.freshDevice, launch: choice)
            let played = try await Self.play(order)
            #expect(played.end.result?.device.apps.values.map(\.description.sdk) == [SystemVersion(26)])
            return played.events.filter { $0.lane == .console && $0.kind == .console }.map(\.text)
        }
        #expect(try await printed(isPreview: false) == ["-a|b c", "calm", "-"])
        #expect(try await printed(isPreview: true) == ["-a|b c", "calm", "1"])
    }

    @Test func `what hosts the tests may be another app than the one that people run`() async throws {
        let lesson = try await Self.technique("N18")
        var choice = lesson.start
        choice.scenario = .afterRun
        let order = RunOrder(
            lesson: lesson, edits: [:], kind: .test, runsBefore: [[]], device: choice.freshDevice, launch: choice)
        let played = try await Self.play(order)
        #expect(played.end.result?.verdict.isolated == true)
        #expect(
            played.end.result?.device.apps.mapValues(\.sessions.count)
                == ["org.understudy.Stage": 1, "org.understudy.Stage.tests": 0])
    }

    @Test func `what a person does before the tests is done`() async throws {
        let lesson = try await Self.technique("T31/code")
        func verdict(before: [Action]) async throws -> Verdict? {
            let plan = RunPlan(scenario: lesson.start.scenario, before: before)
            let order = RunOrder(
                lesson: lesson, edits: [:], kind: .test, runsBefore: plan.runs, device: lesson.start.freshDevice,
                launch: lesson.start)
            return try await Self.play(order).end.result?.verdict
        }
        #expect(try await verdict(before: lesson.host.before)?.isolated == true)
        #expect(try await verdict(before: [])?.isolated == false)
    }

    /// Checks the types of a run's lines after normal use, with the app's output, until `home` has settled.
    @Test func `tests after a normal run, with an action, in and outside the sandbox`() async throws {
        let found = try await HostileSample.builder.value.modules.protection
        for protection in [found, .none] {
            var lessons = Lessons.canned
            lessons.lesson = { _ in Self.lesson }
            let stagehand = LiveRunner(
                builder: try await HostileSample.builder.value, protection: protection, limits: Limits())
            let (settled, settle) = AsyncStream.makeStream(of: String.self)
            let log = RunLog(protections: [])
            let (commands, command) = AsyncStream.makeStream(of: RunCommand.self)
            let sink = RunBackend.RunSink(say: log.say, commands: { commands }, settled: { settle.yield($0.sentence) })
            let order = RunOrder(
                lesson: Self.lesson, edits: [:], kind: .test, runsBefore: [[]],
                device: Device(system: SystemVersion(26)))
            async let end = {
                // If a run ends without settling, the test must not wait.
                defer { settle.finish() }
                return try await stagehand.backend.perform(order, sink)
            }()
            var sentences: [String] = []
            for await sentence in settled {
                sentences.append(sentence)
                if sentences.count == 2 { break }
                command.yield(.action(.home))
            }
            command.yield(.stop)
            let outcome = try await end
            #expect(outcome.outcome == "finished")
            #expect(outcome.result?.verdict.tests == Verdict.Tests(ran: 1, failed: 0))
            #expect(sentences.allSatisfy { $0.hasSuffix("1 test passed.") }, "\(sentences)")
            let lines = try await log.lines(after: 0) ?? []
            #expect(lines.count { $0.contains(#""type":"phase","name":"run""#) } == 1)
            #expect(lines.count { $0.contains(#""type":"phase","name":"test""#) } == 1)
            #expect(lines.count { $0.contains(#""lane":"Console","text":"background""#) } == 1)
        }
    }
}
