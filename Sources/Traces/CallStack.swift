internal import Lifecycle

/// The calls that have not returned yet.
struct CallStack: Sendable {
    struct Frame: Hashable, Sendable {
        var lane: TraceEvent.Lane
        var `class`: String?
        var name: String?
        /// True if nothing happened in it so far.
        var isEmpty = true

        init(_ call: TraceEvent) {
            lane = call.lane
            `class` = call.class
            name = call.name
        }

        func isCall(of event: TraceEvent) -> Bool {
            lane == event.lane && `class` == event.class && name == event.name
        }
    }

    private(set) var frames: [Frame] = []

    var depth: Int { frames.count }

    /// Notes that something happened inside the innermost call.
    mutating func note() {
        guard !frames.isEmpty else { return }
        frames[frames.count - 1].isEmpty = false
    }

    mutating func open(_ call: TraceEvent) {
        note()
        frames.append(Frame(call))
    }

    /// Closes the call that an event returns from, with those inside that never returned, innermost first.
    /// Empty where no such call is open.
    mutating func close(_ event: TraceEvent) -> [Frame] {
        guard let index = frames.lastIndex(where: { $0.isCall(of: event) }) else { return [] }
        defer { frames.removeSubrange(index...) }
        return frames[index...].reversed()
    }

    /// Closes every call, innermost first: their process is gone.
    mutating func closeAll() -> [Frame] {
        defer { frames = [] }
        return frames.reversed()
    }
}

extension TraceEvent {
    /// True if calls of earlier events can no longer be open: a new process, or the end.
    var endsCalls: Bool { kind == .launch || kind == .verdict }
}
