internal import Lifecycle
internal import Runs

/// The answer of `/api/launch`: what a page's controls come to.
struct LaunchAnswer: Encodable {
    struct Problem: Encodable {
        /// The name of the option.
        var control: String
        var sentence: String
    }

    /// The launch in words.
    var title: String
    /// The end of an address that asks for the same; empty if it needs none.
    var query: String
    /// The differences from the defaults, among the settings that the page shows only on request.
    var remarkable: String
    var problems: [Problem]
    /// The same in a terminal.
    var commands: [String]

    /// - Parameter command: The index of the command from which the launch begins; nil if the lesson has none.
    /// - Parameter query: The values of a parameter of the request.
    init(_ lesson: Lesson, query: (String) -> [String], limits: Limits) {
        self.init(
            lesson, command: lesson.index(ofNumber: query("command").first), LaunchParameters(query: query),
            limits: limits)
    }

    init(_ lesson: Lesson, command: Int?, _ parameters: LaunchParameters, limits: Limits) {
        let start = lesson.start(of: command)
        let parsed = parameters.parsed(over: start, limits: limits.scheme(of: lesson))
        let launch = parsed.configuration
        title = lesson.title(of: launch, command: command)
        let isLast = command == lesson.commands.indices.last
        query = [isLast ? "" : command.map { "command=\($0 + 1)" } ?? "", launch.query(from: start)]
            .filter { !$0.isEmpty }.joined(separator: "&")
        remarkable = launch.remarkable.joined(separator: ", ")
        problems = parsed.problems.map { Problem(control: $0.option, sentence: $0.description) }
        commands = lesson.commandLines(for: launch, of: command)
    }
}

extension Lesson {
    /// Returns the kind of launch of the main button: that of the launch, if the lesson has anything to test.
    func mainKind(of launch: LaunchConfiguration) -> ProcessLaunch { hasTests ? launch.kind : .run }

    /// Returns a launch of the lesson in words: `Test, fresh iPhone, iOS 27`.
    ///
    /// - Parameter index: The index of the command from which it begins; nil if the lesson has none.
    func title(of launch: LaunchConfiguration, command index: Int?) -> String {
        var launch = launch
        launch.kind = mainKind(of: launch)
        return launch.title(after: index.flatMap { history(before: $0) }, tests: index.flatMap { commands[$0].tests })
    }
}
