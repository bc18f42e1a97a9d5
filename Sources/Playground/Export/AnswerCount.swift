internal import Synchronization

/// The number of answers that are recorded, for whoever watches.
final class AnswerCount: Sendable {
    private let all: Int
    private let progress: @Sendable (_ done: Int, _ of: Int) -> Void
    private let done = Mutex(0)

    /// - Parameter progress: Called after each answer.
    init(of all: Int, _ progress: @escaping @Sendable (_ done: Int, _ of: Int) -> Void) {
        self.all = all
        self.progress = progress
    }

    func add() {
        let now = done.withLock { done in
            done += 1
            return done
        }
        progress(now, all)
    }
}
