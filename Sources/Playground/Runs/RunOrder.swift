internal import Lifecycle
internal import Runs

/// The run that a page asks for, checked.
struct RunOrder: Sendable {
    /// An app and how it is launched.
    struct Launch: Sendable {
        var lesson: Lesson
        /// Texts by the names of the lesson's files.
        var edits: [String: String] = [:]
        /// The test target; nil for the only one.
        var tests: String?
        var configuration: LaunchConfiguration
    }

    var launch: Launch
    /// The launches before it that a lesson's commands ask for, in order.
    var earlier: [Launch]
    /// The device before all of them, and before the launch's own history.
    var device: Device
    /// The launch in words.
    var title: String

    init(_ launch: Launch, earlier: [Launch] = [], device: Device, title: String = "") {
        self.launch = launch
        self.earlier = earlier
        self.device = device
        self.title = title
    }

    /// A launch of a lesson that nothing comes before, on a fresh device.
    init(_ lesson: Lesson, _ configuration: LaunchConfiguration) {
        self.init(Launch(lesson: lesson, configuration: configuration), device: configuration.freshDevice)
    }
}
