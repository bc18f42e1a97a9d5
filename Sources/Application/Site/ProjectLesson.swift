internal import Checks
internal import Confinement
internal import Lifecycle
package import Playground
package import Projects
package import Runs
internal import Samples
internal import Wording

/// The reader's own project on the playground, with the scenarios of a check as its commands.
package struct ProjectLesson {
    /// The path as the reader typed it.
    package let path: String
    private let choice: SampleDiscovery.Choice
    private let tools: SampleTools

    package init(path: String, choice: SampleDiscovery.Choice, with tools: SampleTools) {
        self.path = path
        self.choice = choice
        self.tools = tools
    }

    /// Reads the project as its files are now.
    ///
    /// - Throws: `Mistake` if its files make no app.
    package func lesson() async throws -> Lesson {
        let (found, untested) = try await found()
        let sample = found.sample
        let scenarios = CheckScenario.all(CheckSettings(sample)).filter { sample.tests != nil || !$0.id.isTest }
        var commands: [Lesson.Command] = []
        var shown: [CommandButton] = []
        var first: Int?
        for scenario in scenarios {
            // What a scenario keeps on its device belongs to it alone.
            let launches = scenario.series(of: path).launches.map(\.configuration)
            let state = launches.count == 1 ? nil : "\(scenario.id.name).json"
            for launch in launches {
                let tests = launch.kind == .test ? choice.tests : nil
                commands.append(
                    Lesson.Command(
                        line: "", sample: .path(path), launch: launch, tests: tests, state: state))
            }
            if scenario.id == .tests { first = commands.count - 1 }
            shown.append(CommandButton(scenario.id.title.capitalizedStart, number: commands.count))
        }
        return try Lesson(
            project: sample, production: found.production, name: .path(path), root: Self.root(of: sample),
            commands: commands, options: options, first: first,
            text: ProjectText(
                scenarios: shown, untested: untested,
                check: (["understudy", "check", path] + options).map(Escaping.shellWord).joined(separator: " "),
                notes: found.decisions + sample.notes + sample.untried.map(\.note)))
    }

    /// Reads the project: at the start, too, so that a wrong path is said in the terminal.
    ///
    /// - Returns: The project; and the reason why it has no tests here, if the app is all that can be read.
    /// - Throws: `Mistake` if there is no project.
    package func found() async throws -> (found: FoundSample, untested: String?) {
        try await tools.finder.ownProject(path, choice, by: tools.reader)
    }

    /// Returns the check of the project with edits in place of its files, with the wishes of its team and the limits of
    /// the command.
    ///
    /// - Throws: `Mistake` if the team's file cannot be read.
    func check(_ edits: ProjectEdits, within protection: Protection) throws -> ProjectCheck {
        let file = try TeamFile(of: path, named: nil)
        let team = try file?.configuration ?? CheckConfiguration()
        var check = ProjectCheck(
            sample: path, app: choice.app ?? team.app, tests: choice.tests ?? team.tests, scheme: Scheme(),
            projectScheme: choice.scheme ?? team.scheme, configuration: choice.configuration ?? team.configuration,
            strict: false, timeLimit: .seconds(30), limit: .seconds(600), team: team, isShared: file?.isShared ?? false,
            day: .today)
        check.texts = edits.texts
        check.root = edits.root
        check.protection = protection
        return check
    }

    /// The options of `serve` that choose among apps and schemes, as the other commands have them.
    private var options: [String] {
        [("--app", choice.app), ("--scheme", choice.scheme), ("--configuration", choice.configuration)]
            .flatMap { name, value in value.map { [name, $0] } ?? [] }
    }

    private static func root(of sample: Sample) -> String {
        RelativePath.folder(around: sample.targets.flatMap(\.sources).map(\.path))
    }
}
