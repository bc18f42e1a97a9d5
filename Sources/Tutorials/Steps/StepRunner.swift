package import FoundationEssentials
internal import Storage

/// Runs the commands of steps and says where the world differs from what is written down.
package struct StepRunner: Sendable {
    /// Runs one command in a folder, as the program of that name would.
    package typealias Perform = @Sendable (_ command: StepCommand, _ folder: URL) async throws -> CommandOutcome

    private let perform: Perform

    package init(perform: @escaping Perform) {
        self.perform = perform
    }

    /// Runs a step's commands in order, in one folder that is empty at first and gone after.
    package func run(_ step: TutorialStep) async throws -> StepTranscript {
        let folder = URL(filePath: try ProcessFolder.make())
        defer { ProcessFolder.remove(folder.path) }
        var runs: [StepTranscript.Run] = []
        for command in step.commands {
            runs.append(StepTranscript.Run(command, try await perform(command, folder)))
        }
        return StepTranscript(runs)
    }
}
