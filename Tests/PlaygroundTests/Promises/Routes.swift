/// Every route of the playground, with a request that would succeed if it came from the right place.
enum Route: String, CaseIterable {
    case first, play, technique, launch, status, rules, tutorials, tutorial, techniques, file, documentation,
        nowhere
    case run, events, action, stop

    /// The routes that run something, or that tell about a run.
    static let guarded: [Route] = [.run, .events, .action, .stop]
    static let open = allCases.filter { !guarded.contains($0) }

    var method: String {
        switch self {
        case .run, .action: "POST"
        case .stop: "DELETE"
        default: "GET"
        }
    }

    func path(run id: String) -> String {
        switch self {
        case .first: "/"
        case .play: "/play/basics/2"
        case .technique: "/play/T47/code"
        case .launch: "/api/launch?step=basics/1"
        case .status: "/api/status"
        case .rules: "/api/rules"
        case .tutorials: "/tutorials"
        case .tutorial: "/tutorials/basics"
        case .techniques: "/techniques"
        case .file: "/site/understudy.css"
        case .documentation: "/docs/index.html"
        case .nowhere: "/nowhere"
        case .run: "/api/runs"
        case .events: "/api/runs/\(id)/events"
        case .action: "/api/runs/\(id)/actions"
        case .stop: "/api/runs/\(id)"
        }
    }

    var body: String {
        switch self {
        case .run: PlaygroundHarness.RunningSite.order
        case .action: #"{"action":"home"}"#
        default: ""
        }
    }

    /// The status if nothing is wrong with the request.
    var success: Int {
        switch self {
        case .nowhere: 404
        case .run: 201
        case .action: 202
        case .stop: 204
        default: 200
        }
    }
}

extension PlaygroundHarness.RunningSite {
    /// Sends a route's request, correct except for the part that a test changes.
    func ask(
        _ route: Route, run id: String, as caller: Caller, host: [String]? = nil, headers: [(String, String)] = []
    ) async throws -> Caller.Answer {
        let type = route.body.isEmpty ? [] : [("Content-Type", "application/json")]
        return try await caller.follow(
            route.method, route.path(run: id), host: host, headers: caller.tokenHeader + type + headers,
            body: route.body
        ) { answer, pieces in
            var answer = answer
            // A run's lines go on, and the first of them is enough.
            for try await piece in pieces {
                answer.body += piece
                if route == .events { break }
            }
            return answer
        }
    }

    /// Starts a run that goes on, for questions about it, and returns its identifier.
    func runToAskAbout() async throws -> String {
        let id = try await begin()
        _ = try await lines(of: id, count: 5)
        return id
    }
}
