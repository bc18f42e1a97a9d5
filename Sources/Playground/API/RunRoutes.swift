internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import Lifecycle
internal import NIOCore
internal import ServiceLifecycle
internal import Wording

/// The routes that run a step and follow it. All of them need the token.
struct RunRoutes: Sendable {
    let lessons: Lessons
    let limits: Limits
    let registry: RunRegistry

    func add(to group: RouterGroup<PlaygroundContext>) {
        group.post("runs", use: begin)
        group.get("runs/:id/events", use: follow)
        group.post("runs/:id/actions", use: act)
        group.delete("runs/:id", use: stop)
    }

    private struct Begun: Encodable {
        var id: String
        var position: Int
    }

    @Sendable private func begin(_ request: Request, _ context: PlaygroundContext) async throws -> Response {
        let asked = try RunRequest(json: try await request.json(upTo: limits.requestBytes))
        let begun = try await registry.begin(try await lessons.order(asked, limits))
        return .json(JSON.text(Begun(id: begun.run.id, position: begun.position)), status: .created)
    }

    /// Streams a run's lines from where the reader left off. That the reader leaves does not end the run.
    @Sendable private func follow(_ request: Request, _ context: PlaygroundContext) async throws -> Response {
        let run = try await registry.run(try context.parameters.require("id"))
        let after = try lastLine(request, of: run.log)
        return Response(
            status: .ok, headers: [.contentType: "application/x-ndjson; charset=utf-8", .cacheControl: "no-store"],
            body: ResponseBody { writer in
                try await run.log.read {
                    try await request.body.consumeWithCancellationOnInboundClose { _ in
                        var last = after
                        while let lines = try await Self.lines(of: run.log, after: last) {
                            last += lines.count
                            try await writer.write(ByteBuffer(string: lines.joined(separator: "\n") + "\n"))
                        }
                    }
                }
                try await writer.finish(nil)
            })
    }

    /// Waits for lines no longer than the server is up.
    private static func lines(of log: RunLog, after last: Int) async throws -> [String]? {
        try await cancelWhenGracefulShutdown { try await log.lines(after: last) }
    }

    private func lastLine(_ request: Request, of log: RunLog) throws(Refusal) -> Int {
        guard let text = request.uri.queryParameters["after"] else { return 0 }
        guard let last = Int(text), (0...log.count).contains(last) else {
            throw Refusal(
                .badRequest, "The run has no line \(text).",
                cure: "Use the number of a line that you received, or leave the number out.")
        }
        return last
    }

    private struct ActionRequest: Decodable {
        var action: String
    }

    @Sendable private func act(_ request: Request, _ context: PlaygroundContext) async throws -> Response {
        let body = try await request.json(upTo: limits.requestBytes)
        guard let asked = try? JSONDecoder().decode(ActionRequest.self, from: Data(body)),
            let action = Action(asked.action)
        else {
            throw Refusal(
                .badRequest, "There is no such action.",
                cure: "The actions are: \(Action.spellings.joined(separator: ", ")).")
        }
        try await registry.act(try context.parameters.require("id"), action)
        return .json("{}", status: .accepted)
    }

    @Sendable private func stop(_ request: Request, _ context: PlaygroundContext) async throws -> Response {
        try await registry.stop(try context.parameters.require("id"))
        return Response(status: .noContent)
    }
}

extension Lessons {
    /// Returns the run that a request asks for.
    ///
    /// - Throws: A refusal if it cannot be done.
    func order(_ asked: RunRequest, _ limits: Limits) async throws -> RunOrder {
        let lesson = try await lesson(named: asked.step, edition: asked.edition)
        return try asked.order(for: lesson, beside: try await others(of: lesson), limits: limits)
    }
}
