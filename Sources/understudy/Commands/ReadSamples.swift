import ArgumentParser
import Foundation
import Samples

/// `understudy read-samples`: the process in which another one of this program reads files that somebody wrote.
struct ReadSamples: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: name, abstract: "Read samples for another process of this program.", shouldDisplay: false)

    static let name = "read-samples"

    @Option(help: "Bytes of address space that it may take.")
    var memory = ReaderLimits().memory

    @Option(help: "Bytes of the stack on which it parses.")
    var stack = ReaderLimits().stack

    func run() {
        ReaderService(limits: ReaderLimits(memory: memory, stack: stack)).run()
    }
}

extension ReaderProcess {
    /// Reads samples in processes of this program, within what the machine has to confine them.
    static func forThisProgram(_ tools: BuildTools) throws -> ReaderProcess {
        ReaderProcess(program: try .running(arguments: [ReadSamples.name], protection: tools.protection))
    }
}

extension BuildTools {
    /// The tools with which this program reads and builds samples.
    static func forThisProgram() async throws -> BuildTools {
        try await BuildTools(sources: try Launch.sources(), environment: ProcessInfo.processInfo.environment)
    }
}
