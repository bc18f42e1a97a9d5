internal import ArgumentParser
internal import Building
internal import Lifecycle
internal import Runs
internal import Traces

/// The bounds of the options for time.
enum TimeLimits {
    static func check(run: Double, build: Double) throws {
        guard build > 0, .seconds(build) <= BuildTimedOut.longest else {
            throw ValidationError("A build may take more than 0 and at most 3600 seconds. Try --build-limit 300.")
        }
        guard run > 0, run <= 3600 else {
            throw ValidationError("A run may take more than 0 and at most 3600 seconds. Try --time-limit 30.")
        }
    }
}

/// The options that `run` and `test` have in common.
struct LaunchOptions: ParsableArguments {
    @Argument(
        help:
            "A tutorial's step (hackworth/flush), a technique (T47, T47/code), an .xcodeproj, or a folder with an app.")
    var sample: String

    @OptionGroup var device: DeviceOptions

    @Option(help: ArgumentHelp("The app target, if a project has several.", valueName: "name"))
    var app: String?

    @Option(
        help: ArgumentHelp(
            """
            The Xcode that launches: 6, 7, 8 (to 15), 16 (and later). It decides when the test bundle gets into the \
            app's process, and which variables report it. none: a UI test, whose app has no bundle in its process.
            """, valueName: "6|7|8|16|none"),
        completion: .list(HostingProfile.allCases.map(\.rawValue)))
    var xcode: String?

    @OptionGroup var scheme: SchemeOptions

    @Option(
        help: ArgumentHelp(
            """
            The actions after the launch, each once the one before has settled: \
            \(Action.spellings.joined(separator: ", ")).
            """, valueName: "action,..."))
    var then: String?

    @Option(
        help: "The form of the trace: text, jsonl, mermaid, perfetto, svg.",
        completion: .list(TraceFormat.allCases.map(\.rawValue)), transform: Choice.of)
    var format: TraceFormat = .text

    @Flag(help: "End each line of text with the rule that caused it; understudy rules says more about each.")
    var rules = false

    @OptionGroup var strictness: StrictOption

    @Option(help: ArgumentHelp("How many seconds the run may take.", valueName: "seconds"))
    var timeLimit: Double = 30

    @Option(help: ArgumentHelp("How many seconds the build may take.", valueName: "seconds"))
    var buildLimit = Double(ModuleBuilder.usualTimeLimit.components.seconds)

    func validate() throws {
        try TimeLimits.check(run: timeLimit, build: buildLimit)
        if let problem = parsed(.run).problems.first {
            throw ValidationError("--\(problem.control.rawValue): \(problem)")
        }
    }

    /// The launch that the options ask for.
    ///
    /// - Parameter kept: The device that a file keeps.
    func parsed(
        _ kind: ProcessLaunch, isPreview: Bool = false, on kept: Device? = nil
    ) -> LaunchParameters.Parsed {
        func list(_ text: String?) -> [String]? {
            text?.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
        }
        let parameters = LaunchParameters(
            device: device.device, os: device.os, sdk: device.sdk, xcode: xcode, reading: list(device.reading),
            argument: scheme.argument, environment: scheme.environment, then: list(then))
        return parameters.parsed(over: LaunchConfiguration(kind, isPreview: isPreview), on: kept, limits: .none)
    }
}
