package import Playground

/// The content of the playground: the site's files, the documentation and the lessons.
package struct PlaygroundContent: Sendable {
    /// The folder with `templates` and `static`.
    package var site: String
    /// The folder with the built documentation; nil if there is none.
    package var documentation: String?
    package var lessons: Lessons
}
