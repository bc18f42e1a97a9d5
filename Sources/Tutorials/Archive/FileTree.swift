internal import FoundationEssentials
internal import Storage

/// The files below a folder.
struct FileTree {
    var folder: URL

    /// Returns their paths, relative to the folder and sorted. Hidden ones are left out.
    func paths() -> [String] {
        Self.paths(below: folder.path, prefix: "")
    }

    private static func paths(below folder: String, prefix: String) -> [String] {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
        return names.filter { !$0.hasPrefix(".") }.flatMap { name -> [String] in
            let path = folder + "/" + name
            var isFolder = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return [] }
            return isFolder ? paths(below: path, prefix: prefix + name + "/") : [prefix + name]
        }
    }

    /// Returns a hash that changes with each name and each content.
    func identity() throws -> ContentHash {
        var hash = ContentHash()
        for path in paths() {
            hash.add(path)
            try Data(contentsOf: folder.appending(path: path)).withUnsafeBytes { hash.add($0) }
        }
        return hash
    }
}
