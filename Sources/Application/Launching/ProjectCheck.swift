internal import Building
package import Checks
package import Confinement
internal import Foundation
package import Lifecycle
internal import Projects
package import Runs
internal import SampleReading
internal import Samples
internal import Simulator
internal import Storage
internal import Synchronization
internal import Wording

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
    /// The time that all of it may take.
    package let limit: Duration
    /// The team's wishes: the findings, the systems, the kinds of device.
    package let team: CheckConfiguration
    /// True if other projects may have the same wishes.
    package let isShared: Bool
    /// The day on which it is judged.
    package let day: Day
    /// Texts in place of the project's files, by path: edits that are tried.
    package var texts: [String: String] = [:]
    /// The folder that paths in the report are relative to; nil for the usual one.
    package var root: String?
    /// The bounds of the apps that are launched.
    package var protection = Protection.none

    /// The most other ways to test an app that are tried.
    private static let mostWays = 8

    package init(
        sample: String, app: String?, tests: String?, scheme: Scheme, projectScheme: String?,
        configuration: String? = nil, system: SystemVersion? = nil, strict: Bool,
        timeLimit: Duration, limit: Duration, team: CheckConfiguration = CheckConfiguration(),
        isShared: Bool = false, day: Day
    ) {
        self.team = team
        self.isShared = isShared
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
        self.limit = limit
    }

    /// Builds the app once for each way in which Xcode tests it, launches it in each scenario, and looks for findings.
    ///
    /// An app that cannot be built has a report, too: of its sources. So does a check that takes too long: of what it came
    /// to.
    ///
    /// - Throws: `CheckTimedOut` if the project could not be read in time, `Mistake`, and the errors of the machine.
    package func report(with tools: SampleTools) async throws -> (report: CheckReport, status: ExitStatus) {
        let progress = Mutex(Progress())
        let ended = try await withDeadline(limit) { try await work(with: tools, progress) }
        if let ended { return ended }
        tools.output.working(nil)
        let late = CheckTimedOut(limit: limit)
        var reached = progress.withLock { $0 }
        guard !reached.ways.isEmpty else { throw late }
        tools.output.say(late.terminalMessage)
        reached.fill { .failed("the check's time was over") }
        return (report(reached, failure: late.description), .limitHit)
    }

    private func work(
        with tools: SampleTools, _ progress: borrowing Mutex<Progress>
    ) async throws -> (report: CheckReport, status: ExitStatus) {
        let first: Way
        do {
            first = try await way(nil, scheme: projectScheme, with: tools)
        } catch let mistake as Mistake where mistake.kind == .hostless {
            let remark = "\(mistake.what) Xcode launches no app for them, so none of the app's code runs."
            return (CheckReport(project: sample, root: "/", results: [], findings: [], remarks: [remark]), .well)
        }
        progress.withLock { $0.ways = [first] }
        for case .scheme(let name) in first.trials {
            do {
                let other = try await way("scheme \(name)", scheme: name, with: tools)
                progress.withLock { $0.ways.append(other) }
            } catch let mistake as Mistake {
                // The other ways still have an answer.
                let unread = UntriedWay(
                    "the scheme \(name) cannot be read (\(mistake.what))", cure: mistake.cure, replacesWhatRan: false)
                progress.withLock { $0.ways[0].sources.untried.append(unread) }
            }
        }
        do {
            for way in progress.withLock({ $0.ways }) {
                try await launch(way, with: tools, progress)
            }
            tools.output.working(nil)
            let report = self.report(progress.withLock { $0 })
            return (report, report.status)
        } catch let unbuilt as UnbuiltSample {
            tools.output.say(unbuilt.message)
            var reached = progress.withLock { $0 }
            reached.fill { .failed(unbuilt.reason) }
            return (report(reached, failure: unbuilt.message), unbuilt.status)
        }
    }

    /// The ways that were read, and the results of each, as far as a check has come.
    private struct Progress {
        var ways: [Way] = []
        var results: [[ScenarioResult]] = []

        var count: Int { results.joined().count }

        /// Gives the scenarios without a result one.
        mutating func fill(_ outcome: () -> ScenarioResult.Outcome) {
            for (index, way) in ways.enumerated() {
                if index >= results.count { results.append([]) }
                results[index] += way.scenarios.dropFirst(results[index].count).map { ScenarioResult($0.id, outcome()) }
            }
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
        var found = try await tools.finder.sample(
            sample,
            SampleDiscovery.Choice(
                app: app, tests: tests, scheme: scheme, configuration: configuration, needsTests: true),
            by: tools.reader)
        found.sample = found.sample.replacing(texts)
        found.production = found.production?.replacing(texts)
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
    /// - Throws: `UnbuiltSample` if it cannot be built.
    private func launch(_ way: Way, with tools: SampleTools, _ progress: borrowing Mutex<Progress>) async throws {
        let (found, output) = (way.found, tools.output)
        let isFirst = progress.withLock { progress in
            progress.results.append([])
            return progress.results.count == 1
        }
        let (app, protection) = try await UnbuiltSample.catching(found.sample) {
            let builder = try tools.builder(timeLimit: limit)
            return (
                try await found.built(for: way.hosting, in: builder, strict: strict, progress: output.building),
                builder.modules.protection
            )
        }
        let build = app.host.build
        for line in build.notes + (isFirst ? passedNotes(found.sample) + protection.notice(on: build) : []) {
            output.say(line)
        }
        let runs = ScenarioRun(app, limits: .each(timeLimit), protection: self.protection)
        for scenario in way.scenarios {
            let (number, all) = progress.withLock { ($0.count + 1, $0.ways.flatMap(\.scenarios).count) }
            output.working("\(number) of \(all): \(scenario.id.title)")
            let result = try await runs.result(of: scenario).allowing(for: way.sources.untried)
            // A launch that was cancelled shows nothing.
            try Task.checkCancellation()
            progress.withLock { $0.results[$0.results.count - 1].append(result) }
        }
    }

    private func report(_ progress: Progress, failure: String? = nil) -> CheckReport {
        let sample = progress.ways[0].found.sample
        var judgement = judgement(of: progress, explains: true)
        // A finding that does not count stands for no other.
        if !team.looks(for: .testingDelegateInApp)
            || judgement.accepted.contains(where: { $0.finding.id == .testingDelegateInApp })
        {
            judgement = self.judgement(of: progress, explains: false)
        }
        return CheckReport(
            project: sample.name, root: root ?? Self.root(of: sample), results: Array(progress.results.joined()),
            findings: judgement.findings,
            remarks: progress.ways.flatMap(\.found.decisions).reduce(into: []) { all, remark in
                if !all.contains(remark) { all.append(remark) }
            }, failure: failure, judgement: judgement)
    }

    private func judgement(of progress: Progress, explains: Bool) -> CheckConfiguration.Judgement {
        let run = progress.results.first?.first { $0.id == .run }?.launched
        let findings = Findings.merged(
            zip(progress.ways, progress.results).map { way, results in
                Findings.of(results, way.sources, run: run, explains: explains)
            })
        return team.judging(findings, of: progress.ways[0].found.sample.name, isShared: isShared, on: day)
    }

    /// Returns the notes on what the project's scheme passes to the launches.
    private func passedNotes(_ sample: Sample) -> [String] {
        guard let project = sample.scheme else { return [] }
        return [ProcessLaunch.run, .test].compactMap { LaunchConfiguration($0).remark(on: project) }
    }

    /// The folder that paths are relative to: the working folder if the project is in it, else the one around its files.
    private static func root(of sample: Sample) -> String {
        let here = URL(filePath: FileManager.default.currentDirectoryPath).path
        let files = (sample.app.sources + (sample.tests?.sources ?? [])).map(\.path)
        let isHere = files.allSatisfy { RelativePath.of($0, from: here) != $0 }
        return isHere ? here : RelativePath.folder(around: files)
    }
}
