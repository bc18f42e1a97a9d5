internal import Lifecycle
internal import Runs

/// The run that a page asks for, checked.
struct RunOrder: Sendable {
    /// The launches, in order; the last is the one that the page shows.
    var series: LaunchSeries<LessonApp>
    /// The last launch in words.
    var title: String

    init(_ series: LaunchSeries<LessonApp>, title: String = "") {
        self.series = series
        self.title = title
    }

    /// A launch of a lesson without edits, after what its scenario names.
    init(_ lesson: Lesson, _ configuration: LaunchConfiguration) {
        let app = LessonApp(lesson, for: configuration)
        self.init(lesson.series(of: configuration, command: nil).map { _, _ in app })
    }

    /// The app of the last launch.
    var app: LessonApp { series.last.app }
}
