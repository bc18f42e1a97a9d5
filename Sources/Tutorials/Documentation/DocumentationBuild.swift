package import FoundationEssentials
internal import Storage
internal import Wording

/// A build of the whole documentation as one archive: the catalog with the symbols of the reference modules.
package struct DocumentationBuild: Sendable {
    package var catalog: URL
    package var graphs: SymbolGraphs
    package var docc: DocC
    /// The place of the archive on its web server: `understudy` for `https://example.org/understudy/`.
    package var hostingBasePath: String?
    /// The downloads of the tutorials.
    package var projects: [TutorialProject]
    /// Further files that the pages' script loads, by their paths below the archive's folder `js`.
    package var scripts: [String: Data] = [:]
    /// True if a warning fails the build.
    package var treatsWarningsAsErrors: Bool

    package init(
        catalog: URL, graphs: SymbolGraphs, docc: DocC, hostingBasePath: String? = nil,
        projects: [TutorialProject] = [], treatsWarningsAsErrors: Bool = true
    ) {
        self.catalog = catalog
        self.graphs = graphs
        self.docc = docc
        self.hostingBasePath = hostingBasePath
        self.projects = projects
        self.treatsWarningsAsErrors = treatsWarningsAsErrors
    }

    /// Writes the archive to a folder in place of an earlier one. If the build fails, the folder stays as it was.
    ///
    /// - Throws: `Mistake` with the output of `docc`, or if the folder holds something else.
    package func write(to output: URL) async throws {
        try await write(to: OutputFolder(output))
    }

    /// Writes the archive to a folder.
    ///
    /// - Parameter waiting: Called once if another command writes the same folder.
    package func write(to output: OutputFolder, waiting: () -> Void = {}) async throws {
        try await output.replace(waiting: waiting) { staging in
            let result = try await withProjects { catalog in
                try await docc.convert(catalog, graphs: graphs.folder.path, to: staging.path, options)
            }
            guard result.succeeded else {
                throw Mistake(
                    .usage, what: "The documentation does not build without a warning:\n\(result.output)",
                    place: catalog.path, cure: "Fix the warnings that docc reports.")
            }
            try PlainPages(archive: staging, basePath: hostingBasePath).complete()
            try addScript(to: staging)
            for (path, content) in scripts {
                let place = staging.appending(path: "js/\(path)")
                try FileManager.default.createDirectory(
                    at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
                try content.write(to: place)
            }
        }
    }

    /// Copies the script of every page into the archive. Each page of an archive has the whole footer in it, so the footer
    /// only names the script.
    private func addScript(to archive: URL) throws {
        let script = catalog.appending(path: "footer.js")
        guard FileManager.default.fileExists(atPath: script.path) else { return }
        let place = archive.appending(path: "js/understudy.js")
        try FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(contentsOf: script).write(to: place)
    }

    /// Calls `work` with the path of the catalog, or of a copy in which the tutorials have their downloads.
    private func withProjects(_ work: (String) async throws -> DocC.Result) async throws -> DocC.Result {
        if projects.isEmpty { return try await work(catalog.path) }
        let folder = URL(filePath: try ProcessFolder.make())
        defer { ProcessFolder.remove(folder.path) }
        let copy = folder.appending(path: catalog.lastPathComponent)
        try Files.copy(catalog.path, to: copy.path)
        for project in projects { try project.add(to: copy) }
        var result = try await work(copy.path)
        result.output = result.output.replacing(copy.path, with: catalog.path)
        return result
    }

    var options: [String] {
        var options = DocC.names
        let templates = ["header.html", "footer.html", "theme-settings.json"].map { catalog.appending(path: $0).path }
        if templates.contains(where: FileManager.default.fileExists(atPath:)) {
            options.append("--experimental-enable-custom-templates")
        }
        if treatsWarningsAsErrors { options.append("--warnings-as-errors") }
        if let hostingBasePath { options += ["--hosting-base-path", hostingBasePath] }
        return options
    }
}
