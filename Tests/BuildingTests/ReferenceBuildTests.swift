import Storage
import Synchronization
import Testing

@testable import Building

/// The builds of reference modules that tasks of one process share.
struct ReferenceBuildTests {
    private struct Failure: Error {}

    /// A gate that opens once.
    private final class Gate: Sendable {
        private let (waiting, opening) = AsyncStream<Void>.makeStream()
        func open() { opening.finish() }
        func wait() async { for await _ in waiting {} }
    }

    /// The builds that went on, and what each task heard.
    private final class Log: Sendable {
        let count = Mutex(0)
        let heard = Mutex<[[BuildProgress]]>([[], []])
    }

    @Test func `All who ask while a build goes on wait for it and hear the same`() async throws {
        let builds = ReferenceBuilds()
        let (begun, gate) = (Gate(), Gate())
        let log = Log()
        @Sendable func ask(_ number: Int, _ listening: Gate?) async throws {
            try await builds.part("a") { step in
                log.heard.withLock { $0[number].append(step) }
                listening?.open()
            } build: { hear in
                log.count.withLock { $0 += 1 }
                hear(.reference(module: "A", number: 1, count: 2))
                begun.open()
                await gate.wait()
                hear(.reference(module: "B", number: 2, count: 2))
            }
        }
        let first = Task { try await ask(0, nil) }
        await begun.wait()
        let listening = Gate()
        let second = Task { try await ask(1, listening) }
        await listening.wait()
        gate.open()
        try await first.value
        try await second.value
        #expect(log.count.withLock(\.self) == 1)
        let steps = [1, 2].map { BuildProgress.reference(module: $0 == 1 ? "A" : "B", number: $0, count: 2) }
        #expect(log.heard.withLock(\.self) == [steps, steps])
    }

    @Test func `A failure reaches everyone, and the next one builds again`() async throws {
        let builds = ReferenceBuilds()
        await #expect(throws: Failure.self) {
            _ = try await builds.part("a") { _ in
            } build: { _ in
                throw Failure()
            }
        }
        let isBuilt = Mutex(false)
        try await builds.part("a") { _ in
        } build: { _ in
            isBuilt.withLock { $0 = true }
        }
        #expect(isBuilt.withLock { $0 })
    }

    /// A build that was given up may take a while to end, and another of the same modules begins meanwhile.
    @Test func `The late end of a build that was given up is none of the next build's`() async throws {
        let builds = ReferenceBuilds()
        let (begun, givenUp, late, ended) = (Gate(), Gate(), Gate(), Gate())
        let first = Task {
            try await builds.part("a") { _ in
                begun.open()
            } build: { hear in
                hear(.linking(module: "A"))
                await withTaskCancellationHandler {
                    await Task.detached { await late.wait() }.value
                } onCancel: {
                    givenUp.open()
                }
                hear(.linking(module: "late"))
                defer { ended.open() }
                throw Failure()
            }
        }
        await begun.wait()
        first.cancel()
        await givenUp.wait()
        let log = Log()
        try await builds.part("a") { step in
            log.heard.withLock { $0[0].append(step) }
        } build: { hear in
            late.open()
            await ended.wait()
            // The first one's end is told once its work is over.
            try await Task.sleep(for: .milliseconds(50))
            hear(.linking(module: "B"))
        }
        #expect(log.heard.withLock { $0[0] } == [.linking(module: "B")])
        await #expect(throws: CancellationError.self) { _ = try await first.value }
    }

    @Test func `A build ends with the last one who waits, and no earlier`() async throws {
        let builds = ReferenceBuilds()
        let (begun, joined) = (Gate(), Gate())
        let hasEnded = Mutex(false)
        let build: @Sendable (ReferenceBuilds.Listener) async throws -> Void = { hear in
            hear(.linking(module: "A"))
            try? await Task.sleep(for: .seconds(60))
            await Task.detached { try? await Task.sleep(for: .milliseconds(20)) }.value
            hasEnded.withLock { $0 = true }
            throw CancellationError()
        }
        @Sendable func isEndedWaiting(_ listening: Gate) async -> Bool {
            do {
                _ = try await builds.part("a", progress: { _ in listening.open() }, build: build)
                return false
            } catch {
                return error is CancellationError
            }
        }
        func ask(_ listening: Gate) -> Task<Bool, Never> { Task { await isEndedWaiting(listening) } }
        let first = ask(begun)
        await begun.wait()
        let second = ask(joined)
        await joined.wait()
        first.cancel()
        #expect(await first.value)
        // The second one hears nothing of that: it waits until it is ended itself.
        second.cancel()
        #expect(await second.value)
        #expect(hasEnded.withLock { $0 }, "The last one waits for the end of what it gave up.")
    }
}
