internal import HTTPTypes
internal import Samples
internal import Techniques

/// The lessons by the names that addresses and requests give them.
struct StepShelf: Sendable {
    let lessons: Lessons

    /// - Throws: A refusal that names what there is.
    func lesson(_ name: String) async throws -> Lesson {
        if let catalog = lessons.techniques, let wanted = TechniqueName(text: name), let technique = catalog[wanted.id]
        {
            return try lesson(technique, wanted, catalog)
        }
        guard let step = LessonName(name), let lesson = try await lessons.lesson(step) else {
            throw Refusal.noSuchStep(
                name,
                there: lessons.tutorials.filter { !$0.steps.isEmpty }.map {
                    "\($0.name)/1 to \($0.name)/\($0.steps.count)"
                },
                techniques: lessons.techniques != nil)
        }
        return lesson
    }

    private func lesson(_ technique: Technique, _ name: TechniqueName, _ catalog: TechniqueCatalog) throws -> Lesson {
        if let reason = technique.notRun {
            throw Refusal(
                .notFound, "\(technique.id) is not run. \(reason)",
                cure: "Read of it on the techniques' page: \(name.place)")
        }
        return try Lesson(technique, in: catalog, usesStoryboard: name.usesStoryboard || technique.isSwiftUI)
    }
}
