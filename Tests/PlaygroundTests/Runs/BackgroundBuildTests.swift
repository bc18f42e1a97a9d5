import Runs
import Samples
import Synchronization
import Testing

@testable import Playground

/// Builds that go on while a reader types.
struct BackgroundBuildTests {
    private static func app(_ text: String) -> LessonApp {
        let name = SampleID.Step(tutorial: "real", slug: "1")
        let lesson = Lesson(name: name, title: "", text: "", files: [.init(name: "Stage/main.swift", text: "")])
        return LessonApp(lesson, edits: ["Stage/main.swift": text], for: LaunchConfiguration())
    }

    /// Builds that begin when they are let, and end when they are told.
    private final class Work: Sendable {
        private let state = Mutex((begun: [String](), ended: [String](), cancelled: [String](), isOpen: false))
        let begins: Bool

        init(begins: Bool = true) { self.begins = begins }

        var begun: [String] { state.withLock { $0.begun } }
        var ended: [String] { state.withLock { $0.ended } }
        var cancelled: [String] { state.withLock { $0.cancelled } }
        func open() { state.withLock { $0.isOpen = true } }

        var perform: BackgroundBuilds.Perform {
            { app, began in
                let text = app.edits["Stage/main.swift"] ?? ""
                self.state.withLock { $0.begun.append(text) }
                if self.begins { began() }
                while !Task.isCancelled, !self.state.withLock({ $0.isOpen }) {
                    try? await Task.sleep(for: .milliseconds(2))
                }
                guard !Task.isCancelled else {
                    self.state.withLock { $0.cancelled.append(text) }
                    throw CancellationError()
                }
                self.state.withLock { $0.ended.append(text) }
                return RunMessage.Build(outcome: .built)
            }
        }
    }

    private func until(_ holds: () async -> Bool) async throws {
        for _ in 0..<5000 {
            if await holds() { return }
            try await Task.sleep(for: .milliseconds(2))
        }
        Issue.record("it did not happen in ten seconds")
    }

    @Test func `The same text is built once, and a run waits for it`() async throws {
        let work = Work()
        let builds = BackgroundBuilds(most: 4, perform: work.perform)
        async let first = builds.build(Self.app("a"))
        try await until { work.begun == ["a"] }
        async let second = builds.build(Self.app("a"))
        // The build tells the actor that it has begun.
        try await Task.sleep(for: .milliseconds(50))
        let joined = Mutex(false)
        let run = Task {
            await builds.join(Self.app("a"), atMost: .seconds(60))
            joined.withLock { $0 = true }
        }
        try await Task.sleep(for: .milliseconds(50))
        #expect(!joined.withLock { $0 })
        work.open()
        _ = try await (first, second)
        await run.value
        #expect(work.begun == ["a"] && work.ended == ["a"])
        _ = try await builds.build(Self.app("a"))
        #expect(work.begun == ["a", "a"], "a build that ended is done again")
    }

    @Test func `A build for which nobody waits is ended, one for which somebody does goes on`() async throws {
        let work = Work()
        let builds = BackgroundBuilds(most: 4, perform: work.perform)
        let first = Task { try await builds.build(Self.app("a")) }
        let second = Task { try await builds.build(Self.app("a")) }
        let other = Task { try await builds.build(Self.app("b")) }
        try await until { work.begun.sorted() == ["a", "b"] }
        try await Task.sleep(for: .milliseconds(50))
        first.cancel()
        other.cancel()
        try await until { work.cancelled == ["b"] }
        await #expect(throws: CancellationError.self) { try await other.value }
        second.cancel()
        try await until { work.cancelled == ["b", "a"] }
        let again = Task { try await builds.build(Self.app("a")) }
        try await until { work.begun.count == 3 }
        again.cancel()
    }

    @Test func `A run does not wait for a build that waits for its turn`() async throws {
        let work = Work(begins: false)
        let builds = BackgroundBuilds(most: 4, perform: work.perform)
        let build = Task { try await builds.build(Self.app("a")) }
        try await until { work.begun == ["a"] }
        await builds.join(Self.app("a"))
        try await until { work.cancelled == ["a"] }
        await #expect(throws: CancellationError.self) { try await build.value }
    }

    @Test func `A run waits no longer than it may`() async throws {
        let work = Work()
        let builds = BackgroundBuilds(most: 4, perform: work.perform)
        let build = Task { try await builds.build(Self.app("a")) }
        try await until { work.begun == ["a"] }
        try await Task.sleep(for: .milliseconds(50))
        await builds.join(Self.app("a"), atMost: .milliseconds(20))
        #expect(work.cancelled == ["a"])
        await #expect(throws: CancellationError.self) { try await build.value }
    }

    @Test func `No more builds are taken in than there is room for`() async throws {
        let work = Work()
        let builds = BackgroundBuilds(most: 2, perform: work.perform)
        let tasks = ["a", "b"].map { text in Task { try await builds.build(Self.app(text)) } }
        try await until { work.begun.count == 2 }
        await #expect(throws: Refusal.tooManyBuilds(2)) { try await builds.build(Self.app("c")) }
        work.open()
        for task in tasks { _ = try await task.value }
        let last = try await builds.build(Self.app("c"))
        #expect(last.outcome == .built)
    }
}
