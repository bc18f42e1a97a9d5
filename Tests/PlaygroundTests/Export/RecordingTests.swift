import Confinement
import Foundation
import Lifecycle
import Runs
import Samples
import Simulator
import TestSupport
import Testing
import Tutorials
import Wording

@testable import Playground

/// Runs that are answers, and runs that are none.
@Suite(.serialized) struct RecordingTests {
    private static let name = SampleID.Step(tutorial: "real", slug: "1")

    /// A lesson whose app runs some code when it begins.
    private static func lesson(_ code: String, recorded: RecordedRun? = nil) -> Lesson {
        var lesson = LiveRunnerTests.lesson
        lesson.files = [
            lesson.files[0],
            .init(
                name: "Stage/AppDelegate.swift",
                text: """
                    import Foundation
                    import UIKit
                    @main class AppDelegate: UIResponder, UIApplicationDelegate {
                        func applicationDidFinishLaunching(_ application: UIApplication) { \(code) }
                    }
                    """),
        ]
        if let recorded {
            lesson.commands = [
                .init(line: "", sample: .step(name), launch: LaunchConfiguration(.run), recorded: recorded)
            ]
        }
        return lesson
    }

    private static func record(_ lesson: Lesson) async throws -> [String] { try await launches(lesson).lines }

    private static func launches(_ lesson: Lesson) async throws -> RecordedLaunches {
        let limits = Limits(run: RunLimits(wallClock: .seconds(1)))
        let runner = LiveRunner(builder: try await TestBuilder.shared.value, protection: .none, limits: limits)
        let launch = LaunchConfiguration(.run, system: SystemVersion(26))
        let series = RunOrder(lesson, launch).series
        return try await runner.record(RunOrder(series, title: "Run, fresh iPhone, iOS 27"), sharing: RecordedBuilds())
    }

    @Test func `A launch that meets a limit twice is recorded so and named, unless a record of the lesson's met it`()
        async throws
    {
        let code = "while true {}"
        let late = try await Self.launches(Self.lesson(code))
        #expect(late.limit?.hasPrefix("real/1 (Run, fresh iPhone, iOS 27): ") == true, "\(late)")
        #expect(late.lines.last?.contains(#""outcome":"timedOut""#) == true)
        #expect(late.count == 1)
        let recorded = try #require(
            try StepTranscript.runs(
                in: """
                    $ understudy run
                    {"seq":1,"lane":"System","kind":"verdict","verdict":{"exit":"timedOut","isolated":false,"configurationRequests":0,"sessionsBefore":0,"sessionsAfter":0,"sceneDelegates":[]}}
                    exit 4
                    """
            ).first)
        let shown = try await Self.launches(Self.lesson(code, recorded: recorded))
        #expect(shown.lines.last?.contains(#""outcome":"timedOut""#) == true)
        #expect(shown.limit == nil)
    }

    @Test func `A launch that a busy machine held up is made once more`() async throws {
        try await ScratchFolder.with([:]) { folder in
            let place = folder / "launched"
            let code = """
                if !FileManager.default.fileExists(atPath: "\(place)") {
                    _ = FileManager.default.createFile(atPath: "\(place)", contents: nil)
                    while true {}
                }
                """
            let lines = try await Self.record(Self.lesson(code))
            #expect(lines.last?.contains(#""outcome":"finished""#) == true)
            #expect(lines.count { $0.contains(#""type":"phase""#) } == 1)
            #expect(FileManager.default.fileExists(atPath: place))
        }
    }

    @Test func `A lesson that is refused is no answer, unless its record says so`() async throws {
        var lesson = Self.lesson("")
        lesson.files[0].text = "<plist>\n<dict>\n<key>A</key>\n<strin>b</string>\n</dict>\n</plist>\n"
        let what = "Stage/Info.plist:4: The Info.plist cannot be read. Encountered unknown tag strin."
        let error = await #expect(throws: Mistake.self) { try await Self.record(lesson) }
        #expect(error?.what == "real/1 was not launched (Run, fresh iPhone, iOS 27): \(what)")
        #expect(error?.cure.isEmpty == false)
        let recorded = try #require(try StepTranscript.runs(in: "$ understudy run\n\(what)\nexit 2\n").first)
        lesson.commands = [
            .init(line: "", sample: .step(Self.name), launch: LaunchConfiguration(.run), recorded: recorded)
        ]
        let lines = try await Self.record(lesson)
        #expect(lines.last?.contains(#""outcome":"refused""#) == true)
        lesson.commands[0].recorded?.status = 5
        await #expect(throws: Mistake.self) { try await Self.record(lesson) }
    }
}
