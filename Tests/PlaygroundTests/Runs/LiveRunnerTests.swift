import Building
import Confinement
import Foundation
import Lifecycle
import Runs
import Samples
import Simulator
import Synchronization
import TestSupport
import Testing

@testable import Playground

/// Runs of a real app, from its files to its end.
@Suite(.serialized) struct LiveRunnerTests {
    static let lesson = Lesson(
        name: SampleID.Step(tutorial: "real", slug: "1"), title: "", text: "",
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
        ])

    /// Runs a lesson until it has done some actions, and returns every event of its trace and the screen at each rest.
    private static func play(
        _ order: RunOrder, then actions: [Action] = []
    ) async throws -> (end: RunMessage.End, screens: [Screen], events: [TraceEvent]) {
        let runner = LiveRunner(builder: try await TestBuilder.shared.value, protection: .none, limits: Limits())
        let latest = Mutex<Screen?>(nil)
        let screens = Mutex<[Screen]>([])
        let events = Mutex<[TraceEvent]>([])
        let (commands, command) = AsyncStream.makeStream(of: RunCommand.self)
        let sink = RunBackend.RunSink(
            say: { line in
                switch line {
                case .event(let view): events.withLock { $0.append(view.event) }
                case .screen(let screen): latest.withLock { $0 = screen }
                default: break
                }
            },
            commands: { commands },
            settled: { _ in
                let screen = latest.withLock { $0 }
                let done = screens.withLock { screens in
                    screens += [screen].compactMap { $0 }
                    return screens.count - 1
                }
                command.yield(actions.indices.contains(done) ? .action(actions[done]) : .stop)
            })
        let end = try await runner.backend.perform(order, sink)
        return (end, screens.withLock { $0 }, events.withLock { $0 })
    }

    private static func technique(_ name: String) async throws -> Lesson {
        try await Lessons.canned.lesson(named: name)
    }

    @Test func `An iPad's screen is told: its cards, its windows and its external display`() async throws {
        let lesson = try await Self.technique("T47/code")
        let launch = LaunchConfiguration(.run, idiom: .pad)
        let order = RunOrder(lesson, launch)
        let screens = try await Self.play(
            order,
            then: [.newWindow, .split, .connectDisplay, .unsplit, .front(card: 2), .swipe(card: 1), .home, .split]
        ).screens
        let (one, two, far) = (
            "5CE4E000-0000-4000-8000-000000000001", "5CE4E000-0000-4000-8000-000000000002",
            "5CE4E000-0000-4000-8000-000000000003"
        )
        #expect(
            screens.map(\.cards) == [
                [[one]], [[two], [one]], [[two, one]], [[two, one]], [[two], [one]], [[one], [two]], [[two]], [[two]],
                [[two]],
            ])
        #expect(screens.map(\.external) == [nil, nil, nil] + Array(repeating: far, count: 6))
        #expect(
            screens.map(\.content) == [.app, .app, .app, .app, .app, .app, .switcher, .home, .home])
        #expect(
            screens.map(\.remark) == Array(repeating: nil, count: 8) + [
                "only an app in the foreground that supports several windows can do this"
            ])
        #expect(screens.map(\.isRunning) == Array(repeating: true, count: 9))
        try #require(screens.count == 9)
        #expect(
            screens[2].views == [
                one: Screen.View(type: "Stage.ViewController"), two: Screen.View(type: "Stage.ViewController"),
            ])
    }

    @Test(arguments: [(HostingProfile.newest, 1, true), (.xcode7, 1, false), (.none, 0, false)])
    func `A technique's tests are hosted as the chosen Xcode does it`(
        hosting: HostingProfile, tests: Int, isIsolated: Bool
    ) async throws {
        let lesson = try await Self.technique("T29/code")
        var launch = lesson.start
        launch.scenario = .history(.fresh)
        launch.hosting = hosting
        let order = RunOrder(lesson, launch)
        let verdict = try await Self.play(order).end.result?.verdict
        #expect(verdict?.tests?.ran == tests)
        #expect(verdict?.isolated == isIsolated)
    }

    @Test func `The scheme's arguments and variables, the SDK and a preview reach the app`() async throws {
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
        var launch = LaunchConfiguration(
            .run, system: SystemVersion(27), sdk: SystemVersion(26),
            scheme: Scheme(arguments: ["-a", "b c"], environment: ["MOOD": "calm"]))
        func printed(isPreview: Bool) async throws -> [String?] {
            launch.isPreview = isPreview
            let order = RunOrder(lesson, launch)
            let played = try await Self.play(order)
            #expect(played.end.result?.device.apps.values.map(\.description.sdk) == [SystemVersion(26)])
            return played.events.filter { $0.lane == .console && $0.kind == .console }.map(\.text)
        }
        #expect(try await printed(isPreview: false) == ["-a|b c", "calm", "-"])
        #expect(try await printed(isPreview: true) == ["-a|b c", "calm", "1"])
    }

    @Test func `What hosts the tests may be another app than the one that people run`() async throws {
        let lesson = try await Self.technique("N18")
        var launch = lesson.start
        launch.scenario = .history(.afterRun)
        let order = RunOrder(lesson, launch)
        let played = try await Self.play(order)
        #expect(played.end.result?.verdict.isolated == true)
        #expect(
            played.end.result?.device.apps.mapValues(\.sessions.count)
                == ["org.understudy.Stage": 1, "org.understudy.Stage.tests": 0])
    }

    @Test func `What a person does before the tests is done`() async throws {
        let lesson = try await Self.technique("T31/code")
        func verdict(before: [Action]) async throws -> Verdict? {
            var launch = lesson.start
            launch.before = before
            let order = RunOrder(lesson, launch)
            return try await Self.play(order).end.result?.verdict
        }
        #expect(try await verdict(before: lesson.start.before)?.isolated == true)
        #expect(try await verdict(before: [])?.isolated == false)
    }

    /// Checks the types of a run's lines after normal use, with the app's output, until `home` has settled.
    @Test func `Tests after a normal run, with an action, in and outside the sandbox`() async throws {
        let found = try await TestBuilder.shared.value.modules.protection
        for protection in [found, .none] {
            var lessons = Lessons.canned
            lessons.lesson = { _ in Self.lesson }
            let runner = LiveRunner(
                builder: try await TestBuilder.shared.value, protection: protection, limits: Limits())
            let (settled, settle) = AsyncStream.makeStream(of: String.self)
            let log = RunLog(protections: [])
            let (commands, command) = AsyncStream.makeStream(of: RunCommand.self)
            let sink = RunBackend.RunSink(say: log.say, commands: { commands }, settled: { settle.yield($0.sentence) })
            let launch = LaunchConfiguration(system: SystemVersion(26), scenario: .history(.afterRun))
            let order = RunOrder(Self.lesson, launch)
            async let end = {
                // If a run ends without settling, the test must not wait.
                defer { settle.finish() }
                return try await runner.backend.perform(order, sink)
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
