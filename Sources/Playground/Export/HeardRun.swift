internal import Lifecycle
internal import Runs
internal import Tutorials
internal import Wording

/// A run as its recorder hears it.
struct HeardRun: Sendable {
    /// All that was said before the end.
    var messages: [RunMessage]
    var end: RunMessage.End

    /// The number of its launches.
    var launches: Int { messages.count { if case .phase = $0 { true } else { false } } }

    /// Returns true if a launch met a limit that no record of the lesson's met: a busy machine alone can use up the time, so
    /// it is made once more.
    func metLimit(beyond lesson: Lesson) -> Bool {
        let recorded = Set(lesson.commands.flatMap { $0.recorded?.events.exits ?? [] })
        let events = messages.compactMap { if case .event(let view) = $0 { view.event } else { nil } }
        return events.exits.contains { [.timedOut, .limitExceeded].contains($0) && !recorded.contains($0) }
    }

    /// Returns why the run is not an answer; nil if it is one.
    ///
    /// A lesson may show what cannot be launched: then a record of its commands has the same exit status, and no event.
    func mistake(of order: RunOrder) -> Mistake? {
        let lesson = order.app.lesson
        let busy = "Export again when the machine has less to do."
        switch end.outcome {
        case "buildTimedOut":
            return mistake("\(lesson.name) was not built in time: \(end.sentence)", cure: busy)
        case "refused":
            let isRecorded = lesson.commands.contains { command in
                command.recorded.map { $0.events.isEmpty && $0.status == end.status.map { Int($0.rawValue) } } == true
            }
            guard !isRecorded else { return nil }
            return mistake(
                "\(lesson.name) was not launched (\(order.title)): \(end.sentence)",
                cure: end.cure ?? "Make the lesson one that can be launched.")
        default: return nil
        }
    }

    private func mistake(_ what: String, cure: String) -> Mistake { Mistake(.usage, what: what, cure: cure) }
}

extension [TraceEvent] {
    /// The ways in which launches ended.
    fileprivate var exits: [Verdict.Exit] { compactMap(\.verdict?.exit) }
}
