package import ArgumentParser
internal import Building
package import Lifecycle
internal import Runs
package import Traces

/// The options that `run` and `test` have in common.
package struct LaunchOptions: ParsableArguments {
    @Argument(
        help:
            "A tutorial's step (hackworth/flush), a technique (T47, T47/code), an .xcodeproj, or a folder with an app.")
    package var sample: String

    @OptionGroup package var device: DeviceOptions

    @Option(help: ArgumentHelp("The app target, if a project has several.", valueName: "name"))
    package var app: String?

    @Option(
        help: ArgumentHelp(
            """
            The Xcode that launches: 6, 7, 8 (to 15), 16 (and later). It decides when the test bundle gets into the \
            app's process, and which variables report it. none: a UI test, whose app has no bundle in its process.
            """, valueName: "6|7|8|16|none"),
        completion: .list(HostingProfile.allCases.map(\.rawValue)))
    package var xcode: String?

    @OptionGroup package var scheme: SchemeOptions

    @Option(
        help: ArgumentHelp(
            """
            The actions after the launch, each once the one before has settled: \
            \(Action.spellings.joined(separator: ", ")).
            """, valueName: "action,..."))
    package var then: String?

    @Option(
        help: "The form of the trace: text, jsonl, mermaid, perfetto, svg.",
        completion: .list(TraceFormat.allCases.map(\.rawValue)), transform: Choice.of)
    package var format: TraceFormat = .text

    @Flag(help: "End each line of text with the rule that caused it; understudy rules says more about each.")
    package var rules = false

    @OptionGroup package var strictness: StrictOption

    @Option(help: ArgumentHelp("How many seconds the run may take.", valueName: "seconds"))
    package var timeLimit: Double = 30

    @Option(help: ArgumentHelp("How many seconds the build may take.", valueName: "seconds"))
    package var buildLimit = Double(ModuleBuilder.usualTimeLimit.components.seconds)

    package init() {}

    package func validate() throws {
        try TimeLimits.check(run: timeLimit, build: buildLimit)
        if let problem = request(.run).parsed().problems.first {
            throw ValidationError("--\(problem.control.rawValue): \(problem)")
        }
    }

    /// Returns the launch that the options ask for.
    package func request(_ kind: ProcessLaunch, isPreview: Bool = false, tests: String? = nil) -> LaunchRequest {
        func list(_ text: String?) -> [String]? {
            text?.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        }
        return LaunchRequest(
            sample: sample, app: app, tests: tests, scheme: scheme.name, kind: kind, isPreview: isPreview,
            parameters: LaunchParameters(
                device: device.device, os: device.os, sdk: device.sdk, xcode: xcode, reading: list(device.reading),
                argument: scheme.argument, environment: scheme.environment, then: list(then)),
            state: device.state, strict: strictness.strict, timeLimit: .seconds(timeLimit),
            buildLimit: .seconds(buildLimit))
    }
}
