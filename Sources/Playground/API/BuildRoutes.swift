internal import Foundation
internal import HTTPTypes
internal import Hummingbird

/// The routes that build and format what a reader types. They need the token.
struct BuildRoutes: Sendable {
    let lessons: Lessons
    let limits: Limits
    let backend: RunBackend

    func add(to group: RouterGroup<PlaygroundContext>) {
        group.post("builds", use: build)
        group.post("format", use: format)
    }

    private struct FormatRequest: Decodable {
        var text: String
    }

    @Sendable private func format(_ request: Request, _ context: PlaygroundContext) async throws -> Response {
        try await request.answer(upTo: limits.requestBytes) { bytes in
            guard let asked = try? JSONDecoder().decode(FormatRequest.self, from: Data(bytes)) else {
                throw Refusal(
                    .badRequest, "The request has no text to format.", cure: "Reload the page and try again.")
            }
            return try await backend.format(asked.text)
        }
    }

    /// Answers with what the compiler says. A page that has other text by then leaves, which ends the build.
    @Sendable private func build(_ request: Request, _ context: PlaygroundContext) async throws -> Response {
        try await request.answer(upTo: limits.requestBytes) { bytes in
            try await backend.build(try await lessons.order(RunRequest(json: bytes), limits).app)
        }
    }
}
