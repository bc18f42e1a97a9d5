internal import Synchronization

/// A folder for the outputs of a build's calls.
///
/// It is made when a first call needs it: a build that finds all in the cache writes nothing.
package final class WorkFolder: Sendable {
    private let cache: BuildCache
    private let path = Mutex<String?>(nil)

    package init(cache: BuildCache) {
        self.cache = cache
    }

    package func make() throws -> String {
        try path.withLock { path in
            if let path { return path }
            let made = try cache.makeWorkFolder()
            path = made
            return made
        }
    }

    package func remove() {
        path.withLock { path in
            if let path { ProcessFolder.remove(path) }
            path = nil
        }
    }
}
