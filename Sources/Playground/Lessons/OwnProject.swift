internal import HTTPTypes
package import Samples
internal import Wording

/// The reader's own project, which the playground shows beside the tutorials.
///
/// Its files are read again for each page. A run is of the files that its page shows, so the last few readings stay.
package actor OwnProject {
    /// The name as the reader typed it.
    package nonisolated let name: SampleID
    private let read: @Sendable () async throws -> Lesson
    private var editions: [Lesson] = []
    /// The reading that goes on: who asks meanwhile gets the same.
    private var reading: Task<Lesson, any Error>?
    private static let kept = 4

    /// The address of its page.
    static let address = "/project"

    /// - Parameter read: Reads the project's files as they are now.
    package init(_ name: SampleID, read: @escaping @Sendable () async throws -> Lesson) {
        self.name = name
        self.read = read
    }

    /// Reads the project.
    ///
    /// - Throws: A refusal with the mistake, if its files make no app.
    func latest() async throws -> Lesson {
        do {
            // Not a child of this request: whoever else waits needs it if this reader leaves.
            let reading = reading ?? Task { try await read() }
            self.reading = reading
            defer { if self.reading == reading { self.reading = nil } }
            let lesson = try await reading.value
            editions.removeAll { $0.edition == lesson.edition }
            editions.append(lesson)
            if editions.count > Self.kept { editions.removeFirst() }
            return lesson
        } catch let mistake as Mistake {
            throw Refusal(
                .unprocessableContent, [mistake.place, mistake.what].compactMap(\.self).joined(separator: ": "),
                cure: mistake.cure)
        }
    }

    /// Returns an edition that was read, or the one of now: a page may be older than this process.
    ///
    /// - Parameter edition: nil for the last one; it is read now if none was.
    /// - Throws: A refusal if the files are no longer those of the edition.
    func lesson(edition: String?) async throws -> Lesson {
        guard let edition else {
            if let last = editions.last { return last }
            return try await latest()
        }
        if let lesson = editions.first(where: { $0.edition == edition }) { return lesson }
        let lesson = try await latest()
        guard lesson.edition == edition else {
            throw Refusal.projectChanged
        }
        return lesson
    }
}

extension Lessons {
    /// The reader's own project.
    ///
    /// - Throws: A refusal if there is none.
    var ownProject: OwnProject {
        get throws(Refusal) {
            guard let project else {
                throw Refusal(
                    .notFound, "The playground was started without a project.",
                    cure: "Start it with one: understudy serve MyApp.xcodeproj")
            }
            return project
        }
    }
}

extension Refusal {
    static let projectChanged = Refusal(
        .conflict, "The project's files changed since this page was opened.",
        cure: "Reload the page to see them as they are now.")
}
