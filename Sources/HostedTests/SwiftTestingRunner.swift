internal import Foundation
internal import ReferenceUIKit
internal import Synchronization

internal import Glibc

/// Runs the `@Test` functions of the bundle, if it brought Swift Testing along.
///
/// The library is called through its stable entry point for tools, so that a bundle without such tests does not load
/// it.
@MainActor
enum SwiftTestingRunner {
    private typealias EntryPoint =
        @convention(thin) @Sendable (
            _ configuration: UnsafeRawBufferPointer?,
            _ record: @escaping @Sendable (_ json: UnsafeRawBufferPointer) -> Void
        ) async throws -> Bool

    /// The options of Swift Testing's entry point.
    private struct Configuration: Encodable {
        let parallel = false
        let verbosity = Int.min
        let filter = ChosenTests.ofProcess.filter
        let skip = ChosenTests.ofProcess.skip
    }

    static func run() -> TestCounts {
        // A lookup in the whole process would find a function of the app's first.
        guard let library = dlopen("libTesting.so", RTLD_LAZY | RTLD_NOLOAD) else { return TestCounts() }
        defer { dlclose(library) }
        guard let symbol = dlsym(library, "swt_abiv0_getEntryPoint") else { return TestCounts() }
        typealias Get = @convention(c) () -> UnsafeRawPointer
        let entry = unsafeBitCast(unsafeBitCast(symbol, to: Get.self)(), to: EntryPoint.self)
        let reporter = SwiftTestingReporter()
        let end = End()
        Task.detached {
            do {
                // One after the other: the trace is a single line of events.
                let configuration = try JSONEncoder().encode(Configuration())
                _ = try await call(entry, configuration) { reporter.hear(Data($0)) }
            } catch {
                reporter.fail("the tests could not be run: \(error)")
            }
            end.reach()
        }
        while !end.isReached {
            _ = RunLoop.main.run(mode: .default, before: .distantFuture)
        }
        return reporter.counts
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
