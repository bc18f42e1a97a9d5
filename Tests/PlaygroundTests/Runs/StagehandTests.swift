import Foundation
import Lifecycle
import Simulator
import Synchronization
import Testing

@testable import Playground

/// Runs of a real app, from its files to its end.
@Suite(.serialized) struct StagehandTests {
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

    /// The types of the lines of a run after normal use, with what the app printed, until `home` has settled.
    @Test func `tests after a normal run, with an action, in and outside the sandbox`() async throws {
        let found = await Protection.find()
        for protection in [found, .none] {
            var lessons = Lessons.canned
            lessons.lesson = { _ in Self.lesson }
            let stagehand = Stagehand(workshop: try await Trial.workshop.value, protection: protection, limits: Limits())
            let (settled, settle) = AsyncStream.makeStream(of: String.self)
            let log = RunLog(protections: [])
            let (commands, command) = AsyncStream.makeStream(of: RunCommand.self)
            let hand = Performer.Hand(say: log.say, commands: { commands }, settled: { settle.yield($0.sentence) })
            let order = RunOrder(
                lesson: Self.lesson, edits: [:], kind: .test, afterRun: true, device: Device(system: SystemVersion(26)))
            async let end = {
                // A run that ends without settling is no reason to wait.
                defer { settle.finish() }
                return try await stagehand.performer.perform(order, hand)
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
