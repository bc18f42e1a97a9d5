package import ArgumentParser
internal import Building
package import Lifecycle
package import Runs
package import Traces

/// The options that `run` and `test` have in common.
package struct LaunchOptions: ParsableArguments {
    @Argument(
        help:
            "A tutorial's step (hackworth/flush), a technique (T47, T47/code), an .xcodeproj, or a folder with an app.",
        completion: .sample)
    package var sample: String

    @OptionGroup package var device: DeviceOptions

    @Option(help: ArgumentHelp("The app target, if a project has several.", valueName: "name"))
    package var app: String?

    @Option(LaunchOption.xcode) package var xcode: String?

    @OptionGroup package var scheme: SchemeOptions

    @Option(LaunchOption.then) package var then: String?

    @Option(
        help: "The form of the trace: text, jsonl, mermaid, perfetto, svg.",
        completion: .list(TraceFormat.allCases.map(\.rawValue)), transform: Choice.of)
    package var format: TraceFormat = .text

    @Flag(help: "End each line of text with the rule that caused it; understudy rules says more about each.")
    package var rules = false

    @Flag(
        help: """
            End the text with the reasons: for each delegate, and each view controller and window of production, what the \
            system asked, what was answered, and the rule.
            """)
    package var why = false

    @OptionGroup package var strictness: StrictOption

    @Option(
        help: ArgumentHelp(
            "How many seconds the launch, each test and each action may take; all tests together, ten times as many.",
            valueName: "seconds"))
    package var timeLimit: Double = 30

    @Option(help: ArgumentHelp("How many seconds the build may take.", valueName: "seconds"))
    package var buildLimit = Double(ModuleBuilder.usualTimeLimit.components.seconds)

    package init() {}

    package func validate() throws {
        try TimeLimits.check(run: timeLimit, build: buildLimit)
        if why, format != .text {
            throw ValidationError("--why: The reasons are text. Remove --format, or remove --why.")
        }
        if let problem = request(.run).parsed().problems.first {
            throw ValidationError("--\(problem.option): \(problem)")
        }
    }

    /// Returns the launch that the options ask for.
    ///
    /// - Parameter more: What the options of one command alone say.
    package func request(
        _ kind: ProcessLaunch, tests: String? = nil, _ more: LaunchParameters = LaunchParameters()
    ) -> LaunchRequest {
        let own = LaunchParameters(typed: [.xcode: typed(xcode), .then: typed(then)])
        return LaunchRequest(
            sample: sample, app: app, tests: tests, scheme: scheme.name,
            buildConfiguration: scheme.configuration, kind: kind,
            parameters: device.parameters.merging(scheme.parameters).merging(own).merging(more),
            state: device.state, strict: strictness.strict, timeLimit: .seconds(timeLimit),
            buildLimit: .seconds(buildLimit))
    }
}
