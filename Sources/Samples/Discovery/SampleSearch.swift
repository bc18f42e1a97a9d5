/// Looks for samples below a folder.
public struct SampleSearch: Sendable {
    public var folder: String
    /// How many folders deep it looks.
    public var depth: Int

    public init(folder: String, depth: Int = 4) {
        self.folder = folder
        self.depth = depth
    }

    /// A place where a sample is.
    public struct Found: Hashable, Sendable, CustomStringConvertible {
        /// The path to name it by.
        public var path: String
        /// Its app and its tests, or why it cannot be used.
        public var what: String

        public var description: String { "\(path)  \(what)" }
    }

    /// The samples found, in the order of their paths.
    ///
    /// - Throws: `Mistake` where the folder is not there.
    public func samples() throws(Mistake) -> [Found] {
        let path = Disk.absolute(folder)
        guard Disk.isFolder(path) else { throw .nothingThere(path) }
        return search(folder, depth: depth)
    }

    private func search(_ folder: String, depth: Int) -> [Found] {
        let names = Disk.names(in: Disk.absolute(folder)).filter { !$0.hasPrefix(".") }.sorted()
        let projects = names.filter { Path.ending($0) == "xcodeproj" }
        if !projects.isEmpty {
            return projects.map { found(folder == "." ? $0 : Path.join(folder, $0)) }
        }
        if FolderDiscovery.infoPlist(in: Disk.absolute(folder)) != nil, names.contains(where: { Path.ending($0) == "swift" }) {
            return [found(folder)]
        }
        guard depth > 0 else { return [] }
        return names.map { folder == "." ? $0 : Path.join(folder, $0) }
            .filter { Disk.isFolder(Disk.absolute($0)) }
            .flatMap { search($0, depth: depth - 1) }
    }

    private func found(_ path: String) -> Found {
        let discovery = SampleDiscovery()
        do {
            let sample = try discovery.sample(at: path, needsTests: true)
            return Found(path: path, what: "app \(sample.app.name), tests \(sample.tests?.name ?? "none")")
        } catch {
            guard let sample = try? discovery.sample(at: path, needsTests: false) else {
                return Found(path: path, what: "cannot be used: \(error.what)")
            }
            return Found(path: path, what: "app \(sample.app.name), no tests: \(error.what)")
        }
    }
}
