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
    static func forThisProgram() async throws -> ReaderProcess {
        ReaderProcess(
            program: try await .running(
                arguments: [ReadSamples.name], sources: try Launch.sources(),
                environment: ProcessInfo.processInfo.environment))
    }
}
