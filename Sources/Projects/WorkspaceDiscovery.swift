internal import Samples
internal import Storage
internal import Wording

/// Finds the project of a workspace that has the app.
struct WorkspaceDiscovery {
    let workspace: WorkspaceFile
    let choice: SampleDiscovery.Choice

    init(path: String, choice: SampleDiscovery.Choice) throws(Mistake) {
        workspace = try WorkspaceFile(at: path)
        self.choice = choice
    }

    func sample() throws(Mistake) -> Sample {
        let present = workspace.projects.filter(Files.isFolder)
        guard !present.isEmpty else {
            throw .workspaceWithoutProjects(workspace.path, missing: workspace.projects)
        }
        var withApps: [(path: String, apps: [String])] = []
        for path in present {
            let apps = try ProjectDiscovery(path: path, choice: choice).apps()
            if !apps.isEmpty { withApps.append((path, apps)) }
        }
        let wanted = choice.app.map { name in withApps.filter { $0.apps.contains(name) } } ?? withApps
        guard let first = wanted.first else {
            if let name = choice.app {
                throw .noSuchApp(name, apps: withApps.flatMap(\.apps), place: workspace.path)
            }
            throw .workspaceWithoutApp(workspace.path, projects: present.map(Path.name))
        }
        guard wanted.count == 1 else { throw .severalApps(wanted.flatMap(\.apps), place: workspace.path) }
        var discovery = try ProjectDiscovery(path: first.path, choice: choice)
        try discovery.add([workspace])
        return try discovery.sample()
    }
}
