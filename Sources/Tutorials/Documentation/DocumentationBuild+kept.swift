package import FoundationEssentials
package import Storage

extension DocumentationBuild {
    /// Returns the archive's folder in the cache, in which it is built once for each state of catalog, symbols and
    /// options.
    ///
    /// - Throws: `Mistake` with the output of `docc`.
    package func kept(
        in cache: BuildCache, progress: @Sendable (DocumentationArchive.Progress) -> Void = { _ in }
    ) async throws -> URL {
        var key = try FileTree(folder: catalog).identity()
        key.add([docc.identity, graphs.folder.lastPathComponent] + options.filter { !$0.hasPrefix("/") })
        for project in projects { project.archive.withUnsafeBytes { key.add($0) } }
        for (path, content) in scripts.sorted(by: { $0.key < $1.key }) {
            key.add([path])
            content.withUnsafeBytes { key.add($0) }
        }
        // One is some 90 MB in 15,000 files, and each edit of the catalog makes one.
        let archives = ContentFolder("archives", in: cache, keeping: 3)
        let folder = try await archives.folder("\(key)") { staging in
            progress(.converting)
            try await write(to: URL(filePath: staging))
            progress(.done)
        }
        return URL(filePath: folder)
    }
}
