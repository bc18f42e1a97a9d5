import Playground

/// The content of the playground: the site's files, the documentation and the lessons.
struct PlaygroundContent: Sendable {
    /// The folder with `templates` and `static`.
    var site: String
    /// The folder with the built documentation; nil if there is none.
    var documentation: String?
    var lessons: Lessons
}
