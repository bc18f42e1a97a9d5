internal import Lifecycle

/// What a page asks for, checked.
struct RunOrder: Sendable {
    var lesson: Lesson
    /// Texts by the names of the lesson's files.
    var edits: [String: String]
    var kind: AppProcess.Launch
    /// Whether an ordinary run comes first.
    var afterRun: Bool
    var device: Device
}
