package import Samples
internal import Storage
package import Wording

/// Finds the app that a path stands for, and its tests.
///
/// If it can't make a sample of a path, it throws a mistake that says what to do. It only reads.
package struct SampleDiscovery: Sendable {
    package init() {}

    /// Returns the sample at a path.
    ///
    /// - Parameters:
    ///   - path: an Xcode project (`.xcodeproj`), a workspace (`.xcworkspace`), or a folder. With one project, workspace
    ///     or XcodeGen file in it, that is meant; with none, the only one below, or the Swift files and the Info.plist.
    ///   - app: the app's target, or its folder, if there are several.
    ///   - tests: the test target, or its folder, if several belong to the app.
    ///   - needsTests: true if the app is to be launched as test host. If not, the sample has no tests, and nothing
    ///     that is wrong with them counts.
    package func sample(
        at path: String, app: String? = nil, tests: String? = nil, needsTests: Bool
    ) throws(Mistake) -> Sample {
        try sample(at: path, Choice(app: app, tests: tests, needsTests: needsTests))
    }

    /// Returns the sample at a path.
    package func sample(at path: String, _ choice: Choice) throws(Mistake) -> Sample {
        var (sample, notes) = try ReachedBounds.noting { () throws(Mistake) in try found(at: path, choice) }
        sample.notes += notes
        return sample
    }

    private func found(at path: String, _ choice: Choice) throws(Mistake) -> Sample {
        let path = Disk.found(Disk.absolute(path)) ?? Disk.absolute(path)
        guard Files.exists(path) else { throw .nothingThere(path) }
        guard Files.isFolder(path) else { throw .aFile(path) }
        switch Path.ending(path) {
        case "xcodeproj": return try Self.project(at: path, choice)
        case "xcworkspace": return try WorkspaceDiscovery(path: path, choice: choice).sample()
        default: break
        }
        let projects = Disk.names(in: path).filter { Path.ending($0) == "xcodeproj" }
        let workspaces = WorkspaceFile.paths(in: path)
        if projects.count != 1, workspaces.count == 1 {
            return try WorkspaceDiscovery(path: workspaces[0], choice: choice).sample()
        }
        guard projects.count < 2 else { throw .severalProjects(projects, in: path) }
        if let project = projects.first { return try Self.project(at: Path.join(path, project), choice) }
        if Disk.isFile(Path.join(path, XcodeGenFile.name)) {
            let file = try XcodeGenFile(at: Path.join(path, XcodeGenFile.name))
            var discovery = ProjectDiscovery(project: try ProjectFile(xcodeGen: file), choice: choice)
            try discovery.add([])
            return try discovery.sample()
        }
        if let file = ["Project.swift", "Workspace.swift"].first(where: { Self.isForTuist(Path.join(path, $0)) }) {
            throw .notGenerated(file, in: path)
        }
        if FolderDiscovery.infoPlist(in: path) == nil {
            let below = ProjectSearch.projects(below: path).filter { Self.mayHaveApp($0, choice) }
            if below.count == 1 { return try found(at: below[0], choice) }
            guard below.isEmpty else {
                throw .severalAppsBelow(path, below, command: choice.needsTests ? "test" : "run")
            }
        }
        try choice.requireNoScheme(of: path)
        return try FolderDiscovery(path: path, choice: choice).sample()
    }

    private static func isForTuist(_ path: String) -> Bool {
        guard Disk.isFile(path), let text = try? Disk.text(path) else { return false }
        return text.contains(/(?m)^import ProjectDescription\b/)
    }

    /// Returns false for a project that can be read and has no app for iOS.
    private static func mayHaveApp(_ path: String, _ choice: Choice) -> Bool {
        guard Path.ending(path) == "xcodeproj", let apps = try? ProjectDiscovery(path: path, choice: choice).apps()
        else { return true }
        return !apps.isEmpty
    }

    /// Returns the path of something whose name may differ in case, as on a Mac; nil if there is nothing.
    package static func path(like path: String) -> String? {
        Disk.found(Disk.absolute(path))
    }

    private static func project(at path: String, _ choice: Choice) throws(Mistake) -> Sample {
        var discovery = try ProjectDiscovery(path: path, choice: choice)
        try discovery.add(try WorkspaceFile.around(path))
        return try discovery.sample()
    }

    /// The wishes given besides the path.
    package struct Choice: Hashable, Sendable, Codable {
        package var app: String?
        package var tests: String?
        /// The shared scheme; nil for the one that Xcode would take.
        package var scheme: String?
        /// The build configuration; nil for the one of the scheme, or Debug.
        package var configuration: String?
        package var needsTests: Bool

        package init(
            app: String? = nil, tests: String? = nil, scheme: String? = nil, configuration: String? = nil,
            needsTests: Bool
        ) {
            self.configuration = configuration
            self.app = app
            self.tests = tests
            self.scheme = scheme
            self.needsTests = needsTests
        }

        /// Refuses a scheme and a build configuration for a sample that has none.
        package func requireNoScheme(of place: String) throws(Mistake) {
            if let scheme, scheme != ProjectScheme.none { throw .noSuchScheme(scheme, schemes: [], place: place) }
            if let configuration { throw .noSuchConfiguration(configuration, configurations: [], place: place) }
        }
    }
}
