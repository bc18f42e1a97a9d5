internal import Simulator

/// Does what a run is: builds and launches. Says what happens, and comes back with the end.
///
/// Throws what is not the reader's fault, and `CancellationError`.
struct RunBackend: Sendable {
    var perform: @Sendable (RunOrder, RunSink) async throws -> RunMessage.End

    /// What a performer holds on to while it works.
    struct RunSink: Sendable {
        var say: @Sendable (RunMessage) -> Void
        /// Taken up when the launch that takes commands begins; not before.
        var commands: @Sendable () -> AsyncStream<RunCommand>
        /// To be called whenever the run waits for a command.
        var settled: @Sendable (RunMessage.Result) async -> Void
    }
}
