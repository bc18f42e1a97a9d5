internal import Lifecycle

/// What a page asks for, checked.
struct RunOrder: Sendable {
    var lesson: Lesson
    /// Texts by the names of the lesson's files.
    var edits: [String: String]
    /// `.run` or `.test`.
    var kind: AppProcess.Launch
    /// What is done with the app in the ordinary runs that come first.
    var runsBefore: [[Action]] = []
    var device: Device
    var launch = LaunchChoice()

    /// Whether tests run in the app's process.
    var hostsTests: Bool { kind == .test && launch.hosting.bundleClasses != .never }
}
