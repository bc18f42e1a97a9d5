package import Lifecycle

/// An event as a test writes it down: everything but number, time, scene and rule.
package struct Line: Hashable, CustomStringConvertible {
    package var kind: TraceEvent.Kind
    package var lane: TraceEvent.Lane
    package var type: String?
    package var name: String?
    package var text: String?

    package init(
        _ kind: TraceEvent.Kind, _ lane: TraceEvent.Lane, _ type: String? = nil, _ name: String? = nil,
        _ text: String? = nil
    ) {
        self.kind = kind
        self.lane = lane
        self.type = type
        self.name = name
        self.text = text
    }

    package init(_ event: TraceEvent) {
        self.init(event.kind, event.lane, event.class, event.title, event.text)
    }

    package var description: String {
        "\(kind) \(lane) \([type, name].compactMap { $0 }.joined(separator: ".")) \(text ?? "")"
    }

    package static let verdict = Line(.verdict, .system)

    /// The launch of an app by Xcode's Run.
    package static let launch = Line(.launch, .system, nil, nil, "by Xcode's Run")
    package static let didFinish = "application(_:didFinishLaunchingWithOptions:)"

    #if arch(x86_64)
        private static let signal = "SIGILL"
    #else
        private static let signal = "SIGTRAP"
    #endif
    /// The text of the fault that ends a process by Swift's own check.
    package static let trap =
        "\(signal), a Swift trap such as a failed precondition or an unexpected nil. What it printed last comes before this in the trace."

    package static func console(_ text: String) -> Line {
        Line(.console, .console, nil, nil, text)
    }

    package static func fault(_ text: String) -> Line {
        Line(.fault, .system, nil, nil, text)
    }
}

extension [Line] {
    /// Without the stack that Swift's runtime prints when a process traps: its addresses differ each time.
    package var withoutStack: [Line] {
        guard let start = firstIndex(of: .console("Current stack trace:")) else { return self }
        return Array(self[..<start] + self[start...].drop { $0.kind == .console })
    }
}

extension Sequence<TraceEvent> {
    package var lines: [Line] { map(Line.init) }

    /// The lines that the app printed.
    package var printed: [String] {
        filter { $0.kind == .console && $0.lane == .console }.map { $0.text ?? "" }
    }
}
