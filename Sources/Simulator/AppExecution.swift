internal import Confinement
internal import Dispatch
internal import Subprocess
internal import Synchronization
internal import SystemPackage

internal import Glibc

/// A process of an app: started, watched, and ended with everything that it started.
struct AppExecution: Sendable {
    /// The events in the life of a process, in order of time.
    enum Happening: Sendable {
        case started(processGroup: Int32)
        case ended(Ending)
        /// The process could not be started.
        case failed(String)
    }

    typealias Ending = ProcessEnding

    let command: ProcessCommand
    let stream: AppStream

    /// Starts the process and returns when it has ended, together with all that it started.
    func run(_ happen: @escaping @Sendable (Happening) -> Void) async {
        var options = PlatformOptions()
        options.createSession = true
        options.teardownSequence = [.send(signal: .kill, toProcessGroup: true, allowedDurationToNextStep: .zero)]
        do {
            let result = try await Subprocess.run(
                .path(FilePath(command.executable)),
                arguments: Arguments(command.arguments),
                environment: .custom(
                    Dictionary(
                        uniqueKeysWithValues: command.environment.map { (Environment.Key(stringLiteral: $0), $1) })),
                workingDirectory: FilePath(command.workingDirectory),
                platformOptions: options,
                input: .none,
                output: .fileDescriptor(stream.forProcess, closeAfterSpawningProcess: true),
                error: .combinedWithOutput
            ) { execution in
                let process = execution.processIdentifier
                happen(.started(processGroup: process.value))
                await Self.exit(of: process)
                // Until this closure returns the process is not reaped, so no other process can have its session.
                ProcessSession.end(process.value)
                stream.finish()
            }
            switch result.terminationStatus {
            case .exited(let code): happen(.ended(.exited(code)))
            case .signaled(let signal): happen(.ended(.signaled(signal)))
            }
        } catch {
            happen(.failed("\(error)"))
        }
    }

    /// Waits for the process to end, without reaping it.
    private static func exit(of process: ProcessIdentifier) async {
        let source = DispatchSource.makeReadSource(
            fileDescriptor: process.processDescriptor, queue: DispatchQueue(label: "app-exit"))
        let waiting = Waiting()
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                waiting.begin(continuation)
                source.setEventHandler { source.cancel() }
                // Not earlier: the descriptor is closed after this, and the next process may get its number while
                // Dispatch still takes it for this one's.
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
