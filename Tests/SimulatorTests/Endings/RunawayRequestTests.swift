import Foundation
import Lifecycle
import Runs
import Simulator
import TestSupport
import Testing

extension EndToEnd {
    /// Apps that ask the system for something without end: a limit ends the run, and in time.
    @Suite(.serialized, .tried("An app asks the system for something without end")) struct RunawayRequestTests {
        private static func run(_ name: String, _ body: String, limits: RunLimits) async throws
            -> (exit: Verdict.Exit, faults: [String], time: Duration)
        {
            let scenes = ["Info.plist": SmallApp.infoPlist]
            let sample = try await BuiltSample.small(
                name, ["main.swift": SmallApp.main(body)].merging(scenes) { own, _ in own })
            let clock = ContinuousClock.now
            let run = try await sample.play(
                .run, on: Device(idiom: .pad, system: SystemVersion(26)), limits: limits)
            return (
                run.verdict.exit, run.events.filter { $0.kind == .fault }.compactMap(\.text),
                ContinuousClock.now - clock
            )
        }

        private static let tooMany = """
            the app made 256 requests for scenes that the system has not come to yet: the app's main thread answers \
            nothing meanwhile. Wait for the outcome of one before you make the next.
            """

        /// Code of the launch that does something on the main thread as soon as the scene is active.
        private static func onceActive(_ loop: String) -> String {
            """
            NotificationCenter.default.addObserver(forName: UIScene.didActivateNotification, object: nil, queue: nil) { _ in
                    MainActor.assumeIsolated { \(loop) }
                }
            """
        }

        @Test(arguments: [
            (
                "Refresher",
                "while true { for s in application.openSessions { application.requestSceneSessionRefresh(s) } }"
            ),
            (
                "Activator",
                "while true { application.requestSceneSessionActivation(nil, userActivity: nil, options: nil) { _ in } }"
            ),
        ])
        func `Requests without end reach their limit`(_ name: String, _ loop: String) async throws {
            let (exit, faults, time) = try await Self.run(
                name, Self.onceActive(loop), limits: RunLimits(wallClock: .seconds(10)))
            #expect(exit == .limitExceeded)
            #expect(faults == [Self.tooMany])
            #expect(time < .seconds(2))
        }

        /// Requests that the system deals with at once are under no such limit. A fast machine reaches the usual limit of
        /// events within the second.
        @Test func `The time limit holds beside messages without end`() async throws {
            let loop =
                "while true { for s in application.openSessions { s.userInfo = [\"a\": s.userInfo?.count ?? 0] } }"
            let (exit, faults, time) = try await Self.run(
                "Keeper", Self.onceActive(loop), limits: RunLimits(wallClock: .seconds(1), events: 10_000_000))
            print("a limit of 1 s beside messages without end ended the run after \(time)")
            #expect(exit == .timedOut)
            #expect(
                faults == [
                    """
                    after 1 s the app did not respond: its main thread is busy or blocked. Everything that it had started was \
                    stopped.
                    """
                ])
            #expect(time < .milliseconds(1600))
        }

        /// The run's other tasks have their turn between the messages.
        @Test func `Stop ends an app that sends messages without end`() async throws {
            let loop =
                "while true { for s in application.openSessions { s.userInfo = [\"a\": s.userInfo?.count ?? 0] } }"
            let sample = try await BuiltSample.small(
                "Keeper", ["main.swift": SmallApp.main(Self.onceActive(loop)), "Info.plist": SmallApp.infoPlist])
            let configuration = LaunchConfiguration(.run, sdk: sample.app.description.sdk)
            let run = LaunchRun(
                sample.appUnderTest, configuration,
                limits: RunLimits(wallClock: .seconds(10), events: 10_000_000))
            let (commands, command) = AsyncStream.makeStream(of: RunCommand.self)
            var requests = 0
            var stopped: ContinuousClock.Instant?
            let summary = try await run.run(
                on: Device(idiom: .pad, system: SystemVersion(26)), commands: { commands }
            ) { event in
                guard case .trace(let event) = event, event.kind == .request else { return }
                requests += 1
                guard requests == 1000 else { return }
                stopped = .now
                command.yield(.stop)
            }
            let time = try #require(stopped).duration(to: .now)
            print("Stop beside messages without end ended the run after \(time)")
            #expect(summary.verdict.exit == .finished)
            #expect(time < .seconds(1))
        }
    }
}
