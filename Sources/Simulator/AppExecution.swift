internal import Confinement

/// A process of an app: started, watched, and ended with everything that it started.
struct AppExecution: Sendable {
    /// What happens to it, in order of time.
    enum Happening: Sendable {
        case started(processGroup: Int32)
        case ended(ProcessEnding)
        /// It could not even be started.
        case failed(String)
    }

    let command: ProcessCommand
    let stream: AppStream

    /// Starts the process and returns when it, and all that it started, has ended.
    func run(_ happen: @escaping @Sendable (Happening) -> Void) async {
        do {
            let ending = try await ChildProcess.run(
                command, output: stream.forProcess, started: { happen(.started(processGroup: $0)) },
                ended: { process in
                    ProcessSession.end(process)
                    stream.finish()
                })
            happen(.ended(ending))
        } catch {
            happen(.failed("\(error)"))
        }
    }
}
