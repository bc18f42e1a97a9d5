internal import Confinement
internal import HTTPTypes
internal import Hummingbird
internal import Lifecycle
internal import NIOCore
internal import Runs
internal import Samples
internal import Simulator

/// The routes for reading: pages, steps, and the protections of this machine. They need no token and contain none.
struct PageRoutes: Sendable {
    let lessons: Lessons
    let pages: PageSet
    let limits: Limits
    let protections: [Protection.Measure]
    let registry: RunRegistry
    let version: String

    func add(to router: Router<PlaygroundContext>) {
        router.get("/", use: first)
        router.get("play/:sample/:step", use: play)
        router.get("play/:sample", use: play)
        router.get("tutorials", use: tutorials)
        router.get("tutorials/:tutorial", use: tutorial)
        router.get("techniques", use: techniques)
        router.get("api/launch", use: launch)
        router.get("api/status", use: status)
        router.get("api/rules", use: rules)
    }

    @Sendable private func first(_ request: Request, _ context: PlaygroundContext) async throws -> Response {
        guard let name = lessons.first else { throw HTTPError(.notFound) }
        return try await page(try await lessons.lesson(named: name.description), request)
    }

    @Sendable private func play(_ request: Request, _ context: PlaygroundContext) async throws -> Response {
        do {
            return try await page(try await lesson(context), request)
        } catch is Refusal {
            throw HTTPError(.notFound)
        }
    }

    @Sendable private func tutorials(_ request: Request, _ context: PlaygroundContext) async throws -> Response {
        guard let page = pages.tutorials() else { throw HTTPError(.notFound) }
        return .html(page)
    }

    @Sendable private func tutorial(_ request: Request, _ context: PlaygroundContext) async throws -> Response {
        guard let page = pages.tutorial(try context.parameters.require("tutorial")) else { throw HTTPError(.notFound) }
        return .html(page)
    }

    @Sendable private func techniques(_ request: Request, _ context: PlaygroundContext) async throws -> Response {
        guard let page = pages.techniques() else { throw HTTPError(.notFound) }
        return .html(page)
    }

    /// Answers with the launch that the controls of a lesson's page describe.
    @Sendable private func launch(_ request: Request, _ context: PlaygroundContext) async throws -> Response {
        let query = Self.query(request)
        let lesson = try await lessons.lesson(named: query("step").first ?? "")
        let command = lesson.index(of: Self.command(query))
        return .json(
            JSON.text(LaunchAnswer(lesson, command: command, LaunchParameters(query: query), limits: limits)))
    }

    @Sendable private func status(_ request: Request, _ context: PlaygroundContext) async throws -> Response {
        let counts = await registry.counts
        return .json(
            JSON.text(
                StatusAnswer(
                    version: version, protections: protections, limits: .init(limits), running: counts.running,
                    waiting: counts.waiting)))
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

    private static func query(_ request: Request) -> (String) -> [String] {
        let parameters = request.uri.queryParameters
        return { name in parameters[values: Substring(name)].map { String($0) } }
    }

    /// Returns the number of the lesson's command that an address names.
    private static func command(_ query: (String) -> [String]) -> Int? {
        query("command").first.flatMap { Int($0) }
    }

    private func page(_ lesson: Lesson, _ request: Request) async throws -> Response {
        let query = Self.query(request)
        let command = lesson.index(of: Self.command(query))
        let asked = LaunchConfiguration.asked(over: lesson.start(of: command), limits: limits, query: query)
        let protections = protections.map { ProtectionView(name: $0.name, on: $0.on, why: $0.why) }
        return .html(
            pages.play(
                lesson, command: command, launch: asked.launch, problems: asked.problems, protections: protections))
    }
}

extension Response {
    static func html(_ text: String, status: HTTPResponse.Status = .ok) -> Response {
        Response(
            status: status, headers: [.contentType: "text/html; charset=utf-8"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
    }
}
