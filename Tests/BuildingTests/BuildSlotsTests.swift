import Synchronization
import Testing

@testable import Building

struct BuildSlotsTests {
    @Test func `No more builds go on at once than there are slots, in the order in which they came`() async throws {
        let slots = BuildSlots(count: 2)
        let log = Log()
        let gates = (0..<5).map { _ in Gate() }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for build in 0..<5 {
                group.addTask {
                    try await slots.perform {
                        log.add("+\(build)")
                        await gates[build].passed()
                        log.add("-\(build)")
                    }
                }
                // The next comes when this one has begun, or waits.
                try await until { log.entries.count + slots.waiting == build + 1 }
            }
            for build in 0..<5 {
                gates[build].open()
                try await until {
                    log.entries.contains("-\(build)") && log.entries.count == min(build + 3, 5) + build + 1
                }
            }
            try await group.waitForAll()
        }
        #expect(log.entries == ["+0", "+1", "-0", "+2", "-1", "+3", "-2", "+4", "-3", "-4"])
    }

    @Test func `A build that is cancelled while it waits gives up its place`() async throws {
        let slots = BuildSlots(count: 1)
        let gate = Gate()
        let first = Task { try await slots.perform { await gate.passed() } }
        try await until { slots.free == 0 }
        let second = Task { try await slots.perform { _ = Issue.record("it was cancelled") } }
        try await until { slots.waiting == 1 }
        second.cancel()
        await #expect(throws: CancellationError.self) { try await second.value }
        #expect(slots.waiting == 0)
        gate.open()
        try await first.value
        #expect(slots.free == 1)
    }

    @Test func `A task that is already cancelled gets no slot`() async throws {
        let slots = BuildSlots(count: 1)
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            try await slots.perform { _ = Issue.record("it was cancelled") }
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(slots.free == 1)
    }

    @Test func `A build that fails leaves its slot`() async throws {
        struct Failure: Error {}
        @Sendable func fail() throws { throw Failure() }
        let slots = BuildSlots(count: 1)
        await #expect(throws: Failure.self) { try await slots.perform { try fail() } }
        #expect(slots.free == 1)
    }

    @Test func `Builds in the background leave a slot to others, and come after them`() async throws {
        let slots = BuildSlots(count: 2)
        let log = Log()
        let gates = (0..<5).map { _ in Gate() }
        try await withThrowingTaskGroup(of: Void.self) { group in
            func add(_ build: Int, isBackground: Bool) {
                group.addTask {
                    try await slots.perform(isBackground: isBackground) {
                        log.add("+\(build)")
                        await gates[build].passed()
                    }
                }
            }
            add(0, isBackground: true)
            try await until { log.entries == ["+0"] }
            // There is a free slot, but not for another one in the background.
            add(1, isBackground: true)
            try await until { slots.waiting == 1 }
            add(2, isBackground: false)
            try await until { log.entries == ["+0", "+2"] }
            add(3, isBackground: false)
            try await until { slots.waiting == 2 }
            gates[0].open()
            // The one that somebody waits for comes first, although it came last.
            try await until { log.entries == ["+0", "+2", "+3"] }
            gates[2].open()
            try await until { slots.free == 1 }
            gates[3].open()
            try await until { log.entries == ["+0", "+2", "+3", "+1"] }
            gates[1].open()
            try await group.waitForAll()
        }
        #expect(slots.free == 2 && slots.waiting == 0)
    }

    @Test func `With one slot, a build in the background takes it if nobody else wants it`() async throws {
        let slots = BuildSlots(count: 1)
        let value = try await slots.perform(isBackground: true) { 1 }
        #expect(value == 1)
        #expect(slots.free == 1)
    }

    /// Waits for a condition, ten seconds at most.
    private func until(_ holds: @Sendable () -> Bool) async throws {
        for _ in 0..<5000 where !holds() { try await Task.sleep(for: .milliseconds(2)) }
        try #require(holds())
    }

    private final class Log: Sendable {
        private let state = Mutex<[String]>([])
        var entries: [String] { state.withLock { $0 } }
        func add(_ entry: String) { state.withLock { $0.append(entry) } }
    }

    /// A door that is closed until someone opens it.
    private final class Gate: Sendable {
        private let stream = AsyncStream<Void>.makeStream()
        func open() { stream.continuation.finish() }
        func passed() async { for await _ in stream.stream {} }
    }
}
