package import Building
package import Foundation
internal import Lifecycle
internal import Runs
package import Tutorials
internal import Wording

/// Runs a step's command as the program itself would, and keeps its output instead of writing it.
package struct CommandRunner: Sendable {
    /// Returns the project of the step with a name.
    private let folder: @Sendable (String) throws -> StepFolder
    private let builder: SampleBuilder
    private let output: ProgramOutput

    /// Runs the commands of a catalog's steps.
    package init(catalog: StepCatalog, builder: SampleBuilder, output: ProgramOutput = .none) {
        self.init(builder: builder, output: output) { try catalog.folder(named: $0) }
    }

    /// Runs the commands of steps whose projects are where `folder` says.
    package init(
        builder: SampleBuilder, output: ProgramOutput = .none,
        folder: @escaping @Sendable (String) throws -> StepFolder
    ) {
        self.builder = builder
        self.output = output
        self.folder = folder
    }

    /// Runs a command in a working folder.
    ///
    /// - Throws: `Mistake` if it is neither `run` nor `test`, or there is no such step.
    package func run(_ command: StepCommand, in folder: URL) async throws -> CommandOutcome {
        let asked: LaunchRequest?
        do {
            asked = try command.parsed()
        } catch {
            return CommandOutcome(
                messages: Self.lines(error.message), status: Int(ExitStatus.wrongUsage.rawValue))
        }
        guard var request = asked else {
            throw Mistake(
                .usage, what: "A step's command has to be run or test, and this one is neither: \(command)",
                cure: "Remove the backticks around it, or write it as a listing.")
        }
        request.state = request.state.map { folder.appending(path: $0).path }
        return try await request.holdingDevice(output) { try await run(request) }
    }

    private func run(_ request: LaunchRequest) async throws -> CommandOutcome {
        let step = try folder(request.sample)
        func failed(_ message: String, _ status: ExitStatus) -> CommandOutcome {
            CommandOutcome(messages: Self.lines(step.relative(message)), status: Int(status.rawValue))
        }
        do {
            let launch = try SampleLaunch(request)
            let built = try await launch.built(FoundSample(step, request.choice), output) { builder }
            let summary = try await built.run { _ in }
            return CommandOutcome(
                events: summary.events.map(step.relative), roles: summary.roles,
                messages: built.remarks.flatMap { Self.lines(step.relative($0)) },
                status: Int(ExitStatus(summary.verdict).rawValue))
        } catch let mistake as Mistake {
            return failed(mistake.description, ExitStatus(mistake))
        } catch let unbuilt as UnbuiltSample where unbuilt.status == .didNotCompile {
            return failed(unbuilt.message, unbuilt.status)
        }
    }

    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n").map(String.init)
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
