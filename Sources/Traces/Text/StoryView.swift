package import Lifecycle

/// A trace as a page shows it: an event on each line, indented by the calls around it, without times and return values.
///
/// Two runs that went the same way have the same lines. Getters and setters are left out, as are the lines with
/// addresses: all but the first line of a crash, and the stack that Swift's runtime prints if a process traps.
package enum StoryView {
    /// Returns the lines of a whole trace.
    package static func lines(_ events: some Sequence<TraceEvent>) -> [String] {
        var calls = CallStack()
        var lines: [String] = []
        var stack = PrintedStack()
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
            case .console where event.lane == .console:
                let printed = event.statement.lines.filter { !stack.takes($0) }
                lines += printed.map { indented(event.mark + $0, calls.depth) }
            default:
                lines += event.statement.lines.map { indented(event.mark + $0, calls.depth) }
            }
        }
        return lines
    }

    private static func indented(_ line: String, _ depth: Int) -> String {
        String(repeating: "  ", count: depth) + line.inert
    }
}

/// The stack that Swift's runtime prints if a process traps: its heading, and the numbered lines right below.
private struct PrintedStack {
    private var isOpen = false

    /// Returns true if the next line that is printed belongs to the stack.
    mutating func takes(_ line: some StringProtocol) -> Bool {
        isOpen = line == "Current stack trace:" || isOpen && line.first?.isNumber == true
        return isOpen
    }
}

extension TraceEvent {
    /// True if the system gets or sets a property.
    fileprivate var isAccessor: Bool {
        guard kind == .call || kind == .return, let name else { return false }
        return name.hasPrefix("getter: ") || name.hasPrefix("setter: ")
    }
}
