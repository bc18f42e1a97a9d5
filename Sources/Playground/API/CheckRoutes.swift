internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import ServiceLifecycle
internal import Wording

/// The routes that check the reader's own project with a page's edits, and show these as a diff. They need the token.
struct CheckRoutes: Sendable {
    let lessons: Lessons
    let limits: Limits
    /// nil if this server checks nothing.
    let trial: ProjectTrial?

    func add(to group: RouterGroup<PlaygroundContext>) {
        group.post("checks", use: check)
        group.post("diff", use: diff)
        group.get("own-project/edition", use: edition)
    }

    private struct Edition: Encodable {
        var edition: String?
    }

    /// Answers with the edition of the files as they are now: a page that shows another one is older.
    @Sendable private func edition(_ request: Request, _ context: PlaygroundContext) async throws -> Response {
        .json(JSON.text(Edition(edition: try await lessons.ownProject.latest().edition)))
    }

    @Sendable private func diff(_ request: Request, _ context: PlaygroundContext) async throws -> Response {
        let (edits, trial) = try await asked(try await request.json(upTo: limits.requestBytes))
        return .json(Escaping.jsonLine(try trial.diff(edits)))
    }

    /// Streams what goes on, a line each, and then the report or the reason why there is none. A page that leaves ends it.
    @Sendable private func check(_ request: Request, _ context: PlaygroundContext) async throws -> Response {
        var request = request
        let bytes = try await request.json(upTo: limits.requestBytes)
        let (edits, trial) = try await asked(bytes)
        // Of a body that was read, the framework can no longer tell when the connection ends; of another one it can.
        request.body = RequestBody(buffer: ByteBuffer())
        let (body, logger) = (request.body, context.logger)
        return Response(
            status: .ok, headers: [.contentType: "application/x-ndjson; charset=utf-8", .cacheControl: "no-store"],
            body: ResponseBody { writer in
                try await body.consumeWithCancellationOnInboundClose { _ in
                    let (lines, line) = AsyncStream<String>.makeStream()
                    try await withThrowingTaskGroup { group in
                        group.addTask {
                            defer { line.finish() }
                            line.yield(
                                await CheckLine.end(logger) {
                                    try await cancelWhenGracefulShutdown {
                                        try await trial.check(edits) { line.yield(CheckLine.working($0).text) }
                                    }
                                })
                        }
                        for await text in lines { try await writer.write(ByteBuffer(string: text + "\n")) }
                        try await group.waitForAll()
                    }
                }
                try await writer.finish(nil)
            })
    }

    /// Returns the edits of a page.
    ///
    /// - Throws: A refusal if they are not of the files as they are, or too many.
    private func asked(_ bytes: [UInt8]) async throws -> (ProjectEdits, ProjectTrial) {
        let asked = try RunRequest(json: bytes)
        guard let trial else {
            throw Refusal(
                .notFound, "This server checks no project.", cure: "In a terminal: understudy check MyApp.xcodeproj")
        }
        let lesson = try await lessons.ownProject.latest()
        guard lesson.edition == asked.edition else { throw Refusal.projectChanged }
        return (ProjectEdits(lesson, try asked.edits(of: lesson, limits: limits)), trial)
    }
}
