import Lifecycle
import Synchronization
import Traces

/// The writer of a trace to standard output: as it happens if the format allows that, else at its end.
final class TraceOutput: Sendable {
    private struct State {
        var text: TextView
        /// The events that are written when the run is over.
        var events: [TraceEvent] = []
        /// The events of the last launch, of which the reasons are.
        var launch: [TraceEvent] = []
    }

    private let format: TraceFormat
    private let roles: ClassRoles
    private let leftOut: [LeftOutPart]
    /// True if the text ends with the reasons why the classes took part.
    private let showsReasons: Bool
    private let state: Mutex<State>

    init(
        format: TraceFormat, roles: ClassRoles, colours: Bool, showsRules: Bool, showsReasons: Bool = false,
        leftOut: [LeftOutPart] = []
    ) {
        self.format = format
        self.showsReasons = showsReasons
        self.roles = roles
        self.leftOut = leftOut
        state = Mutex(State(text: TextView(colours: colours, roles: roles, showsRules: showsRules)))
    }

    func take(_ event: TraceEvent) {
        state.withLock { state in
            if showsReasons {
                if event.seq == 1 { state.launch = [] }
                state.launch.append(event)
            }
            switch format {
            case .jsonl: for line in TraceLine.lines(event, leftOut: leftOut) { Terminal.write(line + "\n") }
            // Its sentence names production, and only the run's end tells that.
            case .text where event.kind == .verdict: state.events.append(event)
            case .text: for line in state.text.take(event) { Terminal.write(line + "\n") }
            case .mermaid, .perfetto, .svg: state.events.append(event)
            }
        }
    }

    /// Writes the rest.
    ///
    /// - Parameter known: The roles of classes with what an ordinary launch showed.
    func finish(knowing known: ClassRoles) {
        state.withLock { state in
            var roles = roles
            roles.production = known.production
            roles.settledRoles = known.settledRoles
            guard format == .text else {
                if !state.events.isEmpty { Terminal.write(format.render(state.events, roles: roles)) }
                return
            }
            state.text.roles = roles
            for line in state.events.flatMap({ state.text.take($0) }) { Terminal.write(line + "\n") }
            for chain in ReasonChain.all(state.launch, roles: roles) {
                for line in [""] + chain.lines { Terminal.write(line + "\n") }
            }
        }
    }
}
