/// A listener that may be cancelled before it is known, or be followed by another.
final class Listener {
    private var current: AnyCancellable?
    private var isCancelled = false
    private var hasFollower = false

    /// Keeps the first listener, unless another has followed it already.
    func keep(_ listener: AnyCancellable) -> AnyCancellable {
        if !isCancelled, !hasFollower { current = listener }
        return AnyCancellable { self.cancel() }
    }

    /// Replaces the listener.
    func follow(_ listener: AnyCancellable) {
        hasFollower = true
        if isCancelled { listener.cancel() } else { current = listener }
    }

    func cancel() {
        isCancelled = true
        current = nil
    }
}
