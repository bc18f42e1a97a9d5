internal import Application
internal import ArgumentParser
internal import Building
internal import Checks
internal import Foundation
internal import Lifecycle
internal import Runs

/// The command `understudy check`.
struct Check: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Launch the app and its tests in the circumstances that matter, and say what is wrong with it.",
        discussion: """
            The app is built once, and launched as Xcode's Run and Test do: on a fresh device, after one another, on an \
            iPad with two windows, and with the SDK of iOS 27. A table shows who was launched in each of these, and the \
            findings say why, and what to do. Nothing in the project is changed, and nothing is written beside it.

            Exit status: 0 no finding; 1 a finding; 2 wrong usage; 3 it did not compile; 4 the build took too long; \
            70 something is wrong with Understudy or the machine.
            """)

    @Argument(help: "An .xcodeproj, a folder with an app, a tutorial's step (hackworth/flush), a technique (T47).")
    var sample: String

    @Option(help: ArgumentHelp("The app target, if a project has several.", valueName: "name"))
    var app: String?

    @Option(help: ArgumentHelp("The test target, if the app has several.", valueName: "name"))
    var tests: String?

    @Option(
        help: ArgumentHelp(
            "The version of iOS, and of its SDK, for the launches that do not try a newer one. (default: "
                + "\(SystemVersion.lastBeforeScenesRequired.short), or the "
                + "oldest that the app is for)", valueName: "version"))
    var os: String?

    @OptionGroup var scheme: SchemeOptions

    @Option(
        help: "The form of the report: text, json, github, junit.",
        completion: .list(CheckReport.Format.allCases.map(\.rawValue)), transform: Choice.of)
    var format: CheckReport.Format = .text

    @OptionGroup var strictness: StrictOption

    @Option(help: ArgumentHelp("How many seconds each launch may take.", valueName: "seconds"))
    var timeLimit: Double = 30

    @Option(help: ArgumentHelp("How many seconds the build may take.", valueName: "seconds"))
    var buildLimit = Double(ModuleBuilder.usualTimeLimit.components.seconds)

    func validate() throws {
        try TimeLimits.check(run: timeLimit, build: buildLimit)
        if let problem = schemeParsed.problems.first {
            throw ValidationError("--\(problem.option): \(problem)")
        }
    }

    private var schemeParsed: LaunchParameters.Parsed {
        let system = LaunchParameters(typed: [.os: os.map { [$0] } ?? []])
        return scheme.parameters.merging(system).parsed(limits: .none)
    }

    func run() async throws {
        let tools = try await SampleTools(
            .ofThisProgram, environment: ProcessInfo.processInfo.environment, output: .terminal)
        let report = try await ProjectCheck(
            sample: sample, app: app, tests: tests, scheme: schemeParsed.configuration.scheme,
            projectScheme: scheme.name, system: os.map { _ in schemeParsed.configuration.system },
            strict: strictness.strict,
            timeLimit: .seconds(timeLimit), buildLimit: .seconds(buildLimit)
        ).report(with: tools)
        Terminal.write(report.report.rendered(as: format))
        if report.status != .well { throw report.status }
    }
}
