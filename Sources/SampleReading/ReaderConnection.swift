internal import Confinement
internal import Projects
internal import Synchronization

/// A process that reads samples, and the conversation with it: one request at a time.
final class ReaderConnection: Sendable {
    /// Something that the process does after a request.
    enum Happening: Sendable {
        case line([UInt8])
        /// It wrote more than it may.
        case tooMuch
        case ended(Ending)
    }

    enum Ending: Hashable, Sendable {
        /// It ended, with the last of its standard error.
        case ended(ProcessEnding, complaint: String)
        /// It could not be started, or could not be written to.
        case failed(String)
    }

    private struct State {
        var listener: AsyncStream<Happening>.Continuation?
        var ending: Ending?
        /// The bytes that the process may still write in answer to this request.
        var allowance = 0
        /// The beginning of a line.
        var line: [UInt8] = []
    }

    private let state = Mutex(State())
    private let requests: AsyncStream<[UInt8]>.Continuation
    private let work = Mutex<Task<Void, Never>?>(nil)
    private let limit: Int

    init(_ command: ProcessCommand, limit: Int) {
        let (lines, requests) = AsyncStream.makeStream(of: [UInt8].self)
        self.requests = requests
        self.limit = limit
        // It belongs to no task: it outlives the request for which it was started, and ends with this object.
        work.withLock {
            $0 = Task { [weak self] in
                let ending = await Self.run(command, lines) { [weak self] in self?.take($0) ?? false }
                self?.end(ending)
            }
        }
    }

    deinit {
        end()
    }

    /// True if it can take a request.
    var isAlive: Bool { state.withLock { $0.ending == nil } }

    /// Sends a request. The stream ends with `ended`, or when the listener stops listening.
    func ask(_ request: [UInt8]) -> AsyncStream<Happening> {
        let (stream, listener) = AsyncStream.makeStream(of: Happening.self)
        let ending = state.withLock { state in
            state.listener = listener
            state.allowance = limit
            return state.ending
        }
        if let ending {
            listener.yield(.ended(ending))
            listener.finish()
        } else {
            requests.yield(request)
        }
        return stream
    }

    /// Ends the request whose answer has arrived: anything more is unasked.
    func release() {
        state.withLock { state in
            state.listener = nil
            state.allowance = 0
        }
    }

    /// Ends the process.
    func end() {
        requests.finish()
        work.withLock { $0 }?.cancel()
    }

    private func end(_ ending: Ending) {
        let listener = state.withLock { state in
            state.ending = state.ending ?? ending
            return state.listener
        }
        listener?.yield(.ended(ending))
        listener?.finish()
    }

    /// Takes in the process's output. Returns false if it was too much.
    private func take(_ bytes: [UInt8]) -> Bool {
        state.withLock { state in
            state.allowance -= bytes.count
            guard state.allowance >= 0, let listener = state.listener else {
                state.listener?.yield(.tooMuch)
                return false
            }
            var rest = bytes[...]
            while let end = rest.firstIndex(of: ReaderLine.newline) {
                listener.yield(.line(state.line + rest[..<end]))
                state.line = []
                rest = rest[(end + 1)...]
            }
            state.line += rest
            return true
        }
    }

    /// Runs the process from its start to its end.
    private static func run(
        _ command: ProcessCommand, _ requests: AsyncStream<[UInt8]>, take: @escaping @Sendable ([UInt8]) -> Bool
    ) async -> Ending {
        let complaint = Complaint()
        do {
            let ending = try await ChildProcess.converse(command, input: requests, output: take, error: complaint.add)
            return .ended(ending, complaint: complaint.text)
        } catch {
            return .failed("\(error)")
        }
    }

    /// The last part of the process's standard error.
    private final class Complaint: Sendable {
        private let bytes = Mutex<[UInt8]>([])

        var text: String {
            String(decoding: bytes.withLock { $0 }, as: UTF8.self).trimmingSpaces
        }

        func add(_ more: [UInt8]) {
            bytes.withLock { $0 = Array(($0 + more).suffix(1000)) }
        }
    }
}
