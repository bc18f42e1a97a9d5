internal import Lifecycle
internal import Runs

/// The app of a lesson as a launch needs it: the lesson's files with the reader's edits, and the way its tests get in.
struct LessonApp: Sendable {
    var lesson: Lesson
    /// Texts by the names of the lesson's files.
    var edits: [String: String] = [:]
    /// The test target; nil for the only one.
    var tests: String?
    /// True if the app that hosts the tests is built, too.
    var hostsTests: Bool
    var hosting: HostingProfile

    /// The app as a launch needs it. What is run before it on its device has the same build.
    init(
        _ lesson: Lesson, edits: [String: String] = [:], tests: String? = nil, for launch: LaunchConfiguration
    ) {
        self.lesson = lesson
        self.edits = edits
        self.tests = tests
        hostsTests = launch.hostsTests
        hosting = launch.hosting
    }
}
