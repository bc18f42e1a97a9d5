/// An Xcode project for an app and its tests, made of their files alone: equal files make equal bytes.
///
/// A path's first folder is the target: `Stage/AppDelegate.swift` is a file of the app Stage, and a folder whose name
/// ends in Tests is a target of unit tests that the app hosts.
package struct XcodeProject: Hashable, Sendable {
    /// The app's name, which the project and its scheme share.
    package var name: String
    /// The app, then its tests. The scheme's Test action runs the first of the tests; the others are skipped.
    package var targets: [XcodeTarget]
    /// The oldest version of iOS that the app is for: `13.0`.
    package var deploymentTarget: String
    /// The lines of the README before those on opening the project.
    package var introduction: String
    /// The arguments and variables that the scheme's Test action passes, and Run does not.
    package var testArguments: [String] = []
    package var testEnvironment: [String: String] = [:]

    package var format = Format.listed
    /// The build configurations besides Debug and Release.
    package var debugCopies: [DebugCopy] = []
    /// The build configurations of the scheme's actions.
    package var testConfiguration = "Debug"
    package var runConfiguration = "Debug"
    /// The names of the shared schemes, which are equal.
    package var schemeNames: [String]

    /// The forms of a project file.
    package enum Format: Hashable, Sendable {
        /// The form of Xcode 14, which later ones read: every file is listed.
        case listed
        /// The form of Xcode 16: a target has a folder, and all that is in it.
        case synchronized
    }

    /// A build configuration that is a copy of Debug, with settings of its own.
    package struct DebugCopy: Hashable, Sendable {
        package var name: String
        /// The settings by the names of the targets.
        package var settings: [String: [String: String]]

        package init(name: String, settings: [String: [String: String]]) {
            self.name = name
            self.settings = settings
        }
    }

    /// Sorts files into targets.
    ///
    /// - Parameters:
    ///   - files: The files. Those that are in no folder are left out.
    ///   - app: The folder of the app.
    ///   - bundleIdentifier: That of the app. Those of the tests begin with it.
    ///   - introduction: The first lines of the README.
    package init(
        _ files: [File], app: String, bundleIdentifier: String, introduction: String, deploymentTarget: String? = nil
    ) {
        name = app
        schemeNames = [app]
        let folders = Dictionary(grouping: files.filter { $0.path.contains("/") }, by: \.target)
        let usual = app + "Tests"
        let tests = folders.keys.filter { $0 != app && $0.hasSuffix("Tests") }
            .sorted { ($0 == usual ? 0 : 1, $0) < ($1 == usual ? 0 : 1, $1) }
        targets = ([app] + tests).map { folder in
            XcodeTarget(
                name: folder, kind: folder == app ? .app : .tests(host: app),
                bundleIdentifier: folder == app ? bundleIdentifier : "\(bundleIdentifier).\(folder)",
                files: (folders[folder] ?? []).sorted { $0.path < $1.path })
        }
        self.deploymentTarget = deploymentTarget ?? DeploymentTarget.oldest(for: files)
        self.introduction = introduction
    }

    /// A text file of the project.
    package struct File: Hashable, Sendable {
        /// In the folder that holds the `.xcodeproj`: `Stage/AppDelegate.swift`.
        package var path: String
        package var text: String

        package init(path: String, text: String) {
            self.path = path
            self.text = text
        }

        /// The first folder of its path.
        var target: String { String(path.prefix { $0 != "/" }) }
    }

    /// All files, by their paths: the targets' own, the project's, its scheme and the README.
    package var files: [File] {
        let made = [
            File(path: "\(name).xcodeproj/project.pbxproj", text: ProjectDocument(self).text),
            File(path: "README.md", text: readMe),
        ]
        let schemes = schemeNames.map { scheme in
            File(
                path: "\(name).xcodeproj/xcshareddata/xcschemes/\(scheme).xcscheme",
                text: SchemeDocument(project: self).text)
        }
        return (made + schemes + targets.flatMap(\.files)).sorted { $0.path < $1.path }
    }

    /// Returns the files as a zip archive, in which all are in one folder.
    package func archive(in folder: String) -> [UInt8] {
        var archive = ZipArchive()
        for file in files { archive.add("\(folder)/\(file.path)", Array(file.text.utf8)) }
        return archive.bytes
    }
}
