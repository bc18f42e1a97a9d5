internal import FoundationEssentials
internal import Storage

/// The content of a folder, as far as it decides about replacing it.
struct FolderContent {
    /// The absolute path.
    var folder: String

    init(_ folder: String) {
        self.folder = folder
    }

    enum State: Hashable, Sendable {
        case missing
        /// Something that is not a folder: `a file`.
        case file(String)
        case empty
        /// An archive that was written by this command, and nothing else.
        case output
        /// A folder with at least this file, which the command did not write.
        case foreign(String)
    }

    /// The marker: its first line, then the path of each file that was written, a line each.
    static let marker = ".understudy-documentation"
    static let heading = "Understudy's documentation, replaced when it is written anew. The files:"

    var state: State {
        guard let type = Self.type(folder) else { return .missing }
        guard type != .typeSymbolicLink else { return .file("a link to nothing") }
        guard type == .typeDirectory else { return .file("a file") }
        guard let all = listed("") else { return .foreign("what cannot be listed") }
        guard let first = all.first else { return .empty }
        let isOwn: (String) -> Bool
        if let written {
            isOwn = { written.contains($0) || $0 == Self.marker }
        } else if isUnmarkedArchive {
            isOwn = Self.isOfArchives
        } else {
            return .foreign(first)
        }
        return find { path, isFolder in !isFolder && !isOwn(path) }.map(State.foreign) ?? .output
    }

    /// The first repository in the folder; nil if there is none.
    var repository: String? {
        let found = find { path, isFolder in
            let name = path.split(separator: "/").last.map(String.init) ?? path
            if Self.repositoryNames.contains(name) { return true }
            // A bare repository has no folder of that name.
            return isFolder && Set(names(in: path)).isSuperset(of: ["HEAD", "objects", "refs"])
        }
        if let found { return folder + "/" + found }
        return Set(names(in: "")).isSuperset(of: ["HEAD", "objects", "refs"]) ? folder : nil
    }

    private static let repositoryNames = [".git", ".hg", ".svn", ".jj"]

    /// The nearest folder above this one that a repository keeps; nil if there is none.
    var enclosingRepository: String? {
        var above = Files.parent(folder)
        while true {
            let prefix = above == "/" ? "" : above
            if Self.repositoryNames.contains(where: { Self.type("\(prefix)/\($0)") != nil }) { return above }
            if above == "/" { return nil }
            above = Files.parent(above)
        }
    }

    /// Notes in the marker that the command wrote all that the folder holds now.
    func mark() throws {
        var paths: [String] = []
        _ = find { path, isFolder in
            if !isFolder { paths.append(path) }
            return false
        }
        let text = ([Self.heading] + paths).joined(separator: "\n") + "\n"
        try Data(text.utf8).write(to: URL(filePath: folder + "/" + Self.marker))
    }

    /// The paths in the marker; nil without one.
    private var written: Set<String>? {
        guard let data = FileManager.default.contents(atPath: folder + "/" + Self.marker) else { return nil }
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
        return lines.first == Self.heading ? Set(lines.dropFirst()) : nil
    }

    /// True if an earlier version wrote an archive here; it wrote no marker.
    private var isUnmarkedArchive: Bool {
        struct Metadata: Decodable {
            var bundleID: String
        }
        guard let data = FileManager.default.contents(atPath: folder + "/metadata.json") else { return false }
        return (try? JSONDecoder().decode(Metadata.self, from: data))?.bundleID == DocC.names.last
    }

    /// Returns true if `docc` gives a file of an archive this path.
    private static func isOfArchives(_ path: String) -> Bool {
        let parts = path.split(separator: "/").map(String.init)
        switch parts[0] {
        case "data", "index": return path.hasSuffix(".json")
        case "documentation", "tutorials": return path.hasSuffix("/index.html")
        case "images", "downloads", "videos": return parts.count > 2 && parts[1] == DocC.names.last
        case "css": return path.hasSuffix(".css")
        case "js": return path.hasSuffix(".js")
        case "img": return parts.count == 2
        default:
            return [
                "index.html", "metadata.json", "theme-settings.json", "favicon.ico", "favicon.svg", "developer-og.jpg",
                "developer-og-twitter.jpg",
            ].contains(path)
        }
    }

    /// Returns the path of the first wanted thing below the folder, in order; links are not followed.
    private func find(_ isWanted: (_ path: String, _ isFolder: Bool) -> Bool) -> String? {
        // A folder that cannot be listed may hold anything.
        guard let first = listed("") else { return "." }
        var waiting = Array(first.reversed())
        while let path = waiting.popLast() {
            let isFolder = Self.type(folder + "/" + path) == .typeDirectory
            if isWanted(path, isFolder) { return path }
            guard isFolder else { continue }
            guard let names = listed(path) else { return path }
            waiting += names.reversed().map { path + "/" + $0 }
        }
        return nil
    }

    private func names(in path: String) -> [String] { listed(path) ?? [] }

    /// Returns the names in a folder below this one, in order; nil if it cannot be listed.
    private func listed(_ path: String) -> [String]? {
        try? FileManager.default.contentsOfDirectory(atPath: path.isEmpty ? folder : folder + "/" + path).sorted()
    }

    private static func type(_ path: String) -> FileAttributeType? {
        try? FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    }
}
