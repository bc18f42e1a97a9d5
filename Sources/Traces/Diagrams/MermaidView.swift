package import Lifecycle
internal import Wording

/// A trace as a Mermaid sequence diagram: lanes are participants, calls are arrows, all other events are notes.
package enum MermaidView {
    package static func render(_ events: [TraceEvent], roles: ClassRoles = .unknown) -> String {
        var diagram = Diagram(roles)
        for event in events { diagram.take(event) }
        let participants = diagram.participants.map { "    participant \($0.rawValue)" }
        return (["sequenceDiagram"] + participants + diagram.lines).joined(separator: "\n") + "\n"
    }

    /// Returns text that a message or a note can hold, whatever characters it has.
    ///
    /// A colon is escaped because Mermaid takes `style`, later a colon, a `#` and a semicolon in one line for CSS and
    /// removes that semicolon; so the line's only colon has to be the one before the text.
    static func escaped(_ text: String) -> String {
        let lines = text.lines.map(Escaping.mermaid)
        let joined = lines.joined(separator: "<br/>")
        // The grammar allows no message without text.
        return joined.allSatisfy { $0 == " " } ? "#160;" : joined
    }
}

private struct Diagram {
    private let roles: ClassRoles
    private var lanes: Set<TraceEvent.Lane> = []
    private var calls = CallStack()
    private var appearances = Appearances()
    private(set) var lines: [String] = []

    init(_ roles: ClassRoles) {
        self.roles = roles
    }

    var participants: [TraceEvent.Lane] {
        TraceEvent.Lane.allCases.filter(lanes.contains)
    }

    mutating func take(_ event: TraceEvent) {
        appearances.see(event)
        if event.endsCalls { _ = calls.closeAll() }
        switch event.kind {
        case .call:
            arrow("->>", from: event.lane.caller, to: event.lane, event.signature)
            calls.open(event)
        case .return:
            let wasEmpty = calls.close(event).last?.isEmpty ?? false
            guard event.text != nil || !wasEmpty else { return }
            arrow("-->>", from: event.lane, to: event.lane.caller, event.text ?? "returns")
        case .request:
            calls.note()
            arrow(
                "->>", from: event.lane, to: .system, [event.name, event.text].compactMap { $0 }.joined(separator: " "))
        case .verdict:
            takeVerdict(event)
        default:
            calls.note()
            note(event.lane, event.statement)
        }
    }

    private mutating func takeVerdict(_ event: TraceEvent) {
        guard let verdict = event.verdict else { return note(event.lane, event.statement) }
        lanes.insert(event.lane)
        let ends = [participants.first, participants.last].compactMap { $0?.rawValue }
        let over = Set(ends).count == 1 ? ends[0] : ends.joined(separator: ",")
        let sentence = VerdictSummary(verdict, roles: roles, appearances: appearances).sentence
        lines.append("    Note over \(over): \(MermaidView.escaped(sentence))")
    }

    private mutating func arrow(
        _ arrow: String, from: TraceEvent.Lane, to: TraceEvent.Lane, _ text: String
    ) {
        lanes.formUnion([from, to])
        lines.append("    \(from.rawValue)\(arrow)\(to.rawValue): \(MermaidView.escaped(text))")
    }

    private mutating func note(_ lane: TraceEvent.Lane, _ text: String) {
        lanes.insert(lane)
        lines.append("    Note over \(lane.rawValue): \(MermaidView.escaped(text))")
    }
}

extension TraceEvent.Lane {
    /// The lane that calls a lane: the application calls its delegate, the system all others.
    fileprivate var caller: TraceEvent.Lane {
        self == .appDelegate ? .application : .system
    }
}
