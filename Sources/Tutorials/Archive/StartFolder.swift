internal import FoundationEssentials

/// The files of a tutorial's project before its first step: the folder `Start` beside the tutorial.
struct StartFolder {
    var folder: URL
    /// The tutorial's short name.
    var tutorial: String
    /// The names that the files have in an archive, by their paths in the project.
    var files: [String: String]

    /// - Parameter tutorial: The tutorial's file. It may have no such folder.
    init(beside tutorial: URL) {
        let name = tutorial.deletingPathExtension().lastPathComponent.lowercased()
        self.tutorial = name
        folder = tutorial.deletingLastPathComponent().appending(path: "Start")
        files = [:]
        for path in FileTree(folder: folder).paths() {
            files[path] = "\(name)-start-\(path.replacing("/", with: "-"))"
        }
    }
}
