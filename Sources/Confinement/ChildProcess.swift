internal import Dispatch
internal import Subprocess
internal import Synchronization
package import SystemPackage

internal import Glibc

/// A process that Understudy starts: in its own session, which ends with the task that waits for it.
package enum ChildProcess {
    /// The end of a process whose output was collected.
    package struct Result: Hashable, Sendable {
        package var ending: ProcessEnding
        /// Standard output and standard error, as they came.
        package var output: String
        /// True if it was ended because it printed more than it may. The output is its beginning.
        package var isCut: Bool

        package init(ending: ProcessEnding, output: String, isCut: Bool = false) {
            self.ending = ending
            self.output = output
            self.isCut = isCut
        }

        package var succeeded: Bool { ending == .exited(0) }
    }

    /// The bytes that are kept of what prints more than it may: a reader gets through no more.
    private static let beginning = 256 << 10

    /// Runs a program without input and returns what it printed, once it and all that it started have ended.
    ///
    /// Throws the system's error if it does not start.
    ///
    /// - Parameter limit: The most bytes that it may print. It is ended when it prints more.
    package static func collect(_ command: ProcessCommand, limit: Int) async throws -> Result {
        let result = try await Subprocess.run(
            command.program, arguments: command.words, environment: command.variables, workingDirectory: command.folder,
            platformOptions: options, input: .none, output: .sequence, error: .combinedWithOutput
        ) { execution in
            let process = execution.processIdentifier
            return try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask {
                    await exit(of: process)
                    // Whatever is left holds the other end of the pipe open.
                    await ProcessSession.end(process.value)
                }
                var bytes: [UInt8] = []
                for try await buffer in execution.standardOutput {
                    buffer.withUnsafeBytes {
                        bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: $0.prefix(limit + 1 - bytes.count)))
                    }
                    if bytes.count > limit {
                        kill(-process.value, SIGKILL)
                        break
                    }
                }
                try await group.waitForAll()
                return bytes
            }
        }
        let bytes = result.closureResult
        let isCut = bytes.count > limit
        return Result(
            ending: ProcessEnding(result.terminationStatus),
            output: String(decoding: isCut ? bytes.prefix(beginning) : bytes[...], as: UTF8.self), isCut: isCut)
    }

    /// Talks with a program until it ends.
    ///
    /// - Parameters:
    ///   - input: The texts for its standard input, which is closed after the last.
    ///   - output: Takes its standard output piece by piece. False ends the program.
    ///   - error: Takes its standard error.
    package static func converse(
        _ command: ProcessCommand, input: AsyncStream<[UInt8]>, output: @escaping @Sendable ([UInt8]) -> Bool,
        error: @escaping @Sendable ([UInt8]) -> Void
    ) async throws -> ProcessEnding {
        ignoreBrokenPipes
        let result = try await Subprocess.run(
            command.program, arguments: command.words, environment: command.variables, workingDirectory: command.folder,
            platformOptions: options, input: .inputWriter, output: .sequence, error: .sequence
        ) { execution in
            let process = execution.processIdentifier
            async let end: Void = {
                await exit(of: process)
                // Whatever is left holds the other ends of the pipes open.
                await ProcessSession.end(process.value)
            }()
            try await withThrowingTaskGroup(of: Void.self) { group in
                defer { group.cancelAll() }
                group.addTask {
                    for await text in input { _ = try await execution.standardInputWriter.write(text) }
                    try await execution.standardInputWriter.finish()
                }
                group.addTask {
                    for try await buffer in execution.standardError { error(buffer.withUnsafeBytes { Array($0) }) }
                }
                for try await buffer in execution.standardOutput {
                    if !output(buffer.withUnsafeBytes { Array($0) }) {
                        try execution.send(signal: .kill, toProcessGroup: true)
                        break
                    }
                }
            }
            await end
        }
        return ProcessEnding(result.terminationStatus)
    }

    /// Runs a program without input whose output goes to a descriptor, and returns when it has ended.
    ///
    /// - Parameters:
    ///   - output: The descriptor for standard output and standard error. It is closed here once the program has it.
    ///   - started: Is given the process, which leads its session and its group.
    ///   - ended: Is given it again, before it is reaped: until this returns, its number cannot be another's.
    package static func run(
        _ command: ProcessCommand, output: FileDescriptor, started: @Sendable (Int32) -> Void,
        ended: @Sendable (Int32) async -> Void
    ) async throws -> ProcessEnding {
        let result = try await Subprocess.run(
            command.program, arguments: command.words, environment: command.variables, workingDirectory: command.folder,
            platformOptions: options, input: .none,
            output: .fileDescriptor(output, closeAfterSpawningProcess: true), error: .combinedWithOutput
        ) { execution in
            let process = execution.processIdentifier
            started(process.value)
            await exit(of: process)
            await ended(process.value)
        }
        return ProcessEnding(result.terminationStatus)
    }

    private static var options: PlatformOptions {
        var options = PlatformOptions()
        options.createSession = true
        options.teardownSequence = [.send(signal: .kill, toProcessGroup: true, allowedDurationToNextStep: .zero)]
        return options
    }

    /// A write to a process that has ended is told otherwise. Processes that are started do not inherit this.
    private static let ignoreBrokenPipes: Void = { _ = signal(SIGPIPE, SIG_IGN) }()

    /// Waits for a process to end, without reaping it.
    private static func exit(of process: ProcessIdentifier) async {
        let source = DispatchSource.makeReadSource(
            fileDescriptor: process.processDescriptor, queue: DispatchQueue(label: "process-exit"))
        let waiting = Waiting()
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                waiting.begin(continuation)
                source.setEventHandler { source.cancel() }
                // Not before: the descriptor is closed after this, and its number may be the next process's while
                // Dispatch still knows it as this one's.
                source.setCancelHandler { waiting.end() }
                source.activate()
            }
        } onCancel: {
            kill(-process.value, SIGKILL)
        }
    }

    private final class Waiting: Sendable {
        private let continuation = Mutex<CheckedContinuation<Void, Never>?>(nil)

        func begin(_ waiting: CheckedContinuation<Void, Never>) {
            continuation.withLock { $0 = waiting }
        }

        func end() {
            continuation.withLock { waiting in
                waiting?.resume()
                waiting = nil
            }
        }
    }
}

extension ProcessCommand {
    fileprivate var program: Executable { .path(FilePath(executable)) }
    fileprivate var words: Arguments { Arguments(arguments) }
    fileprivate var variables: Environment {
        .custom(Dictionary(uniqueKeysWithValues: environment.map { (Environment.Key(stringLiteral: $0), $1) }))
    }
    fileprivate var folder: FilePath { FilePath(workingDirectory) }
}

extension ProcessEnding {
    fileprivate init(_ status: TerminationStatus) {
        switch status {
        case .exited(let code): self = .exited(code)
        case .signaled(let signal): self = .signaled(signal)
        }
    }
}
