internal import Foundation
internal import Storage
internal import Wording

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// An `.xcworkspace`: the projects and folders that Xcode shows together. Its paths are absolute.
struct WorkspaceFile: Hashable, Sendable {
    /// The path of the `.xcworkspace`.
    var path: String
    /// The paths of its members, in order: projects, folders with packages, and other files.
    var members: [String]

    private static let contents = "contents.xcworkspacedata"

    /// The most members of a workspace.
    private static let limit = 5_000

    /// Its projects.
    var projects: [String] { members.filter { Path.ending($0) == "xcodeproj" } }

    /// The folders of its local packages.
    var packages: [String] { members.filter { Disk.isFile(Path.join($0, "Package.swift")) } }

    /// Reads the workspace at a path.
    init(at path: String) throws(Mistake) {
        let file = Path.join(path, Self.contents)
        guard Disk.isFile(file) else {
            throw .unreadableWorkspace(path, reason: "It holds no \(Self.contents).")
        }
        try self.init(try Disk.data(file), path: path)
    }

    /// Reads a workspace's contents, seen as being at a path that ends in `.xcworkspace`.
    init(_ data: Data, path: String) throws(Mistake) {
        guard let members = WorkspaceFileParser.members(data, folder: Path.folder(path)) else {
            let line = XcodeXML.faultyLine(of: data)
            throw .unreadableWorkspace(
                line == nil ? path : Path.join(path, Self.contents), line: line,
                reason: "Its contents are not those of a workspace.")
        }
        guard members.count <= Self.limit else {
            throw .unreadableWorkspace(path, reason: "It has more than \(Self.limit) members.")
        }
        self.path = path
        self.members = members
    }

    /// Returns the workspaces in a folder.
    static func paths(in folder: String) -> [String] {
        Disk.names(in: folder).filter { Path.ending($0) == "xcworkspace" }.map { Path.join(folder, $0) }
    }

    /// Returns the workspaces beside a project, and in the folder above, that have it as a member.
    static func around(_ project: String) throws(Mistake) -> [WorkspaceFile] {
        let folder = Path.folder(project)
        var found: [WorkspaceFile] = []
        for path in paths(in: folder) + paths(in: Path.folder(folder)) {
            let workspace = try WorkspaceFile(at: path)
            if workspace.projects.contains(project) { found.append(workspace) }
        }
        return found
    }
}

/// Gathers a workspace's members while its XML is parsed.
private final class WorkspaceFileParser: NSObject, XMLParserDelegate {
    private let folder: String
    private var groups: [String]
    private var members: [String] = []
    private var isWorkspace = false
    private var depth = 0

    init(folder: String) {
        self.folder = folder
        groups = [folder]
    }

    static func members(_ data: Data, folder: String) -> [String]? {
        guard let parser = XcodeXML.parser(of: data) else { return nil }
        let document = WorkspaceFileParser(folder: folder)
        parser.delegate = document
        guard parser.parse(), document.isWorkspace, document.depth == 0 else { return nil }
        return document.members
    }

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        depth += 1
        guard depth <= XcodeXML.Bounds.depth else { return parser.abortParsing() }
        switch name {
        case "Workspace": isWorkspace = true
        case "Group": groups.append(place(attributes["location"]) ?? groups[groups.count - 1])
        case "FileRef": members += place(attributes["location"]).map { [$0] } ?? []
        default: break
        }
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        depth -= 1
        if name == "Group", groups.count > 1 { groups.removeLast() }
    }

    /// Returns the path of a location such as `group:../Core`; nil if it is none of a file.
    private func place(_ location: String?) -> String? {
        let parts = (location ?? "").split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        return switch parts[0] {
        case "group": Path.join(groups[groups.count - 1], String(parts[1]))
        case "container": Path.join(folder, String(parts[1]))
        case "absolute": Path.join("/", String(parts[1]))
        default: nil
        }
    }
}
