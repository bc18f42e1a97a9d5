import Lifecycle
import Projects
import Runs
import TestSupport
import Testing

extension EndToEnd {
    /// Apple's frameworks of which the names are here that launch code uses.
    struct FrameworkShellTests {
        @Test func `Messages to the unified log are in the console, as in Xcode's`() async throws {
            let run = try await BuiltSample.small(
                "Logged",
                [
                    "AppDelegate.swift": """
                    import OSLog
                    import UIKit
                    import os.log

                    let log = Logger(subsystem: "org.stage", category: "launch")
                    let count = OSAllocatedUnfairLock(initialState: 0)

                    @main
                    class AppDelegate: UIResponder, UIApplicationDelegate {
                        func application(
                            _ application: UIApplication,
                            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                        ) -> Bool {
                            count.withLock { $0 += 1 }
                            log.info("launch \\(1, format: .decimal(minDigits: 2)) of \\("Stage", privacy: .public)")
                            log.log(level: .error, "\\(0.5, format: .fixed(precision: 1)) \\(application === UIApplication.shared)")
                            os_log("%{public}@ and %d", log: OSLog(subsystem: "a", category: "b"), type: .debug, "old", 7)
                            os_log(.fault, "plain")
                            return true
                        }
                    }
                    """
                ]
            ).play(.run)
            #expect(
                run.events.lines.filter { $0.kind == .console } == [
                    .console("launch 01 of Stage"), .console("0.5 true"), .console("old and 7"), .console("plain"),
                ])
        }

        @Test func `A sound is played without being heard, and what is not here of its framework is assumed`()
            async throws
        {
            let sample = try SampleDiscovery().sample(
                at: SmallApp.write(
                    "Sounding",
                    [
                        "AppDelegate.swift": """
                        import AVFoundation
                        import UIKit

                        @main
                        class AppDelegate: UIResponder, UIApplicationDelegate, AVAudioPlayerDelegate {
                            func application(
                                _ application: UIApplication,
                                didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
                            ) -> Bool {
                                let session = AVAudioSession.sharedInstance()
                                try? session.setCategory(.playback, mode: .default, options: [.mixWithOthers])
                                try? session.setActive(true)
                                print(session.category.rawValue, session.categoryOptions.rawValue)
                                let gone = try? AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/gone.mp3"))
                                let player = try? AVAudioPlayer(data: Data([1]))
                                player?.delegate = self
                                player?.prepareToPlay()
                                player?.play()
                                print(gone == nil, player?.isPlaying ?? false)
                                AVSpeechSynthesizer.prepare()
                                return true
                            }
                        }
                        """
                    ], tests: nil), needsTests: false)
            let app = try await AppUnderTest(host: sample, in: TestBuilder.shared.value, leavingOut: true)
            var configuration = LaunchConfiguration(.run)
            configuration.system = SystemVersion(17)
            let summary = try await LaunchRun(app, configuration).run(on: configuration.freshDevice) { _ in }
            #expect(
                summary.events.compactMap { event in
                    if case .leftOut(let use) = event.state { return "\(use.effect) \(use.text)" }
                    return event.kind == .console ? event.text : nil
                } == [
                    "AVAudioSessionCategoryPlayback 1", "true true",
                    "assumed AVSpeechSynthesizer.prepare(): Understudy has no AVSpeechSynthesizer",
                ])
        }
    }
}
