/// Finds the app that a path stands for, and its tests.
///
/// If it can't make a sample of a path, it throws a mistake that says what to do. It only reads.
package struct SampleDiscovery: Sendable {
    package init() {}

    /// Returns the sample at a path.
    ///
    /// - Parameters:
    ///   - path: an Xcode project (`.xcodeproj`), or a folder: with one project, that is meant; with none, the Swift
    ///     files and the Info.plist in it are.
    ///   - app: the app's target, or its folder, if there are several.
    ///   - tests: the test target, or its folder, if several belong to the app.
    ///   - needsTests: true if the app is to be launched as test host. If not, the sample has no tests, and nothing
    ///     that is wrong with them counts.
    package func sample(
        at path: String, app: String? = nil, tests: String? = nil, needsTests: Bool
    ) throws(Mistake) -> Sample {
        let choice = Choice(app: app, tests: tests, needsTests: needsTests)
        let path = Disk.absolute(path)
        guard Files.exists(path) else { throw .nothingThere(path) }
        guard Files.isFolder(path) else { throw .aFile(path) }
        switch Path.ending(path) {
        case "xcodeproj": return try ProjectDiscovery(path: path, choice: choice).sample()
        case "xcworkspace": throw .aWorkspace(path)
        default: break
        }
        let projects = Disk.names(in: path).filter { Path.ending($0) == "xcodeproj" }
        guard projects.count < 2 else { throw .severalProjects(projects, in: path) }
        guard let project = projects.first else {
            return try FolderDiscovery(path: path, choice: choice).sample()
        }
        return try ProjectDiscovery(path: Path.join(path, project), choice: choice).sample()
    }

    /// The wishes given besides the path.
    struct Choice: Sendable {
        var app: String?
        var tests: String?
        var needsTests: Bool
    }
}
