internal import ArgumentParser
internal import Building
internal import Foundation
internal import SampleReading

/// The command `understudy read-samples`: the process in which another one of this program reads files of others.
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
    /// Returns a reader that uses processes of this program, within the bounds that the machine has for them.
    static func forThisProgram(_ tools: BuildTools) throws -> ReaderProcess {
        ReaderProcess(program: try .running(arguments: [ReadSamples.name], protection: tools.protection))
    }
}

extension BuildTools {
    /// Returns the tools with which this program reads and builds samples.
    static func forThisProgram() async throws -> BuildTools {
        try await BuildTools(sources: try Launch.sources(), environment: ProcessInfo.processInfo.environment)
    }
}
