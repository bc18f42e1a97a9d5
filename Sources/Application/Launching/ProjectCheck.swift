internal import Building
package import Checks
internal import Confinement
internal import Foundation
package import Lifecycle
internal import Projects
package import Runs
internal import SampleReading
internal import Samples
internal import Simulator
internal import Storage

/// The way from a project's name to the report of its check.
package struct ProjectCheck: Sendable {
    package let sample: String
    package let app: String?
    package let tests: String?
    /// The arguments and variables of every launch.
    package let scheme: Scheme
    /// The project's scheme; nil for the one that Xcode would take.
    package let projectScheme: String?
    /// The system, and the SDK; nil for the usual one.
    package let system: SystemVersion?
    /// True if code that cannot be compiled makes the build fail.
    package let strict: Bool
    package let timeLimit: Duration
    package let buildLimit: Duration

    package init(
        sample: String, app: String?, tests: String?, scheme: Scheme, projectScheme: String?,
        system: SystemVersion? = nil, strict: Bool,
        timeLimit: Duration, buildLimit: Duration
    ) {
        self.sample = sample
        self.app = app
        self.tests = tests
        self.scheme = scheme
        self.projectScheme = projectScheme
        self.system = system
        self.strict = strict
        self.timeLimit = timeLimit
        self.buildLimit = buildLimit
    }

    /// Builds the app once, launches it in each scenario, and looks for findings.
    ///
    /// An app that cannot be built has a report, too: of its sources.
    package func report(with tools: SampleTools) async throws -> (report: CheckReport, status: ExitStatus) {
        let output = tools.output
        let found = try await tools.finder.sample(
            sample, SampleDiscovery.Choice(app: app, tests: tests, scheme: projectScheme, needsTests: true),
            by: tools.reader)
        let sources = CheckedSources(found.sample, try await tools.reader.facts(of: found.sample)) {
            try? String(contentsOfFile: $0, encoding: .utf8)
        }
        var settings = CheckSettings(found.sample, passing: scheme)
        if let system { settings.system = system }
        let scenarios = CheckScenario.all(settings)
        func report(_ results: [ScenarioResult], failure: String? = nil) -> CheckReport {
            CheckReport(
                project: found.sample.name, root: root(of: found.sample), results: results,
                findings: Findings.of(results, sources), remarks: found.shipping, failure: failure)
        }
        do {
            let (app, protection) = try await UnbuiltSample.catching(found.sample) {
                let builder = try await tools.builder(timeLimit: buildLimit)
                return (
                    try await found.built(
                        for: settings.hosting, in: builder, strict: strict, progress: output.building),
                    builder.modules.protection
                )
            }
            let build = app.host.build
            for line in build.notes + passedNotes(found.sample) + protection.notice(on: build) { output.say(line) }
            let runs = ScenarioRun(app, limits: RunLimits(wallClock: timeLimit))
            var results: [ScenarioResult] = []
            for (index, scenario) in scenarios.enumerated() {
                output.working("\(index + 1) of \(scenarios.count): \(scenario.id.title)")
                results.append(try await runs.result(of: scenario).allowing(for: found.sample.untried))
            }
            output.working(nil)
            let report = report(results)
            return (report, report.status)
        } catch let unbuilt as UnbuiltSample {
            output.say(unbuilt.message)
            let results = scenarios.map { ScenarioResult($0.id, .failed(unbuilt.reason)) }
            return (report(results, failure: unbuilt.message), unbuilt.status)
        }
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
