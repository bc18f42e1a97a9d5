package import Playground

/// The content of the playground: the site's files, the documentation and the lessons.
package struct PlaygroundContent: Sendable {
    /// The folder with `templates` and `static`.
    package var site: String
    /// The documentation, which `complete` builds.
    package var documentation: ServedDocumentation
    package var lessons: Lessons
}
