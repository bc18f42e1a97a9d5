internal import Synchronization
package import Wording

/// The bounds that reading a sample reached, and files that it skipped, each as a note for the user.
///
/// Reading goes on at a bound: a project may name any folder, even the root, and only a few of its files may be needed.
/// So the user has to be told what was not read.
package final class ReachedBounds: Sendable {
    @TaskLocal private static var current: ReachedBounds?

    private let found = Mutex<Set<String>>([])

    /// Adds a note to the sample that is being read.
    package static func note(_ text: @autoclosure () -> String) {
        guard let current else { return }
        let text = Mistake.plain(text())
        current.found.withLock { _ = $0.insert(text) }
    }

    /// Reads something and returns it with the notes of the bounds that were reached meanwhile, in their order.
    package static func noting<Value>(
        _ read: () throws(Mistake) -> Value
    ) throws(Mistake) -> (value: Value, notes: [String]) {
        let bounds = ReachedBounds()
        let result = $current.withValue(bounds) { () -> Result<Value, Mistake> in
            do throws(Mistake) {
                return .success(try read())
            } catch {
                return .failure(error)
            }
        }
        return (try result.get(), bounds.found.withLock { $0.sorted() })
    }
}
