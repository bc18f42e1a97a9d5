package import Building
internal import Foundation
package import SampleReading
internal import Storage
package import Tutorials

/// The tools with which this program finds, reads and builds samples.
package struct SampleTools: Sendable {
    package let folders: CarriedFolders
    package var output: ProgramOutput
    package let reader: ReaderProcess
    let environment: [String: String]
    private let tools: BuildTools

    /// Finds the toolchain.
    ///
    /// - Parameter program: The program that reads samples; nil for this one.
    /// - Throws: `Mistake` if the program was moved without its folders; the errors of `BuildTools`.
    package init(
        _ folders: CarriedFolders, environment: [String: String], output: ProgramOutput, program: ReaderProgram? = nil
    ) async throws {
        self.folders = folders
        self.environment = environment
        self.output = output
        tools = try await BuildTools(
            sources: folders.sources.path, carried: folders.built?.folder, environment: environment)
        reader = ReaderProcess(
            program: try program ?? .running(arguments: [ReaderProcess.command], protection: tools.protection),
            cache: tools.cache)
    }

    /// The finder of samples.
    package var finder: SampleFinder {
        SampleFinder(folders, environment: environment) { try await tutorials() }
    }

    /// Returns the tutorials.
    package func tutorials() async throws -> StepCatalog {
        try await folders.tutorials(environment, within: tools.protection, output: output)
    }

    /// Returns a builder of samples at once. A build makes the reference modules that it needs if the cache does not have
    /// them.
    ///
    /// - Throws: `Mistake` if their sources are missing.
    package func builder(timeLimit: Duration = ModuleBuilder.usualTimeLimit) throws -> SampleBuilder {
        let builder = try SampleBuilder(tools, reader: reader, timeLimit: timeLimit)
        // The parts came together, and the others are copied when they are needed.
        if let built = folders.built, let first = builder.modules.reference.parts.first,
            tools.cache.entry(first.identity) == nil
        {
            output.say(built.unfit)
        }
        return builder
    }

    /// Returns a builder that reads in this process: for files that are trusted.
    package func trustingBuilder() async throws -> SampleBuilder {
        try await SampleBuilder(tools, progress: output.building)
    }
}

extension ReaderProcess {
    /// The command of this program that reads samples for another process of it.
    package static let command = "read-samples"
}
