package import Lifecycle

/// The formats of a trace.
package enum TraceFormat: String, CaseIterable, Sendable {
    /// For reading in a terminal.
    case text
    /// The trace itself, one JSON object a line.
    case jsonl
    /// A Mermaid sequence diagram.
    case mermaid
    /// Chrome's trace events, for ui.perfetto.dev.
    case perfetto
    /// A picture.
    case svg

    /// A trace in this form, with a newline at its end.
    package func render(_ events: [TraceEvent], roles: ClassRoles = .unknown) -> String {
        switch self {
        case .text: TextView.render(events, roles: roles)
        case .jsonl: events.flatMap({ TraceLine.lines($0) }).map { $0 + "\n" }.joined()
        case .mermaid: MermaidView.render(events, roles: roles)
        case .perfetto: PerfettoView.render(events, roles: roles)
        case .svg: PictureView.render(events, roles: roles)
        }
    }
}
