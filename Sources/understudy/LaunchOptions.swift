public import ArgumentParser
import Lifecycle
import Samples
public import TraceViews

/// What `run` and `test` have in common.
struct LaunchOptions: ParsableArguments {
    @Argument(help: "A tutorial's step (hackworth/4), a technique (T47, T47/code), an .xcodeproj, or a folder with an app.")
    var sample: String

    @OptionGroup var device: DeviceOptions

    @Option(help: ArgumentHelp("The app target, where a project has several.", valueName: "name"))
    var app: String?

    @Option(
        help: ArgumentHelp(
            """
            The Xcode that launches: 6, 7, 8 (to 15), 16 (and later). It decides when the test bundle gets into the \
            app's process, and which variables tell of it. none: a UI test, whose app has no bundle in its process.
            """, valueName: "6|7|8|16|none"))
    var xcode: HostingProfile = .newest

    @OptionGroup var scheme: SchemeOptions

    @Option(
        name: .customLong("then"),
        help: ArgumentHelp(
            """
            What is done after the launch, each when the last has settled: \
            \(Action.spellings.joined(separator: ", ")).
            """, valueName: "action,..."))
    var then: ActionList = ActionList(actions: [])

    @Option(help: "The form of the trace: text, jsonl, mermaid, perfetto, svg.")
    var format: TraceFormat = .text

    @Flag(help: "End each line of text with the rule that caused it; understudy rules says more of one.")
    var rules = false

    @Option(help: ArgumentHelp("How many seconds the run may take.", valueName: "seconds"))
    var timeLimit: Double = 30

    func validate() throws {
        guard timeLimit > 0, timeLimit <= 3600 else {
            throw ValidationError("A run may take more than 0 and at most 3600 seconds. Try --time-limit 30.")
        }
    }
}

/// A list of actions, separated by commas.
struct ActionList: ExpressibleByArgument, Sendable {
    var actions: [Action]

    init(actions: [Action]) {
        self.actions = actions
    }

    init?(argument: String) {
        var actions: [Action] = []
        for name in argument.split(separator: ",", omittingEmptySubsequences: false) {
            guard let action = Action(String(name)) else { return nil }
            actions.append(action)
        }
        self.actions = actions
    }

    var defaultValueDescription: String { "nothing" }
}

extension TraceFormat: ExpressibleByArgument {}
