internal import Confinement
internal import Simulator
internal import Synchronization

/// All that was said about a run, line by line, for readers that come, go and come back.
///
/// Lines are numbered from 1 without a gap and never change, so a reader who says which line was the last gets every
/// later one once.
final class RunLog: Sendable {
    private struct State {
        var lines: [String] = []
        var isEnded = false
        var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
        var tickets = 0
        var readers = 0
        var lastLeft = ContinuousClock.now
    }

    private let protections: [Protection.Measure]
    private let state = Mutex(State())

    init(protections: [Protection.Measure]) {
        self.protections = protections
    }

    /// Adds a line. Nothing follows an end.
    func say(_ line: RunMessage) {
        let readers = state.withLock { state -> [CheckedContinuation<Void, Never>] in
            guard !state.isEnded else { return [] }
            state.lines.append(line.json(number: state.lines.count + 1, protections: protections))
            state.isEnded = line.isEnd
            defer { state.waiting = [:] }
            return Array(state.waiting.values)
        }
        for reader in readers { reader.resume() }
    }

    /// True if the last line was said.
    var isEnded: Bool { state.withLock { $0.isEnded } }

    /// The number of lines.
    var count: Int { state.withLock { $0.lines.count } }

    /// The lines after the one numbered `last`, waited for if there are none yet; nil if none will come.
    ///
    /// - Throws: `CancellationError` as soon as the reader is cancelled.
    func lines(after last: Int) async throws -> [String]? {
        while true {
            try Task.checkCancellation()
            let (lines, isEnded) = state.withLock { (Array($0.lines.dropFirst(last)), $0.isEnded) }
            if !lines.isEmpty { return lines }
            if isEnded { return nil }
            await change(after: last)
        }
    }

    private func change(after last: Int) async {
        let ticket = state.withLock { state in
            state.tickets += 1
            return state.tickets
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isNews = state.withLock { state in
                    let isNews = state.lines.count > last || state.isEnded || Task.isCancelled
                    if !isNews { state.waiting[ticket] = continuation }
                    return isNews
                }
                if isNews { continuation.resume() }
            }
        } onCancel: {
            state.withLock { $0.waiting.removeValue(forKey: ticket) }?.resume()
        }
    }

    /// Counts as a reader for as long as `body` takes.
    func read<Value>(_ body: () async throws -> Value) async rethrows -> Value {
        state.withLock { $0.readers += 1 }
        defer {
            state.withLock { state in
                state.readers -= 1
                state.lastLeft = .now
            }
        }
        return try await body()
    }

    /// The time since the last reader left; nil while there is a reader.
    var timeWithoutReader: Duration? {
        state.withLock { $0.readers > 0 ? nil : $0.lastLeft.duration(to: .now) }
    }
}
