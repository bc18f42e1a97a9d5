package import Building
package import Confinement
internal import Foundation
internal import Glibc
internal import Storage
package import Wording

/// The documentation compiler, `docc`.
package struct DocC: Hashable, Sendable {
    /// The program's absolute path.
    package var program: String
    /// The bounds within which it runs.
    package var protection: Protection

    package init(program: String, protection: Protection = .none) {
        self.program = program
        self.protection = protection
    }

    /// Finds it beside the compiler, or on the `PATH` of `environment`.
    package static func find(
        beside toolchain: Toolchain?, environment: [String: String], protection: Protection = .none
    ) throws(Mistake) -> DocC {
        let own = toolchain.map { [Files.parent($0.compiler)] } ?? []
        let folders = own + (environment["PATH"] ?? "").split(separator: ":").map(String.init)
        let programs = folders.map { $0 + "/docc" }
        guard let program = programs.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
            throw Mistake(
                .usage, what: "Tutorials cannot be read: there is no docc beside the Swift compiler or on the PATH.",
                place: own.first ?? environment["PATH"],
                cure: "Install the whole toolchain from https://www.swift.org/install.")
        }
        return DocC(program: program, protection: protection)
    }

    /// A text that changes when the program does, or what it is given of a catalog.
    var identity: String {
        let attributes = try? FileManager.default.attributesOfItem(atPath: program)
        let changed = (attributes?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        return "\(program) \(attributes?[.size] as? Int ?? 0) \(changed) \(CatalogSource.version)"
    }

    /// The beginning of the paths of an archive's pages; without it `docc` takes the name of the catalog's folder.
    static let names = ["--fallback-display-name", name, "--fallback-bundle-identifier", bundle]

    /// The name of the documentation.
    static let name = "Understudy"

    private static let bundle = "org.understudy"

    /// Returns the path of a tutorial's download in an archive.
    ///
    /// - Parameter source: The name of the tutorial's file.
    package static func download(ofTutorialIn source: String) -> String {
        "/downloads/\(bundle)/\(source.split(separator: ".").first ?? "").zip"
    }

    /// The end of a conversion.
    struct Result: Hashable, Sendable {
        var succeeded: Bool
        /// The text that the program printed.
        var output: String
    }

    /// Runs `docc convert`. It writes only to its own folder; from there its archive is moved.
    ///
    /// - Parameters:
    ///   - graphs: The folder with the symbol graphs to read as well.
    ///   - articles: The parts of the articles to convert.
    ///   - output: The place of the archive: nothing is there, or an empty folder.
    func convert(
        _ catalog: String, articles: CatalogSource.Articles = .whole, graphs: String? = nil, to output: String,
        _ options: [String]
    ) async throws -> Result {
        let folder = URL(filePath: try ProcessFolder.make())
        defer { ProcessFolder.remove(folder.path) }
        let archive = folder.appending(path: "archive")
        let source = URL(filePath: catalog)
        let copy = folder.appending(path: source.lastPathComponent)
        try CatalogSource(folder: source).copy(to: copy, articles: articles)
        var bounds = protection
        bounds.limits = Self.limits
        // Its page templates are beside the folder that holds it.
        let reads = [copy.path, graphs, Files.parent(Files.parent(program))].compactMap { $0 }
        let result = try await ToolRunner(protection: bounds, needs: Protection.Needs(reads: reads)).run(
            ToolCall(
                tool: program,
                arguments: ["convert", copy.path, "--output-path", archive.path]
                    + (graphs.map { ["--additional-symbol-graph-dir", $0] } ?? []) + options,
                workingDirectory: folder.path))
        if result.succeeded {
            // An empty folder would be in the way; one that holds something stops the move.
            _ = rmdir(output)
            try FileManager.default.moveItem(atPath: archive.path, toPath: output)
        }
        return Result(succeeded: result.succeeded, output: result.output.replacing(copy.path, with: catalog))
    }

    private static let limits = ResourceLimits(
        memory: 8 << 30, processorTime: 600, fileSize: 512 << 20, processes: 512)
}
