internal import Samples

/// The answers about the reader's own project that need a check: its findings, and the diff of what the page changed.
package struct ProjectTrial: Sendable {
    /// Checks the project with edits in place of its files, and returns the answer as a line of JSON.
    ///
    /// The function is called with each activity, in words. It throws `CancellationError` when the page leaves.
    package var check: @Sendable (ProjectEdits, @escaping @Sendable (String) -> Void) async throws -> String
    /// Returns the diff of edits as JSON.
    package var diff: @Sendable (ProjectEdits) throws -> String

    package init(
        check: @escaping @Sendable (ProjectEdits, @escaping @Sendable (String) -> Void) async throws -> String,
        diff: @escaping @Sendable (ProjectEdits) throws -> String
    ) {
        self.check = check
        self.diff = diff
    }
}

/// The reader's edits of their own project: they are tried and shown as a diff, and no file has them.
package struct ProjectEdits: Hashable, Sendable {
    /// The folder that the page names files by.
    package var root: String
    /// The files that differ, by their paths.
    package var files: [File]

    package struct File: Hashable, Sendable {
        /// The path, absolute.
        package var path: String
        package var before: String
        package var after: String

        package init(path: String, before: String, after: String) {
            self.path = path
            self.before = before
            self.after = after
        }
    }

    package init(root: String, files: [File]) {
        self.root = root
        self.files = files
    }

    /// The texts of the edited files, by path.
    package var texts: [String: String] {
        Dictionary(files.map { ($0.path, $0.after) }, uniquingKeysWith: { $1 })
    }

    /// Takes the texts of a page, whose lines end without a carriage return, with the ends of the project's lines.
    ///
    /// - Parameter edits: By the names of the lesson's files.
    init(_ lesson: Lesson, _ edits: [String: String]) {
        root = lesson.root
        let texts = lesson.project?.texts ?? [:]
        files = edits.compactMap { name, text in
            let path = "\(lesson.root)/\(name)"
            guard let before = texts[path] else { return nil }
            let after = before.contains("\r\n") ? text.replacing("\n", with: "\r\n") : text
            return before == after ? nil : File(path: path, before: before, after: after)
        }.sorted { $0.path < $1.path }
    }
}
