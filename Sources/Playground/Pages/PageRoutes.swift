internal import Confinement
internal import HTTPTypes
internal import Hummingbird
internal import HummingbirdCore
internal import Lifecycle
internal import NIOCore
internal import Runs
internal import Samples
internal import Simulator
internal import Techniques
internal import Wording

/// The routes for reading: pages, steps, and the protections of this machine. They need no token and contain none.
struct PageRoutes: Sendable {
    let lessons: Lessons
    let pages: PageSet
    let limits: Limits
    let protections: [Protection.Measure]
    let registry: RunRegistry
    let version: String
    /// The place of the documentation on the site; nil if it is left out.
    let documentation: String?
    /// The reason why the editor knows no types and names; nil if it does.
    let language: String?
    /// The pages that are the same for everyone.
    let shelf: PageShelf

    func add(to router: Router<PlaygroundContext>) {
        router.get("/", use: first)
        router.get("find", use: find)
        router.get("search", use: search)
        router.get("play", use: playFirst)
        router.get("play/:sample/:step", use: play)
        router.get("play/:sample", use: play)
        router.get("tutorials", use: tutorials)
        router.get("tutorials/:tutorial", use: tutorial)
        router.get("techniques", use: techniques)
        router.get("trace", use: trace)
        router.get("api/launch", use: launch)
        router.get("api/status", use: status)
        router.get("api/rules", use: rules)
        router.get("api/search", use: searchEntries)
        router.get("api/search/index", use: searchIndex)
        router.get("api/header", use: header)
    }

    @Sendable private func first(_ request: Request, _ context: PlaygroundContext) async throws -> Response {
        try shelf.answer("/", request) { pages.first() }
    }

    @Sendable private func find(_ request: Request, _ context: PlaygroundContext) async throws -> Response {
        let needs = AppNeeds(query: Self.query(request))
        return try shelf.answer(needs.address, request) { pages.find(needs, documentation: documentation) }
    }

    /// Answers with the page of what a search found. Such pages are not kept: each may be asked for once.
    @Sendable private func search(_ request: Request, _ context: PlaygroundContext) async throws -> Response {
        // A form sends a space as a plus sign, and a plus sign by its number.
        let query = URI("/?\((request.uri.query ?? "").replacing("+", with: "%20"))").queryParameters
        let words = query["q"].map(String.init) ?? ""
        return .html(pages.search(String(words.prefix(Limits.searchLetters))))
    }

    /// Answers with the list of all that the search finds.
    @Sendable private func searchEntries(_ request: Request, _ context: PlaygroundContext) async throws -> Response {
        try shelf.answer("search", request, type: "application/json; charset=utf-8") { pages.searchEntries() }
    }

    /// Answers with the index of the search.
    @Sendable private func searchIndex(_ request: Request, _ context: PlaygroundContext) async throws -> Response {
        try shelf.answer("search-index", request, type: "application/json; charset=utf-8") { pages.searchIndex() }
    }

    /// Answers with the bar of the site's places, for the documentation's pages.
    @Sendable private func header(_ request: Request, _ context: PlaygroundContext) async throws -> Response {
        try shelf.answer("header", request) { pages.header() }
    }

    @Sendable private func playFirst(_ request: Request, _ context: PlaygroundContext) async throws -> Response {
        guard let name = lessons.first else { throw HTTPError(.notFound) }
        return try page(try await lessons.lesson(named: name.description), request)
    }

    @Sendable private func play(_ request: Request, _ context: PlaygroundContext) async throws -> Response {
        do {
            return try page(try await lesson(context), request)
        } catch is Refusal {
            throw HTTPError(.notFound)
        }
    }

    @Sendable private func tutorials(_ request: Request, _ context: PlaygroundContext) async throws -> Response {
        try shelf.answer("tutorials", request) { pages.tutorials() }
    }

    @Sendable private func tutorial(_ request: Request, _ context: PlaygroundContext) async throws -> Response {
        let name: String = try context.parameters.require("tutorial")
        return try shelf.answer("tutorials/\(name)", request) { pages.tutorial(name) }
    }

    @Sendable private func techniques(_ request: Request, _ context: PlaygroundContext) async throws -> Response {
        try shelf.answer("techniques", request) { pages.techniques() }
    }

    @Sendable private func trace(_ request: Request, _ context: PlaygroundContext) async throws -> Response {
        try shelf.answer("trace", request) { pages.trace() }
    }

    /// Answers with the launch that the controls of a lesson's page describe.
    @Sendable private func launch(_ request: Request, _ context: PlaygroundContext) async throws -> Response {
        let query = Self.query(request)
        let lesson = try await lessons.lesson(named: query("step").first ?? "")
        return .json(JSON.text(LaunchAnswer(lesson, query: query, limits: limits)))
    }

    @Sendable private func status(_ request: Request, _ context: PlaygroundContext) async throws -> Response {
        let counts = await registry.counts
        return .json(
            JSON.text(
                StatusAnswer(
                    version: version, protections: protections, limits: .init(limits), running: counts.running,
                    waiting: counts.waiting, languageAbsence: language)))
    }

    /// Answers with the model's rules: a trace's events name theirs by its identifier.
    @Sendable private func rules(_ request: Request, _ context: PlaygroundContext) async throws -> Response {
        .json(JSON.text(Rule.catalog.map(RuleAnswer.init)))
    }

    private func lesson(_ context: PlaygroundContext) async throws -> Lesson {
        let name: String = try context.parameters.require("sample")
        return try await lessons.lesson(
            named: ([name] + [context.parameters.get("step")].compactMap { $0 }).joined(separator: "/"))
    }

    static func query(_ request: Request) -> (String) -> [String] {
        let parameters = request.uri.queryParameters
        return { name in parameters[values: Substring(name)].map { String($0) } }
    }

    private func page(_ lesson: Lesson, _ request: Request) throws -> Response {
        func make() -> String {
            pages.play(lesson, query: Self.query(request), limits: limits, protections: protections)
        }
        // The pages with other conditions are too many to keep.
        guard request.uri.query == nil else { return .html(make()) }
        return try shelf.answer("play/\(lesson.name)", request, make: make)
    }
}

extension Response {
    static func html(_ text: String, status: HTTPResponse.Status = .ok) -> Response {
        Response(
            status: status, headers: [.contentType: "text/html; charset=utf-8"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
    }
}
