internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import Lifecycle
internal import Simulator
internal import Traces
internal import Wording

/// The route that compares two traces a page has. It needs the token, and keeps nothing.
struct ComparisonRoute: Sendable {
    let limits: Limits
    static let address = "/api/compare"

    func add(to group: RouterGroup<PlaygroundContext>) {
        group.post("compare", use: compare)
    }

    private struct Traces: Decodable {
        var left: [TraceEvent]
        var right: [TraceEvent]
    }

    @Sendable private func compare(_ request: Request, _ context: PlaygroundContext) async throws -> Response {
        let body = try await request.json(upTo: limits.comparedBytes)
        guard let traces = try? JSONDecoder().decode(Traces.self, from: Data(body)) else {
            throw Refusal(
                .badRequest, "The request does not have two traces.", cure: "Reload the page and run the step again.")
        }
        // A run has at most this many, and a record has the few launches before it, too.
        let most = 2 * limits.run.events
        guard traces.left.count <= most, traces.right.count <= most else {
            throw Refusal(
                .contentTooLarge, "A trace has more than \(most) events.",
                cure: "Compare shorter runs, or in a terminal: understudy diff")
        }
        return .json(JSON.text(TraceComparison(traces.left, traces.right)))
    }
}
