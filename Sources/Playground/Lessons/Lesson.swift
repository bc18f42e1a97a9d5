public import Lifecycle

/// A step of a tutorial: its text, every file of its sample, and what happened when it was run.
public struct Lesson: Sendable {
    public var name: LessonName
    public var title: String
    /// HTML that needs no script and loads nothing from elsewhere.
    public var text: String
    /// The whole sample; a file's first folder is its target's.
    public var files: [File]
    /// The commands of the step, as a reader types them.
    public var commands: [String]
    /// The traces of the step's commands, one after the other, recorded when the tutorial was made.
    public var recorded: [TraceEvent]
    /// The folder by which compiler and app name the files; they are read from nowhere.
    public var root: String

    public init(
        name: LessonName, title: String, text: String, files: [File], commands: [String], recorded: [TraceEvent],
        root: String? = nil
    ) {
        self.name = name
        self.title = title
        self.text = text
        self.files = files
        self.commands = commands
        self.recorded = recorded
        self.root = root ?? "/understudy/\(name)"
    }

    public struct File: Hashable, Sendable {
        /// `StageTests/TestingAppDelegate.swift`
        public var name: String
        public var text: String
        /// Whether this step changed it.
        public var isChanged: Bool

        public init(name: String, text: String, isChanged: Bool = false) {
            self.name = name
            self.text = text
            self.isChanged = isChanged
        }

        /// Whether it is a test target's.
        var belongsToTests: Bool {
            name.split(separator: "/").first?.hasSuffix("Tests") ?? false
        }

        var shortName: String {
            name.split(separator: "/").last.map(String.init) ?? name
        }
    }
}
