internal import FoundationEssentials
internal import Storage

/// A catalog as people write it, and the copy of it that `docc` converts.
///
/// In the copy, each step that changes a file names the file before, so that `docc` marks the lines that changed. In the
/// source, that name would be a second place to edit for each inserted step. The page that lists the start projects has
/// their files.
struct CatalogSource {
    var folder: URL

    /// A number that changes with what `copy(to:)` does; archives that are kept are converted again.
    static let version = "catalog 5"

    /// The parts of a catalog's articles that are converted.
    enum Articles: Hashable, Sendable {
        case whole
        /// The headings, to which tutorials may lead. `docc` needs five times as long for the rest as for the tutorials.
        case headings
    }

    /// Copies the catalog. The files that a tutorial starts with get names that are unique in the whole catalog.
    func copy(to copy: URL, articles: Articles = .whole) throws {
        try Files.copy(folder.path, to: copy.path)
        let paths = FileTree(folder: copy).paths()
        for path in paths where path.hasSuffix(".md") {
            let page = copy.appending(path: path)
            switch articles {
            case .whole: try addListings(to: page)
            case .headings: try keepHeadings(of: page)
            }
        }
        for path in paths where path.hasSuffix(".tutorial") {
            let place = copy.appending(path: path)
            let start = StartFolder(beside: place)
            for (file, name) in start.files {
                try FileManager.default.moveItem(
                    at: start.folder.appending(path: file), to: place.deletingLastPathComponent().appending(path: name))
            }
            let text = String(decoding: try Data(contentsOf: place), as: UTF8.self)
            let source = TutorialSource(text: text).namingPreviousFiles(start: start.files)
            try Data(source.text.utf8).write(to: place)
        }
    }

    private func keepHeadings(of page: URL) throws {
        let text = String(decoding: try Data(contentsOf: page), as: UTF8.self)
        let lines = text.split(separator: "\n").filter { $0.contains(#/^#{1,6} /#) }
        try Data(lines.joined(separator: "\n\n").utf8).write(to: page)
    }

    /// Puts the files of start projects into a page, at each comment such as `<!-- The start project of Reid -->`.
    private func addListings(to page: URL) throws {
        let text = String(decoding: try Data(contentsOf: page), as: UTF8.self)
        let listed = try text.replacing(/<!-- The start project of (\w+) -->/) { match in
            let name = match.output.1
            let start = StartFolder(beside: folder.appending(path: "Tutorials/\(name)/\(name).tutorial"))
            return try start.files.keys.sorted().map { path in
                let code = String(decoding: try Data(contentsOf: start.folder.appending(path: path)), as: UTF8.self)
                return "`\(path)`\n\n```\(path.hasSuffix(".swift") ? "swift" : "xml")\n\(code)```"
            }.joined(separator: "\n\n")
        }
        if listed != text { try Data(listed.utf8).write(to: page) }
    }
}
