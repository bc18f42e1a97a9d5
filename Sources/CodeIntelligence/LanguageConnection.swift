internal import Confinement
internal import Synchronization

/// A process of a language server, and the messages to and from it.
///
/// It ends with `end`, with this object, or when it breaks the rules of the conversation.
final class LanguageConnection: Sendable {
    /// The reason why there is no answer.
    enum Fault: Error, Hashable {
        /// The process ended.
        case ended
        /// It was ended from here, and is not at fault.
        case dismissed
        /// It said something that is not a message, or too much.
        case nonsense
        /// It took too long.
        case late
        /// It refused to answer: the text may be at fault.
        case refused(String)
    }

    private struct State {
        var framer: MessageFramer
        var count = 0
        var waiting: [Int: CheckedContinuation<[UInt8], any Error>] = [:]
        /// The bytes that it may still say until it is asked again.
        var allowance: Int
        /// The reason why it takes no more questions; nil as long as it does.
        var ending: Fault?
    }

    private let state: Mutex<State>
    private let messages: AsyncStream<[UInt8]>.Continuation
    private let work = Mutex<Task<Void, Never>?>(nil)
    private let limit: Int

    /// - Parameter limit: The most bytes of a message. Twice as many is the most that it may say in answer to a
    ///   question, notices included.
    init(_ command: ProcessCommand, limit: Int) {
        self.limit = limit
        state = Mutex(State(framer: MessageFramer(limit: limit), allowance: 2 * limit))
        let (lines, messages) = AsyncStream.makeStream(of: [UInt8].self)
        self.messages = messages
        // It belongs to no task: it outlives the request for which it was started, and ends with this object.
        work.withLock {
            $0 = Task { [weak self] in
                _ = try? await ChildProcess.converse(
                    command, input: lines, output: { [weak self] in self?.take($0) ?? false },
                    // It writes a log there, which is not read.
                    error: { _ in })
                self?.close(.ended)
            }
        }
    }

    deinit {
        messages.finish()
        work.withLock { $0 }?.cancel()
    }

    /// True if it can take a question.
    var isAlive: Bool { state.withLock { $0.ending == nil } }

    /// Tells the server something.
    func tell(_ method: String, _ parameters: some Encodable) {
        messages.yield(MessageFramer.framed(LanguageRequest.bytes(method, parameters)))
    }

    /// Asks the server, and returns the message with its answer.
    ///
    /// - Throws: `Fault`, `CancellationError`. A server that is late is ended: nothing else stops its work.
    func ask(_ method: String, _ parameters: some Encodable, within time: Duration) async throws -> [UInt8] {
        try Task.checkCancellation()
        let id = state.withLock { state in
            state.count += 1
            state.allowance = 2 * limit
            return state.count
        }
        // It ends the conversation for all who wait, and this one waits for a continuation, which no group could cancel.
        let clock = Task {
            try await Task.sleep(for: time)
            close(.late)
        }
        defer { clock.cancel() }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let ending = state.withLock { state in
                    if state.ending == nil { state.waiting[id] = continuation }
                    return state.ending
                }
                if let ending { return continuation.resume(throwing: ending) }
                messages.yield(MessageFramer.framed(LanguageRequest.bytes(method, parameters, id: id)))
                // The handler below may have run before there was something to end.
                if Task.isCancelled { giveUp(id) }
            }
        } onCancel: {
            giveUp(id)
        }
    }

    /// Ends the process.
    func dismiss() { close(.dismissed) }

    /// Ends the process and waits until it has ended.
    func end() async {
        dismiss()
        let work = work.withLock { $0 }
        work?.cancel()
        await work?.value
    }

    private func giveUp(_ id: Int) {
        guard let continuation = state.withLock({ $0.waiting.removeValue(forKey: id) }) else { return }
        tell("$/cancelRequest", LanguageRequest.Cancelled(id: id))
        continuation.resume(throwing: CancellationError())
    }

    /// Takes no more questions, and ends the process.
    private func close(_ fault: Fault) {
        let waiting = state.withLock { state in
            state.ending = state.ending ?? fault
            defer { state.waiting = [:] }
            return state.waiting.values.map { ($0, state.ending ?? fault) }
        }
        messages.finish()
        work.withLock { $0 }?.cancel()
        for (continuation, fault) in waiting { continuation.resume(throwing: fault) }
    }

    /// Takes in the server's output. Returns false if it is not a conversation.
    private func take(_ bytes: [UInt8]) -> Bool {
        do {
            let messages = try state.withLock { state in
                state.allowance -= bytes.count
                guard state.allowance >= 0 else { throw Fault.nonsense }
                return try state.framer.take(bytes)
            }
            for message in messages { take(try LanguageMessage(message)) }
            return true
        } catch {
            close(.nonsense)
            return false
        }
    }

    private func take(_ message: LanguageMessage) {
        switch message {
        case .answer(let id, let bytes):
            state.withLock { $0.waiting.removeValue(forKey: id) }?.resume(returning: bytes)
        case .refusal(let id, let reason):
            state.withLock { $0.waiting.removeValue(forKey: id) }?.resume(throwing: Fault.refused(reason))
        case .question(let id): messages.yield(MessageFramer.framed(LanguageRequest.nothing(to: id)))
        case .notice: break
        }
    }
}
