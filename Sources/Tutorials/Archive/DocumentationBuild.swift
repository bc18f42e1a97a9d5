package import FoundationEssentials
internal import Samples

/// A build of the whole documentation as one archive: the catalog with the symbols of the reference modules.
package struct DocumentationBuild: Sendable {
    package var catalog: URL
    package var graphs: SymbolGraphs
    package var docc: DocC
    /// The place of the archive on its web server: `understudy` for `https://example.org/understudy/`.
    package var hostingBasePath: String?
    /// True if a warning fails the build.
    package var treatsWarningsAsErrors: Bool

    package init(
        catalog: URL, graphs: SymbolGraphs, docc: DocC, hostingBasePath: String? = nil,
        treatsWarningsAsErrors: Bool = true
    ) {
        self.catalog = catalog
        self.graphs = graphs
        self.docc = docc
        self.hostingBasePath = hostingBasePath
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
            let result = try await docc.convert(catalog.path, graphs: graphs.folder.path, to: staging.path, options)
            guard result.succeeded else {
                throw Mistake(
                    .usage, what: "The documentation does not build without a warning:\n\(result.output)",
                    place: catalog.path, cure: "Fix the warnings that docc reports.")
            }
        }
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
