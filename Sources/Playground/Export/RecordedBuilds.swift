internal import Runs
internal import Synchronization

/// The builds of a lesson's launches, each made once for all launches that share it.
actor RecordedBuilds {
    /// A build's product or its failure, and what was said on the way.
    private struct Build: Sendable {
        var result: Result<AppUnderTest, any Error>
        var messages: [RunMessage]
    }

    private var builds: [BackgroundBuilds.Key: Task<Build, Never>] = [:]

    /// Returns the built app, and says what its build said.
    ///
    /// - Throws: What the build threw.
    func app(
        _ app: LessonApp, _ sink: RunBackend.RunSink,
        build: @escaping @Sendable (LessonApp, RunBackend.RunSink) async throws -> AppUnderTest
    ) async throws -> AppUnderTest {
        let key = BackgroundBuilds.Key(app)
        let task = builds[key] ?? Task { await Self.built(app, build) }
        builds[key] = task
        let done = await task.value
        for message in done.messages { sink.say(message) }
        return try done.result.get()
    }

    private static func built(
        _ app: LessonApp, _ build: @Sendable (LessonApp, RunBackend.RunSink) async throws -> AppUnderTest
    ) async -> Build {
        let messages = Mutex<[RunMessage]>([])
        let sink = RunBackend.RunSink.hearing { message in messages.withLock { $0.append(message) } }
        do {
            let built = try await build(app, sink)
            return Build(result: .success(built), messages: messages.withLock { $0 })
        } catch {
            return Build(result: .failure(error), messages: messages.withLock { $0 })
        }
    }
}

extension RunBackend.RunSink {
    /// A sink that takes what is said, and gives no command.
    static func hearing(_ say: @escaping @Sendable (RunMessage) -> Void) -> Self {
        Self(say: say, commands: { AsyncStream { $0.finish() } }, settled: { _ in })
    }
}
