internal import Confinement
internal import Hummingbird
internal import HTTPTypes
internal import Runs
internal import Wording

/// The routes of the reader's own project. Its page holds its sources, so it needs the token; the page that asks for it
/// does not.
struct OwnProjectRoutes: Sendable {
    let lessons: Lessons
    let pages: PageSet
    let limits: Limits
    let protections: [Protection.Measure]

    func add(to router: Router<PlaygroundContext>, guarded: RouterGroup<PlaygroundContext>) {
        router.get("project", use: shell)
        guarded.get("own-project", use: page)
        guarded.get("own-project/launch", use: launch)
    }

    @Sendable private func shell(_ request: Request, _ context: PlaygroundContext) async throws -> Response {
        guard lessons.project != nil else { throw HTTPError(.notFound) }
        return .html(pages.project())
    }

    /// Answers with the launch that the controls of the project's page describe.
    @Sendable private func launch(_ request: Request, _ context: PlaygroundContext) async throws -> Response {
        let query = PageRoutes.query(request)
        let lesson = try await lessons.lesson(named: query("step").first ?? "", edition: query("edition").first)
        return .json(JSON.text(LaunchAnswer(lesson, query: query, limits: limits)))
    }

    @Sendable private func page(_ request: Request, _ context: PlaygroundContext) async throws -> Response {
        var response = Response.html(
            pages.play(
                try await lessons.ownProject.latest(), query: PageRoutes.query(request), limits: limits,
                protections: protections))
        response.headers[.cacheControl] = "no-store"
        return response
    }
}
