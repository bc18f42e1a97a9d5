internal import Lifecycle
internal import Techniques
internal import Traces
internal import Tutorials

/// The values of the template `front`: the problem, two recorded runs side by side, and the ways on.
struct FrontPage: Sendable {
    var title = "Keep production out of your unit tests"
    /// The launches of production and of the tests' own classes; empty if there is no record of both.
    var runs: [Run]
    /// The address of the first tutorial; nil if there is none.
    var tutorial: String?
    var techniques: Int
    /// The numbers of things that are run, in a sentence; empty if they were not counted.
    var numbers: String

    /// A recorded run, as far as its classes are concerned.
    struct Run: Sendable {
        var title: String
        var isTest: Bool
        /// The lesson, and the number of its command from 1, as a request for the run has them.
        var step: String
        var number: Int
        var command: String
        var link: String
        var calls: [Call]
        var sentence: String
    }

    /// A message to an object of the app or its tests.
    struct Call: Sendable {
        var className: String
        var isTest: Bool
        var text: String
    }

    init(_ lessons: Lessons) async throws {
        let titles = ["Your tests today", "Your tests with stand-ins"]
        var runs: [Run] = []
        for (step, title) in zip(lessons.compared, titles) {
            guard let lesson = try await lessons.lesson(step) else { continue }
            if let run = Run(lesson, title: title) { runs.append(run) }
        }
        self.runs = runs.count == 2 ? runs : []
        tutorial = lessons.tutorials.first.map { "/tutorials/\($0.name)" }
        techniques = lessons.techniques?.techniques.count ?? 0
        numbers = lessons.numbers ?? ""
    }
}

extension FrontPage.Run {
    /// Creates the record of a lesson's last command; nil if it launched nothing.
    fileprivate init?(_ lesson: Lesson, title: String) {
        let roles = lesson.roles
        guard let index = lesson.commands.indices.last, let summary = lesson.recordedSummary(of: index, roles) else {
            return nil
        }
        let command = lesson.commands[index]
        let events = command.recorded?.events ?? []
        self.init(
            title: title, isTest: events.last?.verdict?.isolated ?? false, step: "\(lesson.name)", number: index + 1,
            command: command.line,
            link: lesson.name.playAddress,
            calls: events.compactMap { FrontPage.Call($0, roles) }, sentence: summary.sentence)
    }
}

extension FrontPage.Call {
    /// Creates the line of an event; nil if it is not a message to a delegate or a view controller, or a test's end.
    fileprivate init?(_ event: TraceEvent, _ roles: ClassRoles) {
        guard let name = event.class, let role = roles.role(of: name), let method = event.name else { return nil }
        let isCall = event.kind == .call && !method.hasPrefix("getter:") && !method.hasPrefix("setter:")
        let isTestEnd = event.kind == .test && event.text != "started"
        guard isCall || isTestEnd else { return nil }
        self.init(
            className: ClassName.short(name), isTest: role == .test,
            text: isTestEnd ? "\(method) \(event.text ?? "")" : method)
    }
}
