public import Lifecycle

/// The forms in which a trace can be had.
public enum TraceFormat: String, CaseIterable, Sendable {
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
    public func render(_ events: [TraceEvent], cast: Cast = .unknown) -> String {
        switch self {
        case .text: TextView.render(events, cast: cast)
        case .jsonl: events.map { TraceLine.encode($0) + "\n" }.joined()
        case .mermaid: MermaidView.render(events, cast: cast)
        case .perfetto: PerfettoView.render(events, cast: cast)
        case .svg: PictureView.render(events, cast: cast)
        }
    }
}
