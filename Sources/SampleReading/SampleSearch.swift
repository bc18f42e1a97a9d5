internal import Projects
internal import Samples
internal import Storage
internal import Wording

/// Looks for samples below a folder.
package struct SampleSearch: Sendable {
    package var folder: String
    /// The number of nested folders in which it looks.
    package var depth: Int
    package var reader: any SampleReader

    /// Creates a search below a folder.
    ///
    /// - Parameters:
    ///   - folder: The folder.
    ///   - depth: The number of nested folders in which it looks.
    ///   - reader: Without one, samples are read in this process: for files that are trusted.
    package init(folder: String, depth: Int = 4, reader: any SampleReader = LocalSampleReader()) {
        self.folder = folder
        self.depth = depth
        self.reader = reader
    }

    /// The place of a sample.
    package struct Found: Hashable, Sendable, CustomStringConvertible {
        /// The path by which to name it.
        package var path: String
        /// Its app and its tests, or the reason why it cannot be used.
        package var what: String

        package var description: String { "\(path)  \(what)" }
    }

    /// Returns the samples found, in the order of their paths.
    ///
    /// - Throws: `Mistake` if the folder is not there, `ReaderFault`, `CancellationError`.
    package func samples() async throws -> [Found] {
        let path = Disk.absolute(folder)
        guard Files.isFolder(path) else { throw Mistake.nothingThere(path) }
        var found: [Found] = []
        for path in search(folder, depth: depth) { found.append(try await self.found(path)) }
        return found
    }

    private func search(_ folder: String, depth: Int) -> [String] {
        let names = Disk.names(in: Disk.absolute(folder)).filter { !$0.hasPrefix(".") }.sorted()
        let projects = names.filter { Path.ending($0) == "xcodeproj" }
        if !projects.isEmpty {
            return projects.map { folder == "." ? $0 : Path.join(folder, $0) }
        }
        if names.contains(XcodeGenFile.name) { return [folder] }
        if FolderDiscovery.infoPlist(in: Disk.absolute(folder)) != nil,
            names.contains(where: { Path.ending($0) == "swift" })
        {
            return [folder]
        }
        guard depth > 0 else { return [] }
        return names.map { folder == "." ? $0 : Path.join(folder, $0) }
            .filter { Files.isFolder(Disk.absolute($0)) }
            .flatMap { search($0, depth: depth - 1) }
    }

    private func found(_ path: String) async throws -> Found {
        do {
            let sample = try await reader.sample(at: path, app: nil, tests: nil, needsTests: true)
            return Found(path: path, what: "app \(sample.app.name), tests \(sample.tests?.name ?? "none")")
        } catch let mistake as Mistake {
            do {
                let sample = try await reader.sample(at: path, app: nil, tests: nil, needsTests: false)
                return Found(path: path, what: "app \(sample.app.name), no tests: \(mistake.what)")
            } catch is Mistake {
                return Found(path: path, what: "cannot be used: \(mistake.what)")
            }
        }
    }
}
