package import ArgumentParser
internal import Lifecycle
internal import Runs

/// The launch that `understudy verify` compares with a log, as arguments.
package struct VerifyArguments: ParsableArguments {
    @Argument(
        help: "The sample that the log is of: a tutorial's step, a technique, an .xcodeproj, or a folder with an app.",
        completion: .sample)
    package var sample: String

    @Option(LaunchOption.device) package var device: String?
    @Option(LaunchOption.os) package var os: String?
    @Option(LaunchOption.sdk) package var sdk: String?
    @Option(LaunchOption.xcode) package var xcode: String?
    @Option(LaunchOption.reading) package var reading: String?

    @Option(help: ArgumentHelp("The app target, if a project has several.", valueName: "name"))
    package var app: String?

    @Option(help: ArgumentHelp("The test target, if the app has several.", valueName: "name"))
    package var tests: String?

    @OptionGroup package var scheme: SchemeOptions

    package init() {}

    package func validate() throws {
        if let problem = request.parsed().problems.first { throw ValidationError("--\(problem.option): \(problem)") }
    }

    /// True if they name more than the sample.
    package var changesTheLaunch: Bool {
        request.parameters != LaunchParameters()
            || [app, tests, scheme.name, scheme.configuration].contains { $0 != nil }
    }

    /// The launch that they ask for; what they leave out is in the log.
    package var request: LaunchRequest {
        let own = LaunchParameters(typed: [
            .device: typed(device), .os: typed(os), .sdk: typed(sdk), .xcode: typed(xcode), .reading: typed(reading),
        ])
        return LaunchRequest(
            sample: sample, app: app, tests: tests, scheme: scheme.name, buildConfiguration: scheme.configuration,
            kind: .test, parameters: scheme.parameters.merging(own), state: nil, strict: false,
            timeLimit: .seconds(30), buildLimit: .seconds(600))
    }
}
