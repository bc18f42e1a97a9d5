package import FoundationEssentials
package import Storage
package import Wording

/// The archive that `docc` made of a catalog, as far as its tutorials are concerned.
package struct DocumentationArchive: Hashable, Sendable {
    /// The archive's folder, which holds `data/tutorials`.
    package var folder: URL

    package init(folder: URL) {
        self.folder = folder
    }

    /// The progress of reading a catalog.
    package enum Progress: Hashable, Sendable {
        /// `docc` runs. Happens once for each state of the catalog.
        case converting
        case done
    }

    /// Converts a catalog, or finds it in the cache: the archive of a catalog that has not changed is kept.
    ///
    /// The archive has only the tutorials' pages: references to symbols are not resolved. Broken links do not fail the
    /// conversion; a build of the documentation reports them.
    ///
    /// - Throws: `Mistake` if the catalog is missing or is not one.
    package static func convert(
        catalog: URL, docc: DocC, cache: BuildCache, progress: @Sendable (Progress) -> Void = { _ in }
    ) async throws -> DocumentationArchive {
        let files = FileTree(folder: catalog)
        guard !files.paths().isEmpty else {
            throw Mistake(
                .usage, what: "There is no documentation catalog.", place: catalog.path,
                cure: "Reinstall Understudy, or name a folder with .tutorial files.")
        }
        var key = try files.identity()
        key.add([docc.identity] + DocC.names)
        let folder = try await ContentFolder("documentation", in: cache).folder("\(key)") { staging in
            progress(.converting)
            let output = staging + "/whole"
            let result = try await docc.convert(
                catalog.path, articles: .headings, to: output, ["--no-transform-for-static-hosting"] + DocC.names)
            guard result.succeeded else {
                throw Mistake(
                    .usage, what: "The documentation catalog does not convert:\n\(result.output)", place: catalog.path,
                    cure: "Fix the errors that docc reports.")
            }
            let pages = output + "/data/tutorials"
            try FileManager.default.createDirectory(atPath: staging + "/data", withIntermediateDirectories: true)
            if FileManager.default.fileExists(atPath: pages) {
                try FileManager.default.moveItem(atPath: pages, toPath: staging + "/data/tutorials")
            }
            try FileManager.default.removeItem(atPath: output)
            for path in files.paths() where path.hasSuffix(".tutorial") {
                let start = StartFolder(beside: catalog.appending(path: path))
                try keepTitles(of: catalog.appending(path: path), named: start.tutorial, in: staging)
                guard !start.files.isEmpty else { continue }
                try FileManager.default.createDirectory(
                    atPath: staging + "/start", withIntermediateDirectories: true)
                try Files.copy(start.folder.path, to: staging + "/start/\(start.tutorial)")
            }
        }
        progress(.done)
        return DocumentationArchive(folder: URL(filePath: folder))
    }

    /// Returns the tutorials, in the order of the table of contents, then by name.
    ///
    /// - Throws: `Mistake` if the archive was written by a version of `docc` whose pages cannot be read.
    package func tutorials() throws(Mistake) -> [Tutorial] {
        let files = FileTree(folder: folder.appending(path: "data/tutorials"))
        var tutorials: [Tutorial] = []
        var order: [String] = []
        for path in files.paths() where path.hasSuffix(".json") {
            let page = files.folder.appending(path: path)
            do {
                let data = [UInt8](try Data(contentsOf: page))
                if var tutorial = try Tutorial(renderJSON: data) {
                    tutorial.start = try start(of: tutorial.name)
                    let titles = try titles(of: tutorial.name)
                    guard titles.isEmpty || titles.count == tutorial.steps.count else {
                        throw Mistake(
                            .usage, what: "The steps of \(tutorial.name) cannot be counted in its source.",
                            place: tutorial.name,
                            cure: "Write “@Step” only where a step begins, not in a listing or a comment.")
                    }
                    tutorial.entitle(titles)
                    tutorials.append(tutorial)
                } else {
                    order += try TableOfContents(renderJSON: data).paths
                }
            } catch let mistake as Mistake {
                throw mistake
            } catch {
                throw Mistake(
                    .usage, what: "The page of a tutorial cannot be read: \(error)", place: page.path,
                    cure: "Use the docc of Swift 6.2 or later, or remove the file's folder from the cache.")
            }
        }
        let places = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: min)
        return tutorials.sorted { (places[$0.path] ?? .max, $0.name) < (places[$1.path] ?? .max, $1.name) }
    }

    /// Keeps what `docc` drops: the titles of a tutorial's steps.
    private static func keepTitles(of tutorial: URL, named name: String, in staging: String) throws {
        let source = TutorialSource(text: String(decoding: try Data(contentsOf: tutorial), as: UTF8.self))
        let folder = URL(filePath: staging + "/titles")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try JSONEncoder().encode(source.stepTitles).write(to: folder.appending(path: "\(name).json"))
    }

    private func titles(of tutorial: String) throws -> [String?] {
        let file = folder.appending(path: "titles/\(tutorial).json")
        // An archive that is published has none: nothing in it shows them.
        guard FileManager.default.fileExists(atPath: file.path) else { return [] }
        return try JSONDecoder().decode([String?].self, from: Data(contentsOf: file))
    }

    /// Returns the files with which a tutorial's project starts.
    private func start(of tutorial: String) throws -> [CodeFile] {
        let files = FileTree(folder: folder.appending(path: "start/\(tutorial)"))
        return try files.paths().map { path in
            let text = String(decoding: try Data(contentsOf: files.folder.appending(path: path)), as: UTF8.self)
            var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            if lines.last == "" { lines.removeLast() }
            return CodeFile(path: path, file: "Start/\(path)", lines: lines, highlights: [])
        }
    }
}
