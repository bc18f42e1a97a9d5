internal import Synchronization

/// The bounds that reading a sample reached, and files that it skipped, each as a note for the user.
///
/// Reading goes on at a bound: a project may name any folder, even the root, and only a few of its files may be needed.
/// So the user has to be told what was not read.
final class ReachedBounds: Sendable {
    @TaskLocal private static var current: ReachedBounds?

    private let found = Mutex<Set<String>>([])

    /// Adds a note to the sample that is being read.
    static func note(_ text: @autoclosure () -> String) {
        guard let current else { return }
        let text = Mistake.plain(text())
        current.found.withLock { _ = $0.insert(text) }
    }

    /// Reads a sample and adds the notes of the bounds that were reached meanwhile.
    static func noting(_ read: () throws(Mistake) -> Sample) throws(Mistake) -> Sample {
        let bounds = ReachedBounds()
        let result = $current.withValue(bounds) { () -> Result<Sample, Mistake> in
            do throws(Mistake) {
                return .success(try read())
            } catch {
                return .failure(error)
            }
        }
        var sample = try result.get()
        sample.notes += bounds.found.withLock { $0.sorted() }
        return sample
    }
}
