internal import Lifecycle
internal import Runs

/// The run that a page asks for, checked.
struct RunOrder: Sendable {
    var lesson: Lesson
    /// Texts by the names of the lesson's files.
    var edits: [String: String]
    /// The device before the launch's history.
    var device: Device
    var launch = LaunchConfiguration.page
}
