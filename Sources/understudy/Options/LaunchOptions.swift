import ArgumentParser
import Lifecycle
import Samples
import Traces

/// What `run` and `test` have in common.
struct LaunchOptions: ParsableArguments {
    @Argument(
        help:
            "A tutorial's step (hackworth/flush), a technique (T47, T47/code), an .xcodeproj, or a folder with an app.")
    var sample: String

    @OptionGroup var device: DeviceOptions

    @Option(help: ArgumentHelp("The app target, where a project has several.", valueName: "name"))
    var app: String?

    @Option(
        help: ArgumentHelp(
            """
            The Xcode that launches: 6, 7, 8 (to 15), 16 (and later). It decides when the test bundle gets into the \
            app's process, and which variables tell of it. none: a UI test, whose app has no bundle in its process.
            """, valueName: "6|7|8|16|none"),
        completion: .list(HostingProfile.allCases.map(\.rawValue)), transform: Choice.of)
    var xcode: HostingProfile = .newest

    @OptionGroup var scheme: SchemeOptions

    @Option(
        name: .customLong("then"),
        help: ArgumentHelp(
            """
            What is done after the launch, each when the last has settled: \
            \(Action.spellings.joined(separator: ", ")).
            """, valueName: "action,..."), transform: ActionList.init(words:))
    var then: ActionList = ActionList(actions: [])

    @Option(
        help: "The form of the trace: text, jsonl, mermaid, perfetto, svg.",
        completion: .list(TraceFormat.allCases.map(\.rawValue)), transform: Choice.of)
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
struct ActionList: CustomStringConvertible, Sendable {
    var actions: [Action]

    init(actions: [Action]) {
        self.actions = actions
    }

    init(words: String) throws {
        actions = try words.split(separator: ",", omittingEmptySubsequences: false).map { try Self.action(String($0)) }
    }

    private static func action(_ text: String) throws -> Action {
        if let action = Action(text) { return action }
        let word = text.split(separator: "=", omittingEmptySubsequences: false).first.map(String.init) ?? ""
        let spellings = Dictionary(
            Action.spellings.map { ($0.prefix { !"[=".contains($0) }, $0) }, uniquingKeysWith: { $1 })
        if let spelling = spellings[word[...]] { throw Choice.Unknown("\(word) is written \(spelling).") }
        throw Choice.Unknown(
            "There is no action \(word). " + Spelling.question(word, among: spellings.keys.map(String.init))
                + "understudy help run lists them.")
    }

    var description: String { actions.isEmpty ? "nothing" : actions.map(\.name).joined(separator: ",") }
}
