internal import Runs
internal import Samples
internal import Wording

/// Runs what a lesson's page can ask for, and keeps the answers.
struct AnswerRecorder: Sendable {
    let lessons: Lessons
    let runner: LiveRunner
    let limits: Limits

    /// The body of the request that a page sends for a question.
    private struct Request: Encodable {
        var step: String
        var kind: StepData.Command.Kind
        var command: Int?
        var launch: LaunchParameters
    }

    /// The answers to all that a lesson's page offers.
    struct Answers: Sendable {
        var pack: RecordedPack
        /// The number of launches.
        var launches = 0
        /// The answers that met a limit twice, each with what it says.
        var limits: [String] = []
    }

    /// Returns the answers to all that a lesson's page offers.
    ///
    /// - Parameter answered: Called after each answer.
    /// - Throws: `Mistake` if a run failed by no fault of the lesson's.
    func answers(of lesson: Lesson, answered: @Sendable () -> Void) async throws -> Answers {
        var answers = Answers(pack: RecordedPack(lesson))
        let builds = RecordedBuilds()
        for question in lesson.recordedQuestions {
            try Task.checkCancellation()
            let parameters = parameters(of: question, in: lesson)
            let answer = LaunchAnswer(lesson, command: question.command, parameters, limits: limits)
            if answer.problems.isEmpty {
                let run = try await runner.record(
                    try await order(question, parameters, of: lesson), sharing: builds)
                answers.launches += run.count
                if let limit = run.limit { answers.limits.append(limit) }
                answers.pack.add(question, answer, trace: run.lines)
            } else {
                answers.pack.add(question, answer, trace: nil)
            }
            answered()
        }
        return answers
    }

    /// Returns a question's run, by the way that a page's request takes.
    private func order(
        _ question: RecordedQuestion, _ parameters: LaunchParameters, of lesson: Lesson
    ) async throws -> RunOrder {
        let request = Request(
            step: lesson.name.description, kind: question.kind, command: question.command.map { $0 + 1 },
            launch: parameters)
        do {
            return try await lessons.order(RunRequest(json: Array(JSON.text(request).utf8)), limits)
        } catch let refusal as Refusal {
            throw Mistake(
                .usage, what: "\(lesson.name) was not run as \(question.key): \(refusal.what)", cure: refusal.cure)
        }
    }

    /// Returns what the page's controls say. What a command passes by itself is left out, as the page does.
    private func parameters(of question: RecordedQuestion, in lesson: Lesson) -> LaunchParameters {
        var parameters = LaunchParameters(all: question.launch)
        let own = LaunchParameters(all: lesson.start(of: question.command))
        for option in [LaunchOption.argument, .environment] where parameters[option] == own[option] {
            parameters[option] = nil
        }
        return parameters
    }
}
