internal import Lifecycle
internal import Synchronization

/// The launches of an answer.
struct RecordedLaunches: Hashable, Sendable {
    /// The lines without numbers and times.
    var lines: [String]
    var count: Int
    /// The answer by name, with what it says, if it met a limit twice; nil if it met none, or one that the lesson shows.
    var limit: String?
}

extension LiveRunner {
    /// Performs a run without anyone who follows it, and returns its lines as a published copy has them.
    ///
    /// - Parameter builds: The builds that the lesson's runs share.
    /// - Throws: `Mistake` if the run is not an answer, by no fault of the lesson's; the errors of the system.
    func record(_ order: RunOrder, sharing builds: RecordedBuilds) async throws -> RecordedLaunches {
        let lesson = order.app.lesson
        var run = try await heard(order, sharing: builds)
        if run.metLimit(beyond: lesson) { run = try await heard(order, sharing: builds) }
        if let mistake = run.mistake(of: order) { throw mistake }
        return RecordedLaunches(
            lines: Self.withScreens(run.messages + [.end(run.end)]).compactMap(\.recorded), count: run.launches,
            limit: run.metLimit(beyond: lesson) ? "\(lesson.name) (\(order.title)): \(run.end.sentence)" : nil)
    }

    private func heard(_ order: RunOrder, sharing builds: RecordedBuilds) async throws -> HeardRun {
        let said = Mutex<[RunMessage]>([])
        let sink = RunBackend.RunSink.hearing { message in said.withLock { $0.append(message) } }
        let end = try await perform(order, sink, takesCommands: false) { app, sink in
            try await builds.app(app, sink) { try await self.built($0, $1) }
        }
        return HeardRun(messages: said.withLock { $0 }, end: end)
    }

    /// Returns a run's messages with the screens that follow from its events. When a live screen is heard between two
    /// events depends on the machine.
    private static func withScreens(_ messages: [RunMessage]) -> [RunMessage] {
        var events: [TraceEvent] = []
        var screen: Screen?
        return messages.flatMap { message -> [RunMessage] in
            switch message {
            case .screen: return []
            case .event(let view):
                events.append(view.event)
                let now = Screen(recorded: events)
                defer { screen = now }
                return now == screen ? [message] : [message, .screen(now)]
            default: return [message]
            }
        }
    }
}
