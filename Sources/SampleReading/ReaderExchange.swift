internal import Confinement
internal import Synchronization
internal import Wording

/// A request to a process that reads samples, and its outcome.
struct ReaderExchange: Sendable {
    var request: ReaderRequest
    /// The request as it is sent.
    var line: [UInt8]
    var limits: ReaderLimits
    var program: ReaderProgram

    /// The outcome of a request.
    enum Outcome: Sendable {
        case answer(ReaderMessage)
        /// The process ended without a word.
        case silence(ReaderConnection.Ending)
    }

    /// Sends the request and waits for the answer.
    ///
    /// On return with an answer, the process waits for the next request; otherwise it has ended, or is being ended.
    ///
    /// - Throws: `Mistake` if the process ended over a file, `ReaderFault`, `CancellationError`.
    func outcome(from connection: ReaderConnection) async throws -> Outcome {
        let limit = limits.time(forRequestOf: line.count)
        let heard = Heard()
        do {
            let outcome = try await withThrowingTaskGroup(of: Outcome.self) { group in
                defer { group.cancelAll() }
                group.addTask { try await listen(connection.ask(line), heard) }
                group.addTask {
                    while case let left = limit - heard.since.duration(to: .now), left > .zero {
                        try await Task.sleep(for: left)
                    }
                    throw Mistake.tookTooLong(at: heard.file, limit, request)
                }
                guard let outcome = try await group.next() else { throw CancellationError() }
                return outcome
            }
            connection.release()
            return outcome
        } catch {
            connection.end()
            throw error
        }
    }

    private func listen(
        _ happenings: AsyncStream<ReaderConnection.Happening>, _ heard: Heard
    ) async throws -> Outcome {
        for await happening in happenings {
            let file = heard.file
            switch happening {
            case .line(let line):
                guard let message = try? ReaderLine.value(ReaderMessage.self, of: line) else {
                    throw ReaderFault("What it said cannot be understood.")
                }
                guard case .reading(let file) = message else { return .answer(message) }
                heard.file = file
            case .tooMuch:
                throw Mistake.saidTooMuch(at: file, limits.answer, request)
            case .ended(let ending):
                if file == nil { return .silence(ending) }
                throw failure(ending, at: file)
            }
        }
        throw CancellationError()
    }

    /// Returns the error for an ending of the process.
    func failure(_ ending: ReaderConnection.Ending, at file: String?) -> any Error {
        switch ending {
        case .failed(let reason): return ReaderFault("It could not be run: \(reason).")
        case .ended(let ending, let complaint):
            return failure(program.protection.ending(ending), complaint, at: file)
        }
    }

    private func failure(_ ending: ProcessEnding, _ complaint: String, at file: String?) -> any Error {
        switch ending {
        case .signaled(let signal):
            switch signal {
            case 6, 7, 11: Mistake.ranOutOfRoom(at: file, request)
            case 4, 5: Mistake.broke(at: file, request)
            default: Mistake.endedFromOutside(by: Int(signal), at: file, request)
            }
        case .exited(let status):
            ReaderFault("It ended with status \(status)." + (complaint.isEmpty ? "" : " \(complaint)"))
        }
    }

    /// The file that the process last said it would read, and the time at which it said so.
    private final class Heard: Sendable {
        private let value = Mutex<(file: String?, since: ContinuousClock.Instant)>((nil, .now))

        var file: String? {
            get { value.withLock { $0.file } }
            set { value.withLock { $0 = (newValue, .now) } }
        }

        var since: ContinuousClock.Instant { value.withLock { $0.since } }
    }
}
