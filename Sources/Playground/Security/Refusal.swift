internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import Wording

/// The reason why the server does not do a request: the fault, and the advice.
struct Refusal: UserFacingError, Hashable, HTTPResponseError {
    var status: HTTPResponse.Status
    var what: String
    var cure: String

    var blame: Blame { .usage }

    init(_ status: HTTPResponse.Status, _ what: String, cure: String) {
        self.status = status
        self.what = what
        self.cure = cure
    }

    private struct Body: Encodable {
        struct Error: Encodable {
            var what: String
            var cure: String
        }
        var error: Error
    }

    func response(from request: Request, context: some RequestContext) throws -> Response {
        .json(JSON.text(Body(error: .init(what: what, cure: cure))), status: status)
    }
}

extension Response {
    /// Returns a JSON answer that no cache keeps.
    static func json(_ text: String, status: HTTPResponse.Status = .ok) -> Response {
        Response(
            status: status, headers: [.contentType: "application/json; charset=utf-8", .cacheControl: "no-store"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
    }
}

extension Refusal {
    static let noSuchRun = Refusal(
        .notFound, "There is no such run.",
        cure: "It ended a while ago, or Understudy was restarted. Run the step again.")
    static let runHasEnded = Refusal(.conflict, "The run has ended.", cure: "Run the step again, then do this.")
    static let closing = Refusal(.serviceUnavailable, "Understudy is quitting.", cure: "Start it again.")

    static func full(running: Int, waiting: Int) -> Refusal {
        Refusal(
            .serviceUnavailable, "\(running) runs are active and \(waiting) are waiting. There is no room for another.",
            cure: "Stop a run that you no longer need, or try again in a few seconds.")
    }

    static func tooManyBuilds(_ most: Int) -> Refusal {
        Refusal(
            .serviceUnavailable,
            "\(most) builds in the background are active or waiting. There is no room for another.",
            cure: "Close pages that you no longer need, or press Run: runs come first.")
    }

    static func noSuchPage(_ path: String) -> Refusal {
        Refusal(.notFound, "There is no page at \(path).", cure: "Begin at the first page: /")
    }

    static func noSuchSample(_ what: String, cure: String, techniques: Bool) -> Refusal {
        Refusal(.notFound, what, cure: cure + (techniques ? " The techniques are at /techniques." : ""))
    }
}
