package import Lifecycle
package import Samples

/// A step of a tutorial, or a technique: its text, every file of its sample, and what happened when it was run.
package struct Lesson: Sendable {
    package var name: SampleID
    package var title: String
    /// HTML that needs no script and loads nothing from elsewhere.
    package var text: String
    /// The whole sample; a file's first folder is its target's.
    package var files: [File]
    /// The commands of the step, as a reader types them.
    package var commands: [String]
    /// The traces of the step's commands, one after the other, recorded when the tutorial was made.
    package var recorded: [TraceEvent]
    /// The folder by which compiler and app name the files; they are read from nowhere.
    package var root: String
    /// How it is launched where nothing else is asked for.
    var start = LaunchChoice()
    /// What is different where it hosts tests.
    var host = Host()

    /// A step.
    package init(
        name: SampleID.Step, title: String, text: String, files: [File], commands: [String], recorded: [TraceEvent],
        root: String? = nil
    ) {
        self.init(
            SampleID.step(name), title: title, text: text, files: files, commands: commands, recorded: recorded,
            root: root
        )
        let command = commands.first ?? ""
        start = LaunchWish(command: command).answer(over: start, limits: Limits()).choice
        start.scenario = LaunchChoice.Scenario(of: command) ?? start.scenario
    }

    init(
        _ name: SampleID, title: String, text: String, files: [File], commands: [String] = [],
        recorded: [TraceEvent] = [], root: String? = nil
    ) {
        self.name = name
        self.title = title
        self.text = text
        self.files = files
        self.commands = commands
        self.recorded = recorded
        self.root = root ?? "/understudy/\(name)"
    }

    /// Whether it has anything to test.
    var hasTests: Bool { files.contains(where: \.belongsToTests) }

    /// What is different where an app hosts the tests, besides the files below `host`.
    struct Host: Hashable, Sendable {
        /// Compilation conditions besides those of the app.
        var conditions: [String] = []
        /// Whether it has a bundle identifier of its own.
        var hasOwnIdentifier = false
        /// What a person does on the device before the tests.
        var before: [Action] = []

        /// Whether it differs from the app that people run, though the files are the same.
        var isAnotherApp: Bool { !conditions.isEmpty || hasOwnIdentifier }
    }

    package struct File: Hashable, Sendable {
        /// `StageTests/TestingAppDelegate.swift`
        package var name: String
        package var text: String
        /// Whether this step changed it.
        package var isChanged: Bool

        package init(name: String, text: String, isChanged: Bool = false) {
            self.name = name
            self.text = text
            self.isChanged = isChanged
        }

        /// Whether it is a test target's.
        var belongsToTests: Bool {
            name.split(separator: "/").first?.hasSuffix("Tests") ?? false
        }

        /// The name of the file that it stands in for where the app hosts tests; nil for all others.
        var nameInHost: String? {
            name.hasPrefix(Self.hostFolder) ? String(name.dropFirst(Self.hostFolder.count)) : nil
        }

        static let hostFolder = "host/"

        var shortName: String {
            name.split(separator: "/").last.map(String.init) ?? name
        }
    }
}
