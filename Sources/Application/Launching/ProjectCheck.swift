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
    /// The build configuration of Run and Test; nil for those of the scheme.
    package let configuration: String?
    /// The system, and the SDK; nil for the usual one.
    package let system: SystemVersion?
    /// True if code that cannot be compiled makes the build fail.
    package let strict: Bool
    package let timeLimit: Duration
    package let buildLimit: Duration
    /// What the team wants: the findings, the systems, the kinds of device.
    package let team: CheckConfiguration
    /// The day on which it is judged.
    package let day: Day

    /// The most other ways to test an app that are tried.
    private static let mostWays = 8

    package init(
        sample: String, app: String?, tests: String?, scheme: Scheme, projectScheme: String?,
        configuration: String? = nil, system: SystemVersion? = nil, strict: Bool,
        timeLimit: Duration, buildLimit: Duration, team: CheckConfiguration = CheckConfiguration(), day: Day
    ) {
        self.team = team
        self.day = day
        self.sample = sample
        self.app = app
        self.tests = tests
        self.scheme = scheme
        self.projectScheme = projectScheme
        self.configuration = configuration
        self.system = system
        self.strict = strict
        self.timeLimit = timeLimit
        self.buildLimit = buildLimit
    }

    /// Builds the app once for each way in which Xcode tests it, launches it in each scenario, and looks for findings.
    ///
    /// An app that cannot be built has a report, too: of its sources.
    package func report(with tools: SampleTools) async throws -> (report: CheckReport, status: ExitStatus) {
        let first = try await way(nil, scheme: projectScheme, with: tools)
        var ways = [first]
        for case .scheme(let name) in first.trials {
            ways.append(try await way("scheme \(name)", scheme: name, with: tools))
        }
        let all = ways.flatMap(\.scenarios)
        var results: [[ScenarioResult]] = []
        do {
            for way in ways {
                results.append(
                    try await launched(way, counting: (results.joined().count, all.count), with: tools))
            }
            tools.output.working(nil)
            let report = self.report(ways, results)
            return (report, report.status)
        } catch let unbuilt as UnbuiltSample {
            tools.output.say(unbuilt.message)
            for way in ways.dropFirst(results.count) {
                results.append(way.scenarios.map { ScenarioResult($0.id, .failed(unbuilt.reason)) })
            }
            return (report(ways, results, failure: unbuilt.message), unbuilt.status)
        }
    }

    /// A way in which Xcode tests the app, read and not yet built.
    private struct Way {
        var found: FoundSample
        var sources: CheckedSources
        var scenarios: [CheckScenario]
        var hosting: HostingProfile
        /// The further ways that are tried.
        var trials: [UntriedWay.Trial]
    }

    private func way(_ name: String?, scheme: String?, with tools: SampleTools) async throws -> Way {
        let found = try await tools.finder.sample(
            sample,
            SampleDiscovery.Choice(
                app: app, tests: tests, scheme: scheme, configuration: configuration, needsTests: true),
            by: tools.reader)
        var sources = CheckedSources(found.sample, try await tools.reader.facts(of: found.sample)) {
            try? String(contentsOfFile: $0, encoding: .utf8)
        }
        if let production = found.production, found.sample.shipped?.isSameTarget == true {
            sources.production = try await tools.reader.facts(of: production)
        }
        let trials = found.sample.untried.compactMap(\.trial).prefix(Self.mostWays)
        sources.untried.removeAll { $0.trial.map(trials.contains) ?? false }
        var settings = CheckSettings(found.sample, passing: self.scheme)
        if let system = system ?? team.systems.first { settings.system = system }
        if !team.devices.isEmpty { settings.devices = Set(team.devices) }
        var scenarios = name.map { CheckScenario.all(settings, way: $0) } ?? CheckScenario.all(settings)
        for system in system == nil ? team.systems.dropFirst() : [] {
            var other = settings
            other.system = system
            let words = "iOS \(system.short)"
            scenarios += CheckScenario.all(other, way: name.map { "\($0), \(words)" } ?? words)
        }
        for case .passing(let passed, let plan) in trials {
            settings.testScheme = CheckSettings.passed(passed, by: found.sample, besides: self.scheme)
            scenarios += CheckScenario.all(settings, way: name.map { "\($0), \(plan)" } ?? plan)
        }
        return Way(
            found: found, sources: sources, scenarios: scenarios, hosting: settings.hosting, trials: Array(trials))
    }

    /// Builds a way and launches it in its scenarios.
    ///
    /// - Parameter counting: The number of scenarios before, and of all.
    /// - Throws: `UnbuiltSample` if it cannot be built.
    private func launched(
        _ way: Way, counting: (before: Int, all: Int), with tools: SampleTools
    ) async throws -> [ScenarioResult] {
        let (found, output) = (way.found, tools.output)
        let (app, protection) = try await UnbuiltSample.catching(found.sample) {
            let builder = try await tools.builder(timeLimit: buildLimit)
            return (
                try await found.built(for: way.hosting, in: builder, strict: strict, progress: output.building),
                builder.modules.protection
            )
        }
        let build = app.host.build
        let remarks = counting.before == 0 ? passedNotes(found.sample) + protection.notice(on: build) : []
        for line in build.notes + remarks { output.say(line) }
        let runs = ScenarioRun(app, limits: RunLimits(wallClock: timeLimit))
        var results: [ScenarioResult] = []
        for (index, scenario) in way.scenarios.enumerated() {
            output.working("\(counting.before + index + 1) of \(counting.all): \(scenario.id.title)")
            results.append(try await runs.result(of: scenario).allowing(for: way.sources.untried))
        }
        return results
    }

    private func report(_ ways: [Way], _ results: [[ScenarioResult]], failure: String? = nil) -> CheckReport {
        let sample = ways[0].found.sample
        let judgement = team.judging(
            Findings.merged(zip(ways, results).map { Findings.of($1, $0.sources) }), on: day)
        return CheckReport(
            project: sample.name, root: root(of: sample), results: Array(results.joined()),
            findings: judgement.findings,
            remarks: ways.flatMap(\.found.shipping).reduce(into: []) { all, remark in
                if !all.contains(remark) { all.append(remark) }
            }, failure: failure, judgement: judgement)
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
