public import Lifecycle

/// A trace as a page shows it: each line one event, indented by the calls around it, without times and without what
/// comes back.
///
/// Two runs that went the same way have the same lines. Getters and setters are left out, as is all but the first line
/// of a crash, which has addresses in it.
public enum StoryView {
    /// The lines of a whole trace.
    public static func lines(_ events: some Sequence<TraceEvent>) -> [String] {
        var calls = CallStack()
        var lines: [String] = []
        for event in events {
            if event.endsCalls { _ = calls.closeAll() }
            if event.isAccessor { continue }
            switch event.kind {
            case .call:
                lines.append(indented(event.signature, calls.depth))
                calls.open(event)
            case .return:
                _ = calls.close(event)
            case .verdict:
                lines.append("end: \(event.verdict?.exit.rawValue ?? "")")
            case .fault:
                lines.append(indented(event.statement.lines.first ?? "", calls.depth))
            default:
                lines += event.statement.lines.map { indented(event.mark + $0, calls.depth) }
            }
        }
        return lines
    }

    private static func indented(_ line: String, _ depth: Int) -> String {
        String(repeating: "  ", count: depth) + line
    }
}

extension TraceEvent {
    /// Whether the system asks for a property, or sets one.
    fileprivate var isAccessor: Bool {
        guard kind == .call || kind == .return, let name else { return false }
        return name.hasPrefix("getter: ") || name.hasPrefix("setter: ")
    }
}
