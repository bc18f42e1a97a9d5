internal import Storage

/// Looks for projects below a folder, by the names of files alone.
enum ProjectSearch {
    /// Returns the projects, workspaces without one beside them, and folders with an XcodeGen file below a folder.
    static func projects(below folder: String, depth: Int = 4) -> [String] {
        let names = Disk.names(in: folder)
        for ending in ["xcodeproj", "xcworkspace"] {
            let found = names.filter { Path.ending($0) == ending }
            if !found.isEmpty { return found.map { Path.join(folder, $0) } }
        }
        if names.contains(XcodeGenFile.name) { return [folder] }
        guard depth > 0 else { return [] }
        return names.filter { !foreign.contains($0) && Disk.isOwnFolder(Path.join(folder, $0)) }
            .flatMap { projects(below: Path.join(folder, $0), depth: depth - 1) }
    }

    /// The folders with the projects of others.
    private static let foreign: Set<String> = ["Pods", "Carthage", "build", "Build", "DerivedData", "node_modules"]
}
