internal import Simulator

/// The work of a run. It builds and launches, says what happens, and returns the end.
///
/// Throws errors that are not the user's fault, and `CancellationError`.
struct RunBackend: Sendable {
    var perform: @Sendable (RunOrder, RunSink) async throws -> RunMessage.End
    /// Builds an app of which no launch was asked for yet, at a low priority.
    var build: @Sendable (LessonApp) async throws -> RunMessage.Build = { _ in RunMessage.Build(outcome: .built) }

    /// Formats the text of a file.
    var format: @Sendable (String) async throws -> RunMessage.Formatted = { RunMessage.Formatted(text: $0) }

    /// The functions that a backend calls while it works.
    struct RunSink: Sendable {
        var say: @Sendable (RunMessage) -> Void
        /// Taken up when the launch that takes commands begins; not before.
        var commands: @Sendable () -> AsyncStream<RunCommand>
        /// To be called whenever the run waits for a command.
        var settled: @Sendable (RunMessage.Result) async -> Void
    }
}
