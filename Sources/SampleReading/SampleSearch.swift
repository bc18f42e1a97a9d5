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
    package struct Found: Hashable, Sendable, Encodable, CustomStringConvertible {
        /// The path by which to name it.
        package var path: String
        /// True if its tests can be launched, or could be if you chose among its targets.
        package var supported: Bool
        /// The app target; nil if it cannot be read.
        package var app: String?
        /// The test target; nil if there is none that can be launched.
        package var tests: String?
        /// The scheme that is taken; nil if there is none.
        package var scheme: String?
        /// The build configuration of Run, if Test builds another app; nil if they are the same.
        package var runConfiguration: String?
        /// The reason why its tests cannot be launched, and the cure; nil if they can.
        package var reason: String?
        package var cure: String?

        package var description: String {
            switch (app, tests, reason) {
            case (let app?, let tests?, _): "\(path)  app \(app), tests \(tests)"
            case (let app?, nil, let reason): "\(path)  app \(app), no tests: \(reason ?? "")"
            case (nil, _, let reason): "\(path)  cannot be used: \(reason ?? "")"
            }
        }
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

    /// The paths of what may be samples, in order.
    package var paths: [String] { search(folder, depth: depth) }

    /// Returns true for a folder that is neither a project nor a workspace, nor has one workspace that holds its projects.
    package static func isPlainFolder(_ path: String) -> Bool {
        let path = Disk.absolute(path)
        guard Files.isFolder(path), !["xcodeproj", "xcworkspace"].contains(Path.ending(path)) else { return false }
        return Disk.names(in: path).count { Path.ending($0) == "xcworkspace" } != 1
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
            let start = sample.foreignStart
            return Found(
                path: path, supported: start == nil, app: sample.app.name, tests: sample.tests?.name,
                scheme: sample.scheme?.name, runConfiguration: sample.shipped?.configuration, reason: start?.what,
                cure: start?.cure)
        } catch let mistake as Mistake {
            let app = try? await reader.sample(at: path, app: nil, tests: nil, needsTests: false)
            // A project that needs a choice is checked with that choice, which may be in a file of its team.
            return Found(
                path: path, supported: mistake.kind == .usage, app: app?.app.name, scheme: app?.scheme?.name,
                reason: mistake.what,
                cure: mistake.cure)
        }
    }
}
