internal import Simulator

/// Does what a run is: builds and launches. Says what happens, and comes back with the end.
///
/// Throws what is not the reader's fault, and `CancellationError`.
struct Performer: Sendable {
    var perform: @Sendable (RunOrder, Hand) async throws -> RunLine.End

    /// What a performer holds on to while it works.
    struct Hand: Sendable {
        var say: @Sendable (RunLine) -> Void
        /// Taken up when the launch that takes commands begins; not before.
        var commands: @Sendable () -> AsyncStream<RunCommand>
        /// To be called whenever the run waits for a command.
        var settled: @Sendable (RunLine.Result) async -> Void
    }
}
