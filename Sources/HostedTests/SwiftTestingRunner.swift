internal import Foundation
internal import Lifecycle
internal import ReferenceUIKit
internal import Synchronization

internal import Glibc

/// Runs the `@Test` functions of the bundle, if it brought Swift Testing along.
///
/// The library is called through its stable entry point for tools, so that a bundle without such tests does not load
/// it.
@MainActor
struct SwiftTestingRunner {
    private typealias EntryPoint =
        @convention(thin) @Sendable (
            _ configuration: UnsafeRawBufferPointer?,
            _ record: @escaping @Sendable (_ json: UnsafeRawBufferPointer) -> Void
        ) async throws -> Bool

    /// The options of Swift Testing's entry point.
    private struct Configuration: Encodable {
        // One after the other: the trace is a single line of events.
        let parallel = false
        let verbosity = Int.min
        let filter = ChosenTests.ofProcess.filter
        var skip = ChosenTests.ofProcess.skip
        /// True if the tests are told, and not run.
        var listTests = false
    }

    private let entry: EntryPoint
    private var configuration = Configuration()
    /// The tests that run.
    private(set) var plan = TestPlan([])

    /// Asks the library for the bundle's tests.
    ///
    /// - Returns: nil if the bundle has not brought it along.
    init?() {
        // A lookup in the whole process would find a function of the app's first.
        guard let library = dlopen("libTesting.so", RTLD_LAZY | RTLD_NOLOAD) else { return nil }
        defer { dlclose(library) }
        guard let symbol = dlsym(library, "swt_abiv0_getEntryPoint") else { return nil }
        typealias Get = @convention(c) () -> UnsafeRawPointer
        entry = unsafeBitCast(unsafeBitCast(symbol, to: Get.self)(), to: EntryPoint.self)
        let listed = SwiftTestingReporter()
        Self.call(entry, Configuration(listTests: true), listed)
        let choice = ChosenTests.ofProcess
        var done: Set<String> = []
        for (identifier, test) in listed.tests {
            if !choice.includes(identifier) {
                plan.unchosen += 1
            } else if choice.done.contains(test) {
                done.insert(identifier)
            } else {
                plan.tests.append(test)
            }
        }
        if let pattern = IdentifierPattern(of: done, among: listed.tests.map(\.0)).text {
            configuration.skip.append(pattern)
        }
    }

    /// Runs the tests.
    func run() -> TestCounts {
        let reporter = SwiftTestingReporter()
        Self.call(entry, configuration, reporter)
        return reporter.counts
    }

    /// Calls the entry point and lets the main run loop go on until it returns.
    private static func call(_ entry: EntryPoint, _ configuration: Configuration, _ reporter: SwiftTestingReporter) {
        let end = End()
        Task.detached {
            do {
                let configuration = try JSONEncoder().encode(configuration)
                _ = try await call(entry, configuration) { reporter.hear(Data($0)) }
            } catch {
                reporter.fail("the tests could not be run: \(error)")
            }
            end.reach()
        }
        while !end.isReached {
            _ = RunLoop.main.run(mode: .default, before: .distantFuture)
        }
    }

    private nonisolated static func call(
        _ entry: EntryPoint, _ configuration: Data, _ record: @escaping @Sendable (UnsafeRawBufferPointer) -> Void
    ) async throws -> Bool {
        let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: configuration.count, alignment: 1)
        defer { bytes.deallocate() }
        configuration.copyBytes(to: bytes)
        return try await entry(UnsafeRawBufferPointer(bytes), record)
    }

    /// Tells the main run loop that the tests have ended.
    private final class End: Sendable {
        private let state = Mutex(false)

        var isReached: Bool { state.withLock { $0 } }

        func reach() {
            state.withLock { $0 = true }
            DispatchQueue.main.async {}
        }
    }
}
