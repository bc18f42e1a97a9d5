internal import Building
internal import Checks
internal import Foundation
internal import Lifecycle
internal import Projects
internal import Runs
internal import SampleReading
internal import Samples
internal import Simulator
internal import Wording

/// The command line's way from a project's name to the report of its check.
struct ProjectCheck {
    let sample: String
    let app: String?
    let tests: String?
    /// The arguments and variables of every launch.
    let scheme: Scheme
    /// The project's scheme; nil for the one that Xcode would take.
    let projectScheme: String?
    /// True if code that cannot be compiled makes the build fail.
    let strict: Bool
    let timeLimit: Duration
    let buildLimit: Duration

    /// Builds the app once, launches it in each scenario, and looks for findings.
    ///
    /// An app that cannot be built has a report, too: of its sources.
    func report() async throws -> (report: CheckReport, status: ExitStatus) {
        let tools = try await BuildTools.forThisProgram()
        let reader = try ReaderProcess.forThisProgram(tools)
        let found = try await FoundSample.named(
            sample, SampleDiscovery.Choice(app: app, tests: tests, scheme: projectScheme, needsTests: true),
            environment: ProcessInfo.processInfo.environment, reader: reader)
        let sources = CheckedSources(found.sample, try await reader.facts(of: found.sample)) {
            try? String(contentsOfFile: $0, encoding: .utf8)
        }
        let settings = CheckSettings(
            system: CheckSettings.system(for: found.sample.deploymentTarget),
            runScheme: passed(.run, found.sample), testScheme: passed(.test, found.sample))
        let scenarios = CheckScenario.all(settings)
        func report(_ results: [ScenarioResult], failure: String? = nil) -> CheckReport {
            CheckReport(
                project: found.sample.name, root: root(of: found.sample), results: results,
                findings: Findings.of(results, sources), remarks: found.shipping, failure: failure)
        }
        func unbuilt(
            _ reason: String, _ message: String, _ status: ExitStatus
        ) -> (report: CheckReport, status: ExitStatus) {
            Terminal.say(message)
            return (report(scenarios.map { ScenarioResult($0.id, .failed(reason)) }, failure: message), status)
        }
        do {
            let builder = try await SampleBuilder(tools, reader: reader, timeLimit: buildLimit, progress: Terminal.show)
            let app = try await found.built(for: settings.hosting, in: builder, strict: strict)
            let build = app.host.build
            let notice = Launch.notice(builder.modules.protection, calls: build.product.calls.count)
            for line in build.notes + passedNotes(found.sample) + notice { Terminal.say(line) }
            let runs = ScenarioRun(app, limits: RunLimits(wallClock: timeLimit))
            var results: [ScenarioResult] = []
            for (index, scenario) in scenarios.enumerated() {
                Terminal.show("\(index + 1) of \(scenarios.count): \(scenario.id.title)")
                results.append(try await runs.result(of: scenario).allowing(for: found.sample.untried))
            }
            Terminal.show(nil as String?)
            let report = report(results)
            return (report, report.status)
        } catch let failure as CompileFailure {
            return unbuilt(
                "the app does not compile", failure.rendered(original: found.sample.texts), .didNotCompile)
        } catch var late as BuildTimedOut {
            late.option = "--build-limit"
            return unbuilt("the build took too long", late.terminalMessage, .limitHit)
        }
    }

    /// Returns the arguments and variables of a launch: the project's, and those asked for.
    private func passed(_ kind: ProcessLaunch, _ sample: Sample) -> Scheme {
        var launch = LaunchConfiguration(kind)
        launch.scheme = scheme
        if let project = sample.scheme { launch.take(project) }
        return launch.scheme
    }

    /// Returns the notes on what the project's scheme passes to the launches.
    private func passedNotes(_ sample: Sample) -> [String] {
        guard let project = sample.scheme else { return [] }
        return [ProcessLaunch.run, .test].compactMap { LaunchConfiguration($0).remark(on: project) }
    }

    /// The folder that paths are relative to: the working folder if the project is in it, else the one around its files.
    private func root(of sample: Sample) -> String {
        let here = URL(filePath: FileManager.default.currentDirectoryPath).path
        let files = (sample.app.sources + (sample.tests?.sources ?? [])).map(\.path)
        let isHere = files.allSatisfy { RelativePath.of($0, from: here) != $0 }
        return isHere ? here : RelativePath.folder(around: files)
    }
}
