/// A folder for the outputs of a build's calls.
///
/// It is made when a first call needs it: a build that finds all in the cache writes nothing.
struct WorkFolder: Sendable {
    private let path: String

    init(cache: BuildCache) {
        path = ProcessFolder.place("build", in: cache.work)
    }

    func make() throws -> String {
        if !Files.exists(path) { try Files.makeFolder(path) }
        return path
    }

    func remove() {
        if Files.exists(path) { Files.remove(path) }
    }
}
