internal import Application
internal import ArgumentParser
internal import Checks
internal import Foundation
internal import Lifecycle
internal import Runs
internal import Wording

/// The command `understudy check`.
struct Check: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Launch the app and its tests in the scenarios that matter, and say what is wrong.",
        discussion: """
            Understudy builds and launches the app as Xcode's Run and Test do: on a fresh device, after one another, \
            on an iPad with two windows, and with the SDK of iOS 27. It also launches other schemes and test plans \
            that test the app in another way. A table shows which classes each scenario launched. The findings say \
            why, and what to do. Nothing in the project changes, unless you ask for a baseline.

            A file \(CheckConfiguration.fileName) in the project's folder, or above it in its repository, can choose \
            the app, the scheme, the systems, and accept findings, each with a reason.

            Exit status: 0 no finding; 1 a finding; 2 wrong usage; 3 it did not compile; 4 the build took too long; \
            5 the project is of a kind that is not supported here; 70 something is wrong with Understudy or the machine.
            """)

    @Argument(
        help: """
            An .xcodeproj, a folder with an app, a tutorial's step (hackworth/flush), a technique (T47). Or a folder \
            with several projects below it, which are checked one after the other.
            """, completion: .sample)
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

    @OptionGroup var report: ReportOptions

    @Option(
        help: ArgumentHelp(
            "The team's configuration file. (default: \(CheckConfiguration.fileName) beside the project or above it, up "
                + "to the root of its repository)", valueName: "file"))
    var config: String?

    @Option(
        help: ArgumentHelp(
            "A finding to look for, in place of those of the file. Repeat it for more. (default: all)",
            valueName: "finding"),
        completion: .list(Finding.ID.allCases.map(\.rawValue)), transform: Choice.of)
    var only: [Finding.ID] = []

    @Option(
        help: ArgumentHelp(
            "A finding that does not count, besides those of the file. Repeat it for more.", valueName: "finding"),
        completion: .list(Finding.ID.allCases.map(\.rawValue)), transform: Choice.of)
    var except: [Finding.ID] = []

    @Flag(
        help: ArgumentHelp("Accept today's findings: add them to the team's file, for you to give reasons."))
    var writeBaseline = false

    @OptionGroup var strictness: StrictOption

    @Option(
        help: ArgumentHelp(
            "How many seconds each launch, and each of its tests, may take; all tests together, ten times as many.",
            valueName: "seconds"))
    var timeLimit: Double = 30

    @Option(
        help: ArgumentHelp(
            "How many seconds the check of a project may take in all, its builds included.", valueName: "seconds"))
    var buildLimit: Double = 600

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
        let output = report.quiet ? ProgramOutput.quiet : .terminal
        let tools = try await SampleTools(
            .ofThisProgram, environment: ProcessInfo.processInfo.environment, output: output)
        let projects = try await tools.projects(in: sample)
        guard projects.count > 1 else {
            do {
                let (checked, status) = try await checked(sample, with: tools)
                try report.write(checked)
                if status != .well { throw status }
            } catch let error as any UserFacingError {
                // Whoever reads documents gets one.
                if report.format != .text { try report.write(CheckReport(refused: sample, because: error.description)) }
                throw error
            }
            return
        }
        var all: [CheckReport] = []
        var worst = ExitStatus.well
        for project in projects {
            output.say("\(project) (\(all.count + 1) of \(projects.count))")
            var status = ExitStatus.well
            do {
                var checked = try await checked(project, with: tools)
                checked.report.project = project
                all.append(checked.report)
                status = checked.status
            } catch let error as any UserFacingError {
                output.say(error.terminalMessage)
                all.append(CheckReport(refused: project, because: error.description))
                status = ExitStatus(error.blame)
            }
            worst = worst.isWorse(than: status) ? worst : status
        }
        try report.write(CheckReports(all))
        if worst != .well { throw worst }
    }

    /// Checks one project.
    private func checked(
        _ project: String, with tools: SampleTools
    ) async throws -> (report: CheckReport, status: ExitStatus) {
        let file = try TeamFile(of: project, named: config)
        let team = wished(try file?.configuration ?? CheckConfiguration())
        var checked = try await check(project, team, isShared: file?.isShared ?? false).report(with: tools)
        if writeBaseline, checked.report.failure == nil {
            checked.report = try baseline(checked.report, of: project, in: file)
            checked.status = checked.report.status
        }
        return checked
    }

    private func check(_ project: String, _ team: CheckConfiguration, isShared: Bool) -> ProjectCheck {
        ProjectCheck(
            sample: project, app: app ?? team.app, tests: tests ?? team.tests,
            scheme: schemeParsed.configuration.scheme, projectScheme: scheme.name ?? team.scheme,
            configuration: scheme.configuration ?? team.configuration,
            system: os.map { _ in schemeParsed.configuration.system }, strict: strictness.strict,
            timeLimit: .seconds(timeLimit), limit: .seconds(buildLimit), team: team, isShared: isShared, day: .today)
    }

    /// Returns the team's wishes with those of the options.
    private func wished(_ team: CheckConfiguration) -> CheckConfiguration {
        var team = team
        if !only.isEmpty { team.only = only }
        team.except += except
        return team
    }

    /// Accepts the findings of a report in the team's file, and returns the report without them.
    private func baseline(_ report: CheckReport, of project: String, in file: TeamFile?) throws -> CheckReport {
        guard let file = file ?? TeamFile(newFor: project) else {
            throw ValidationError("--write-baseline needs a project of yours: \(project) is none.")
        }
        let text = Baseline.adding(
            report.findings, of: file.isShared ? report.project : nil, to: file.text, on: .today)
        // A text that cannot be read is not written.
        let team = try CheckConfiguration(text, path: file.path)
        try file.write(text)
        var report = report
        report.accept(wished(team), isShared: file.isShared, on: .today)
        return report
    }
}
