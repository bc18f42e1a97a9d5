/// A folder of a target as a group: folders, files, and files of which there is one for each language.
struct ProjectGroup {
    /// In the project's folder: `Stage/Views`.
    let path: String
    private(set) var members: [Member] = []

    struct Member: Hashable {
        /// In the project's folder. That of a localised file leaves out its language: `Stage/Main.storyboard`.
        var path: String
        var kind: Kind

        enum Kind: Hashable {
            case file
            case folder
            /// The paths of the variants in the member's folder: `Base.lproj/Main.storyboard`.
            case variants([String])
        }

        var name: String { path.split(separator: "/").last.map(String.init) ?? path }
    }

    /// Sorts the files below a folder.
    init(_ path: String, of files: [String]) {
        self.path = path
        var seen: Set<String> = []
        var variants: [String: [String]] = [:]
        for file in files where file.hasPrefix(path + "/") {
            let parts = file.dropFirst(path.count + 1).split(separator: "/").map(String.init)
            let first = "\(path)/\(parts[0])"
            if parts.count == 1 {
                members.append(Member(path: first, kind: .file))
            } else if parts[0].hasSuffix(".lproj") {
                variants["\(path)/\(parts.dropFirst().joined(separator: "/"))", default: []]
                    .append(parts.joined(separator: "/"))
            } else if seen.insert(first).inserted {
                let isWhole = FileType.wholeFolders.contains { parts[0].hasSuffix("." + $0) }
                members.append(Member(path: first, kind: isWhole ? .file : .folder))
            }
        }
        members += variants.map { Member(path: $0, kind: .variants($1.sorted())) }
        members.sort { $0.path < $1.path }
    }
}
