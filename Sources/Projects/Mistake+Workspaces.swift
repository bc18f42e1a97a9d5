internal import Wording

/// Mistakes about workspaces.
extension Mistake {
    static func unreadableWorkspace(_ path: String, line: Int? = nil, reason: String) -> Mistake {
        Mistake(
            .usage, what: "The workspace cannot be read. \(reason)", place: at(line, of: path),
            cure: "Resolve any merge conflict markers in it, or name the Xcode project (.xcodeproj) that has the app.")
    }

    static func workspaceWithoutProjects(_ path: String, missing: [String]) -> Mistake {
        guard !missing.isEmpty else {
            return Mistake(
                .usage, what: "The workspace has no Xcode project.", place: path,
                cure: "Name the Xcode project (.xcodeproj) that has the app.")
        }
        return Mistake(
            .usage, what: "The projects of the workspace do not exist: \(names(missing)).", place: path,
            cure: "Put them back, or generate them.")
    }

    static func workspaceWithoutApp(_ path: String, projects: [String]) -> Mistake {
        Mistake(
            .usage, what: "No project of the workspace builds an iOS app: \(names(projects)).", place: path,
            cure: "Name an Xcode project (.xcodeproj) that does.")
    }
}
