/// The lessons' steps by the names that addresses and requests give them.
struct StepShelf: Sendable {
    let lessons: Lessons

    /// - Throws: A refusal that names the steps there are.
    func lesson(_ name: String) async throws -> Lesson {
        guard let step = LessonName(name), let lesson = try await lessons.lesson(step) else {
            throw Refusal.noSuchStep(
                name,
                there: lessons.tutorials.filter { !$0.steps.isEmpty }.map { "\($0.name)/1 to \($0.name)/\($0.steps.count)" })
        }
        return lesson
    }
}
