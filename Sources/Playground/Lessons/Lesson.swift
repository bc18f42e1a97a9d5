internal import Lifecycle
internal import Runs
package import Samples

/// A step of a tutorial, or a technique: its text, every file of its sample, and what happened when it was run.
package struct Lesson: Sendable {
    package var name: SampleID
    package var title: String
    /// HTML that needs no script and loads nothing from elsewhere. A page makes buttons of the commands in it.
    package var text: String
    /// The whole sample; a file's first folder is its target's.
    package var files: [File]
    /// The commands of the step, in order.
    package var commands: [Command]
    /// The index of the command with which the page begins; nil for the last one.
    var firstCommand: Int?
    /// The folder by which compiler and app name the files; they are read from nowhere.
    package var root: String
    /// The launch of a lesson without commands.
    var start = LaunchConfiguration.page
    /// The reader's own project, whose files these are; nil for a step or a technique.
    var project: Sample?
    /// The app of that project as its users get it; nil if it is the one that hosts the tests.
    var production: Sample?
    /// The words about that project.
    var projectText: ProjectText?
    /// The options that name the project's app and scheme in a terminal, such as `--app`.
    var options: [String] = []
    /// The edition of that project, which changes with its files; nil for all else.
    var edition: String?
    /// The differences of the app that hosts its tests, besides the files below `host`.
    var host = HostSettings()

    /// A step.
    ///
    /// - Parameter text: Its text as HTML.
    package init(name: SampleID.Step, title: String, text: String, files: [File], commands: [Command] = []) {
        self.init(
            SampleID.step(name), title: title, text: text, files: files, commands: commands)
    }

    init(_ name: SampleID, title: String, text: String, files: [File], commands: [Command] = []) {
        self.name = name
        self.title = title
        self.text = text
        self.files = files
        self.commands = commands
        root = "/understudy/\(name)"
    }

    /// True if it has anything to test.
    var hasTests: Bool { files.contains(where: \.belongsToTests) }

    package struct File: Hashable, Sendable {
        /// `StageTests/TestingAppDelegate.swift`
        package var name: String
        package var text: String
        /// True if this step changed it.
        package var isChanged: Bool
        /// The text before this step; nil if the file is new, or if there is no step before.
        package var before: String?

        /// - Parameters:
        ///   - before: The text before this step.
        ///   - belongsToTests: nil if its first folder's name says it.
        package init(
            name: String, text: String, isChanged: Bool = false, before: String? = nil, belongsToTests: Bool? = nil
        ) {
            self.name = name
            self.text = text
            self.isChanged = isChanged
            self.before = before
            self.belongsToTests = belongsToTests ?? (name.split(separator: "/").first?.hasSuffix("Tests") ?? false)
        }

        /// True if it belongs to a test target.
        var belongsToTests: Bool

        /// The name of the file that it stands in for where the app hosts tests; nil for all others.
        var nameInHost: String? {
            name.hasPrefix(Self.hostFolder) ? String(name.dropFirst(Self.hostFolder.count)) : nil
        }

        static let hostFolder = "host/"
    }
}
