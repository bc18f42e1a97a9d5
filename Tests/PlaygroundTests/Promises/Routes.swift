/// Every route of the playground, with a request that would succeed if it came from the right place.
enum Route: String, CaseIterable {
    case first, find, firstLesson, search, searchIndex, searchPage, header, play, technique, launch, status, rules,
        tutorials, tutorial,
        techniques, trace, file, documentation,
        ownProject, nowhere
    case run, build, format, hover, completion, fixes, events, action, stop, compare, verify, project, ownProjectPage,
        ownProjectLaunch, ownProjectEdition, check, diff

    /// The routes that run something, that tell about a run, that work on what a page sends, or that show the reader's
    /// code.
    static let guarded: [Route] = [
        .run, .build, .format, .hover, .completion, .fixes, .events, .action, .stop, .compare, .verify, .project,
        .ownProjectPage,
        .ownProjectLaunch, .ownProjectEdition, .check, .diff,
    ]
    static let open = allCases.filter { !guarded.contains($0) }

    var method: String {
        switch self {
        case .run, .build, .format, .hover, .completion, .fixes, .action, .compare, .verify, .project, .check,
            .diff:
            "POST"
        case .stop: "DELETE"
        default: "GET"
        }
    }

    func path(run id: String) -> String {
        switch self {
        case .first: "/"
        case .find: "/find?interface=code"
        case .firstLesson: "/play"
        case .search: "/api/search"
        case .searchIndex: "/api/search/index"
        case .searchPage: "/search?q=black+screen"
        case .header: "/api/header"
        case .play: "/play/basics/2"
        case .technique: "/play/T47/code"
        case .launch: "/api/launch?step=basics/1"
        case .status: "/api/status"
        case .rules: "/api/rules"
        case .tutorials: "/tutorials"
        case .tutorial: "/tutorials/basics"
        case .techniques: "/techniques"
        case .trace: "/trace"
        case .file: "/site/shell/understudy.css"
        case .documentation: "/docs/index.html"
        case .ownProject: "/project"
        case .ownProjectPage: "/api/own-project"
        case .ownProjectLaunch: "/api/own-project/launch?step=Own.xcodeproj"
        case .ownProjectEdition: "/api/own-project/edition"
        case .check: "/api/checks"
        case .diff: "/api/diff"
        case .nowhere: "/nowhere"
        case .run: "/api/runs"
        case .build: "/api/builds"
        case .format: "/api/format"
        case .hover: "/api/language/hover"
        case .completion: "/api/language/completion"
        case .fixes: "/api/language/fixes"
        case .events: "/api/runs/\(id)/events"
        case .action: "/api/runs/\(id)/actions"
        case .stop: "/api/runs/\(id)"
        case .compare: "/api/compare"
        case .verify: "/api/verify"
        case .project: "/api/project"
        }
    }

    var body: String {
        switch self {
        case .run, .build: PlaygroundHarness.RunningSite.order
        case .format: #"{"text":"let a = 1"}"#
        case .hover, .completion, .fixes:
            #"{"step":"basics/2","kind":"test","file":"Stage/main.swift","line":0,"column":0}"#
        case .action: #"{"action":"home"}"#
        case .compare: #"{"left":[],"right":[]}"#
        case .verify: #"{"step":"basics/2","log":"a"}"#
        case .project: #"{"step":"basics/2"}"#
        case .check, .diff: PlaygroundHarness.ownProjectOrder
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
