internal import Application
internal import ArgumentParser
internal import SampleReading

/// The command `understudy read-samples`: the process in which another one of this program reads files of others.
struct ReadSamples: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: ReaderProcess.command, abstract: "Read samples for another process of this program.",
        shouldDisplay: false)

    @Option(help: "Bytes of address space that it may take.")
    var memory = ReaderLimits().memory

    @Option(help: "Bytes of the stack on which it parses.")
    var stack = ReaderLimits().stack

    func run() {
        ReaderService(limits: ReaderLimits(memory: memory, stack: stack)).run()
    }
}
