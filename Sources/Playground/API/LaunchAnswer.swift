internal import Runs
internal import Samples

/// The answer of `/api/launch`: what a page's controls come to.
struct LaunchAnswer: Encodable {
    struct Problem: Encodable {
        var control: LaunchProblem.Control
        var sentence: String
    }

    /// The end of an address that asks for the same; empty if it needs none.
    var query: String
    /// The differences from the defaults, among the settings that the page shows only on request.
    var remarkable: String
    var problems: [Problem]
    /// The same in a terminal.
    var commands: [String]

    init(_ lesson: Lesson, _ parameters: LaunchParameters, limits: Limits) {
        let parsed = parameters.parsed(over: lesson.start, limits: limits.scheme)
        query = parsed.configuration.query(from: lesson.start)
        remarkable = parsed.configuration.remarkable.joined(separator: ", ")
        problems = parsed.problems.map { Problem(control: $0.control, sentence: $0.description) }
        commands = lesson.commands(for: parsed.configuration)
    }
}

extension Lesson {
    /// The commands that launch it so in a terminal.
    func commands(for launch: LaunchConfiguration) -> [String] {
        launch.commands(for: name.description, hasTests: hasTests)
    }
}
