internal import Confinement

/// A process of an app: started, watched, and ended with everything that it started.
struct AppExecution: Sendable {
    /// The events in the life of a process, in order of time.
    enum Happening: Sendable {
        case started(processGroup: Int32)
        case ended(ProcessEnding)
        /// The process could not be started.
        case failed(String)
    }

    let command: ProcessCommand
    let stream: AppStream
    let deadline: RunDeadline

    /// Starts the process and returns when it has ended, together with all that it started.
    func run(_ happen: @escaping @Sendable (Happening) -> Void) async {
        do {
            let ending = try await ChildProcess.run(
                command, output: stream.forProcess,
                started: {
                    deadline.watch($0)
                    happen(.started(processGroup: $0))
                },
                ended: { process in
                    deadline.watch(nil)
                    await ProcessSession.end(process)
                    stream.finish()
                })
            happen(.ended(ending))
        } catch {
            happen(.failed("\(error)"))
        }
    }
}
