import Lifecycle
import Synchronization
import TraceViews

/// Writes a trace to standard output: as it happens where its form allows that, else at its end.
final class TraceOutput: Sendable {
    private struct State {
        var text: TextView
        var events: [TraceEvent] = []
    }

    private let format: TraceFormat
    private let cast: Cast
    private let state: Mutex<State>

    init(format: TraceFormat, cast: Cast, colours: Bool, showsRules: Bool) {
        self.format = format
        self.cast = cast
        state = Mutex(State(text: TextView(colours: colours, cast: cast, showsRules: showsRules)))
    }

    func take(_ event: TraceEvent) {
        state.withLock { state in
            switch format {
            case .jsonl: Terminal.write(TraceLine.encode(event) + "\n")
            case .text: for line in state.text.take(event) { Terminal.write(line + "\n") }
            case .mermaid, .perfetto, .svg: state.events.append(event)
            }
        }
    }

    func finish() {
        let events = state.withLock { $0.events }
        if !events.isEmpty { Terminal.write(format.render(events, cast: cast)) }
    }
}
