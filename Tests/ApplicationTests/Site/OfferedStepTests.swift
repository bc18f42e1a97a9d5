import Application
import Confinement
import Foundation
import Lifecycle
import Runs
import Samples
import Simulator
import Synchronization
import Testing
import TestSupport
import Tutorials

@testable import Playground

/// Each command of each step, pressed as the step's page offers it, comes to what was recorded.
@Suite struct OfferedStepTests {
    /// The outcome of a command: its exit status, and its verdict or the compiler's messages in place of one.
    private struct Outcome: Hashable {
        var status: Int
        var verdict: Verdict?
        var remarks: [RunMessage.Remark] = []
    }

    private static func lessons() async throws -> Lessons {
        let folders = CarriedFolders.ofThisProgram
        let catalog = try await folders.tutorials(ProcessInfo.processInfo.environment)
        let (records, techniques) = (try folders.stepRecords, try folders.techniques())
        let links = PageLinks(documentation: nil)
        return Lessons(
            catalog, records, links, guide: TutorialGuide(tutorials: [], records: records, links: links),
            techniques: techniques,
            results: TechniqueResults(
                matrix: try folders.matrix(of: techniques), choosing: try folders.choosing()),
            numbers: "")
    }

    @Test func `The main button and each command of a lesson come to what was recorded`() async throws {
        let lessons = try await Self.lessons()
        let pages = try await PageSet(
            templates: CarriedFolders.ofThisProgram.site.appending(path: "templates").path, lessons: lessons)
        let runner = LiveRunner(builder: try await TestBuilder.shared.value, protection: .none, limits: Limits())
        var names: [SampleID.Step] = []
        for tutorial in lessons.tutorials {
            names += tutorial.steps.map { SampleID.Step(tutorial: tutorial.name, slug: $0.slug) }
        }
        #expect(!names.isEmpty)
        // Two at a time: each is a compiler or an app most of the time.
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (index, name) in names.enumerated() {
                if index >= 2 { try await group.next() }
                group.addTask { try await Self.check(name, in: lessons, pages, with: runner) }
            }
            try await group.waitForAll()
        }
    }

    private static func check(
        _ name: SampleID.Step, in lessons: Lessons, _ pages: PageSet, with runner: LiveRunner
    ) async throws {
        let lesson = try #require(try await lessons.lesson(name), "\(name)")
        let last = try #require(lesson.commands.indices.last, "\(name) has no command")
        let start = lesson.start(of: last)
        let page = StepData(lesson, command: last, launch: start)
        #expect(page.command == lesson.commands.count, "\(name)")
        #expect(lesson.mainKind(of: start) == lesson.commands[last].launch.kind, "\(name)")
        #expect(page.recordedVerdict != nil, "\(name)")
        let text = pages.text(of: lesson)
        for index in lesson.commands.indices {
            #expect(
                text.contains("data-command=\"\(index + 1)\""), "\(name) has no button for command \(index + 1)")
            expectOffered(lesson, index)
            let recorded = try #require(lesson.commands[index].recorded, "\(name), command \(index + 1)")
            let (outcome, words) = try await press(page.commands[index], of: lesson, in: lessons, with: runner)
            var verdict = recorded.events.last?.verdict
            // The verdict of version 1, in which records are written, leaves the SwiftUI app to the events.
            let app = Appearances(recorded.events).app
            verdict?.app = app
            let problems = StepData(lesson, command: index, launch: lesson.start(of: index)).recordedVerdict?.problems
            #expect(
                outcome
                    == Outcome(
                        status: recorded.status, verdict: verdict, remarks: verdict == nil ? problems ?? [] : []),
                "\(name): \(recorded.command)")
            for line in recorded.lines where verdict == nil {
                #expect(words.contains(line), "\(name): \(recorded.command)")
            }
        }
    }

    /// Expects the controls of a page to have what a command asks for.
    private static func expectOffered(_ lesson: Lesson, _ index: Int) {
        let view = LaunchView(lesson.start(of: index), after: lesson.history(before: index))
        for menu in view.menus {
            #expect(menu.choices.count { $0.selected } == 1, "\(lesson.name): \(lesson.commands[index].line)")
        }
    }

    /// Sends the request of a command's button, and returns what the page hears.
    private static func press(
        _ command: StepData.Command, of lesson: Lesson, in lessons: Lessons, with runner: LiveRunner
    ) async throws -> (outcome: Outcome, words: String) {
        let launch = try String(decoding: JSONEncoder().encode(command.launch), as: UTF8.self)
        let json = """
            {"step":"\(lesson.name)","files":[],"kind":"\(command.kind.rawValue)","command":\(command.number),"launch":\(launch)}
            """
        let request = try RunRequest(json: Array(json.utf8))
        let order = try request.order(
            for: lesson, beside: try await lessons.others(of: lesson), limits: runner.limits)
        let remarks = Mutex<[RunMessage.Remark]>([])
        let (commands, stop) = AsyncStream.makeStream(of: RunCommand.self)
        let sink = RunBackend.RunSink(
            say: { line in
                guard case .diagnostic(let remark) = line else { return }
                remarks.withLock { $0.append(remark) }
            },
            commands: { commands }, settled: { _ in stop.yield(.stop) })
        let end = try await runner.backend.perform(order, sink)
        let status = Int(try #require(end.status).rawValue)
        if let verdict = end.result?.verdict { return (Outcome(status: status, verdict: verdict), end.sentence) }
        let all = remarks.withLock { $0 }
        let placed = all.filter { $0.lineNumber > 0 }.map { remark in
            var remark = remark
            remark.hint = nil
            return remark
        }
        let unplaced = all.filter { $0.lineNumber == 0 }.map { "\($0.severity): \($0.message)" }
        let words = [end.sentence, end.cure].compactMap(\.self) + unplaced + all.compactMap(\.hint?.text)
        return (Outcome(status: status, remarks: placed), words.joined(separator: " "))
    }
}
