internal import ArgumentParser
internal import Building
internal import Foundation
internal import Lifecycle
internal import Runs
internal import Samples
internal import Simulator
internal import Traces
internal import Tutorials
internal import Wording

/// Runs a step's command as the program itself would, and keeps its output instead of writing it.
struct CommandRunner: Sendable {
    /// Returns the project of the step with a name.
    let folder: @Sendable (String) throws -> StepFolder
    let builder: SampleBuilder

    /// Runs the commands of a catalog's steps.
    init(catalog: StepCatalog, builder: SampleBuilder) {
        self.init(builder: builder) { try catalog.folder(named: $0) }
    }

    /// Runs the commands of steps whose projects are where `folder` says.
    init(builder: SampleBuilder, folder: @escaping @Sendable (String) throws -> StepFolder) {
        self.builder = builder
        self.folder = folder
    }

    func run(_ command: StepCommand, in folder: URL) async throws -> CommandOutcome {
        let parsed: any ParsableCommand
        do {
            parsed = try Understudy.parsed(command.arguments)
        } catch {
            return CommandOutcome(
                messages: Self.lines(Understudy.message(for: error)), status: Int(ExitStatus.wrongUsage.rawValue))
        }
        switch parsed {
        case let run as Run:
            return try await held(
                Launch(options: run.options.inside(folder), tests: nil, kind: .run, isPreview: run.preview))
        case let test as Test:
            return try await held(Launch(options: test.options.inside(folder), tests: test.tests, kind: .test))
        default:
            throw Mistake(
                .usage, what: "A step's command has to be run or test, and this one is neither: \(command)",
                cure: "Remove the backticks around it, or write it as a listing.")
        }
    }

    private func held(_ launch: Launch) async throws -> CommandOutcome {
        try await launch.options.device.held { try await run(launch) }
    }

    private func run(_ launch: Launch) async throws -> CommandOutcome {
        let step = try folder(launch.options.sample)
        var texts: [String: String] = [:]
        do {
            let sample = try step.sample(
                app: launch.options.app, tests: launch.tests, needsTests: launch.hostsTests)
            texts = sample.texts
            let found = FoundSample(sample: sample, step: step)
            let (configuration, device) = try launch.start()
            let app = try await found.built(for: configuration.hosting, in: builder, strict: true)
            let summary = try await launch.run(app, configuration, on: device) { _ in }
            return CommandOutcome(
                events: summary.events.map(step.relative), roles: summary.roles,
                messages: found.remarks(on: app.host, configuration.system).flatMap { Self.lines(step.relative($0)) },
                status: Int(ExitStatus(summary.verdict).rawValue))
        } catch let mistake as Mistake {
            return CommandOutcome(
                messages: Self.lines(step.relative(mistake.description)), status: Int(ExitStatus(mistake).rawValue))
        } catch let failure as CompileFailure {
            return CommandOutcome(
                messages: Self.lines(step.relative(failure.rendered(original: texts))),
                status: Int(ExitStatus.didNotCompile.rawValue))
        }
    }

    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n").map(String.init)
    }
}

extension LaunchOptions {
    /// The same in another working folder.
    func inside(_ folder: URL) -> LaunchOptions {
        var options = self
        options.device.state = device.state.map { folder.appending(path: $0).path }
        return options
    }
}

extension StepFolder {
    /// The event with paths that begin at the project.
    fileprivate func relative(_ event: TraceEvent) -> TraceEvent {
        var event = event
        event.text = event.text.map { relative($0) }
        return event
    }
}
