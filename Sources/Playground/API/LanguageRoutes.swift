internal import CodeIntelligence
internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import ServiceLifecycle

/// The routes that tell about the code that a reader writes. They need the token.
struct LanguageRoutes: Sendable {
    let lessons: Lessons
    let limits: Limits
    let backend: LanguageBackend

    func add(to group: RouterGroup<PlaygroundContext>) {
        group.post("language/hover") { request, _ in try await answer(request) { .hover($0) } }
        group.post("language/completion") { request, _ in try await answer(request) { .completion($0) } }
        group.post("language/fixes") { request, _ in try await answer(request) { _ in .fixes } }
    }

    /// The place that a request is about, beside what a request for a run has.
    private struct Asked: Decodable {
        var file: String
        /// From 0.
        var line: Int?
        /// From 0, in units of UTF-16.
        var column: Int?
    }

    /// Answers a question about the code of a request, unless the page leaves before: it has other text by then.
    private func answer(
        _ request: Request, question: @escaping @Sendable (TextPlace) -> LanguageQuestion
    ) async throws -> Response {
        try await request.answer(upTo: limits.requestBytes) { bytes in
            guard let asked = try? JSONDecoder().decode(Asked.self, from: Data(bytes)), asked.line ?? 0 >= 0,
                asked.column ?? 0 >= 0
            else {
                throw Refusal(
                    .badRequest, "The request names no place in a file.", cure: "Reload the page and try again.")
            }
            let app = try await lessons.order(RunRequest(json: bytes), limits).app
            guard app.lesson.files.contains(where: { $0.name == asked.file }) else {
                throw Refusal(
                    .badRequest, "\(app.lesson.name) has no file \(asked.file).",
                    cure: "Ask about the files that the page shows.")
            }
            let place = TextPlace(line: asked.line ?? 0, column: asked.column ?? 0)
            return try await backend.answer(
                LanguageOrder(app: app, file: asked.file, question: question(place)))
        }
    }
}
