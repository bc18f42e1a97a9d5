package import Lifecycle

/// A trace as Chrome's trace events: a JSON array that ui.perfetto.dev and chrome://tracing open.
///
/// Each lane is a thread. Calls that never returned end when their process did. Times never go back.
package enum PerfettoView {
    package static func render(_ events: [TraceEvent], roles: ClassRoles = .unknown) -> String {
        var timeline = Timeline(roles)
        for event in events { timeline.take(event) }
        timeline.finish()
        return "[\n" + timeline.records.joined(separator: ",\n") + "\n]\n"
    }
}

private struct Timeline {
    private let roles: ClassRoles
    private var calls = CallStack()
    private var appearances = Appearances()
    private var time = 0
    private var lanes: Set<TraceEvent.Lane> = []
    private var body: [String] = []

    init(_ roles: ClassRoles) {
        self.roles = roles
    }

    /// The names of process and threads, then the events.
    var records: [String] {
        let used = TraceEvent.Lane.allCases.filter(lanes.contains)
        let process = metadata("process_name", tid: nil, #"{"name":"Understudy"}"#)
        return [process]
            + used.flatMap { lane in
                [
                    metadata("thread_name", tid: lane.thread, #"{"name":\#(TraceLine.quoted(lane.rawValue))}"#),
                    metadata("thread_sort_index", tid: lane.thread, #"{"sort_index":\#(lane.thread)}"#),
                ]
            } + body
    }

    mutating func take(_ event: TraceEvent) {
        appearances.see(event)
        if event.endsCalls { finish() }
        time = max(time, event.time)
        switch event.kind {
        case .call:
            calls.open(event)
            add("B", event.lane, event.signature, event.arguments)
        case .return:
            // Calls inside that never returned end first, so that each thread's begins and ends nest.
            let closed = calls.close(event)
            for frame in closed.dropLast() { end(frame) }
            if let frame = closed.last { end(frame, returning: event.text) }
        case .verdict:
            let sentence = event.verdict.map { VerdictSummary($0, roles: roles, appearances: appearances).sentence }
            add("i", event.lane, sentence ?? event.statement, event.arguments)
        default:
            add("i", event.lane, event.statement, event.arguments)
        }
    }

    mutating func finish() {
        for frame in calls.closeAll() { end(frame) }
    }

    private mutating func end(_ frame: CallStack.Frame, returning value: String? = nil) {
        add("E", frame.lane, nil, value.map { [("returns", $0)] } ?? [])
    }

    private mutating func add(
        _ phase: String, _ lane: TraceEvent.Lane, _ name: String?, _ arguments: [(String, String)]
    ) {
        lanes.insert(lane)
        var record = #"{"ph":"\#(phase)","pid":1,"tid":\#(lane.thread),"ts":\#(time)"#
        if phase == "i" { record += #","s":"t""# }
        if let name { record += #","name":\#(TraceLine.quoted(name))"# }
        if !arguments.isEmpty {
            let members = arguments.map { "\(TraceLine.quoted($0)):\(TraceLine.quoted($1))" }
            record += #","args":{\#(members.joined(separator: ","))}"#
        }
        body.append(record + "}")
    }

    private func metadata(_ name: String, tid: Int?, _ arguments: String) -> String {
        let thread = tid.map { #","tid":\#($0)"# } ?? ""
        return #"{"ph":"M","pid":1\#(thread),"name":"\#(name)","args":\#(arguments)}"#
    }
}

extension TraceEvent {
    /// The data of an event besides its name, shown when you click on it.
    fileprivate var arguments: [(String, String)] {
        [("kind", kind.rawValue), ("class", `class`), ("scene", scene), ("text", text), ("rule", rule)]
            .compactMap { key, value in value.map { (key, $0) } }
    }
}

extension TraceEvent.Lane {
    fileprivate var thread: Int { (Self.allCases.firstIndex(of: self) ?? 0) + 1 }
}
