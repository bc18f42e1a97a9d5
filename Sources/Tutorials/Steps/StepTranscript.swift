package import Lifecycle
package import Traces

/// The outcome of a step's command.
package struct CommandOutcome: Hashable, Sendable {
    /// The trace; empty where nothing was launched.
    package var events: [TraceEvent]
    /// The roles of the classes in it.
    package var roles: ClassRoles
    /// The messages to the user instead of a trace, or besides: the compiler's messages, a mistake and its cure. Paths
    /// begin at the project.
    package var messages: [String]
    /// The exit status of the program.
    package var status: Int

    package init(events: [TraceEvent] = [], roles: ClassRoles = .unknown, messages: [String] = [], status: Int) {
        self.events = events
        self.roles = roles
        self.messages = messages
        self.status = status
    }
}

/// The outcomes of a step's commands, in order.
package struct StepTranscript: Hashable, Sendable {
    package var runs: [Run]

    package struct Run: Hashable, Sendable {
        package var command: StepCommand
        package var outcome: CommandOutcome

        package init(_ command: StepCommand, _ outcome: CommandOutcome) {
            self.command = command
            self.outcome = outcome
        }
    }

    package init(_ runs: [Run]) {
        self.runs = runs
    }

    /// The same for the same behaviour: the traces as version 1 of their form without times, between the commands and
    /// their exit status.
    package var text: String {
        runs.map { run in
            let lines = ["$ \(run.command)"] + run.outcome.messages + run.outcome.events.map(Self.timeless)
            return (lines + ["exit \(run.outcome.status)"]).map { $0 + "\n" }.joined()
        }.joined(separator: "\n")
    }

    /// The picture of the last command's trace; nil if it has none.
    package var picture: String? {
        lastTrace.map { PictureView.render($0.events, roles: $0.roles) }
    }

    /// The content of the picture, in words.
    package var alternative: String? {
        lastTrace.map { altText(for: $0.events, roles: $0.roles) }
    }

    private var lastTrace: CommandOutcome? {
        runs.last.map(\.outcome).flatMap { $0.events.isEmpty ? nil : $0 }
    }

    private static func timeless(_ event: TraceEvent) -> String {
        var event = event
        event.time = 0
        // The second key of every line, and nothing that the app prints comes before it.
        return TraceLine.encode(event, as: .one).replacing(#","time":0,"#, with: ",", maxReplacements: 1)
    }
}
