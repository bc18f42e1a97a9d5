import Lifecycle

/// An event as a test writes it down: everything but number, time, scene and rule.
struct Line: Hashable, CustomStringConvertible {
    var kind: TraceEvent.Kind
    var lane: TraceEvent.Lane
    var type: String?
    var name: String?
    var text: String?

    init(
        _ kind: TraceEvent.Kind, _ lane: TraceEvent.Lane, _ type: String? = nil, _ name: String? = nil,
        _ text: String? = nil
    ) {
        self.kind = kind
        self.lane = lane
        self.type = type
        self.name = name
        self.text = text
    }

    init(_ event: TraceEvent) {
        self.init(event.kind, event.lane, event.class, event.title, event.text)
    }

    var description: String {
        "\(kind) \(lane) \([type, name].compactMap { $0 }.joined(separator: ".")) \(text ?? "")"
    }

    static let verdict = Line(.verdict, .system)

    static func console(_ text: String) -> Line {
        Line(.console, .console, nil, nil, text)
    }

    static func fault(_ text: String) -> Line {
        Line(.fault, .system, nil, nil, text)
    }
}

extension [Line] {
    /// Without the stack that Swift's runtime prints when a process traps: its addresses differ each time.
    var withoutStack: [Line] {
        guard let start = firstIndex(of: .console("Current stack trace:")) else { return self }
        return Array(self[..<start] + self[start...].drop { $0.kind == .console })
    }
}

extension Sequence<TraceEvent> {
    var lines: [Line] { map(Line.init) }

    /// The lines that the app printed.
    var printed: [String] {
        filter { $0.kind == .console && $0.lane == .console }.map { $0.text ?? "" }
    }
}
