internal import Building
internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import Runs
internal import Samples
internal import Wording

/// The route that compares the log of a device with the model. It needs the token, and keeps nothing.
struct VerificationRoute: Sendable {
    let lessons: Lessons
    let limits: Limits
    /// Compares a sample's log, and returns JSON; nil if this server cannot.
    let verify: Playground.Verification?

    func add(to group: RouterGroup<PlaygroundContext>) {
        group.post("verify", use: compare)
    }

    private struct Asked: Decodable {
        var step: String
        var edition: String?
        var log: String
        var history: DeviceHistory?
    }

    @Sendable private func compare(_ request: Request, _ context: PlaygroundContext) async throws -> Response {
        let body = try await request.json(upTo: limits.logBytes)
        guard let verify else {
            throw Refusal(.notFound, "This server compares no logs.", cure: "In a terminal: understudy verify")
        }
        guard let asked = try? JSONDecoder().decode(Asked.self, from: Data(body)) else {
            throw Refusal(
                .badRequest, "The request does not have a log.",
                cure: "Choose the file with the console\u{2019}s text again.")
        }
        let lesson = try await lessons.lesson(named: asked.step, edition: asked.edition)
        do {
            return .json(try await verify(lesson.name, Data(asked.log.utf8), asked.history))
        } catch let mistake as Mistake {
            throw Refusal(.unprocessableContent, mistake.what, cure: mistake.cure)
        } catch let failure as CompileFailure {
            throw Refusal(.unprocessableContent, "The sample did not compile.", cure: failure.description)
        }
    }
}
