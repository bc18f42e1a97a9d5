internal import HTTPTypes
internal import Hummingbird
internal import Lifecycle
internal import NIOCore
internal import Simulator

/// The routes for reading: pages, steps, and what protects this machine. They need no token and contain none.
struct PageRoutes: Sendable {
    let lessons: StepShelf
    let pages: PageSet
    let limits: Limits
    let protections: [Protection.Measure]
    let registry: RunRegistry
    let version: String

    func add(to router: Router<PlaygroundContext>) {
        router.get("/", use: first)
        router.get("play/:tutorial/:step", use: play)
        router.get("tutorials", use: tutorials)
        router.get("tutorials/:tutorial", use: tutorial)
        router.get("api/step/:tutorial/:step", use: step)
        router.get("api/status", use: status)
        router.get("api/rules", use: rules)
    }

    @Sendable private func first(_ request: Request, _ context: PlaygroundContext) async throws -> Response {
        guard let name = lessons.lessons.first else { throw HTTPError(.notFound) }
        return try await page(try await lessons.lesson(name.description), request)
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

    @Sendable private func step(_ request: Request, _ context: PlaygroundContext) async throws -> Response {
        .json(JSON.text(StepAnswer(try await lesson(context))))
    }

    @Sendable private func status(_ request: Request, _ context: PlaygroundContext) async throws -> Response {
        let counts = await registry.counts
        return .json(
            JSON.text(
                StatusAnswer(
                    version: version, protections: protections, limits: .init(limits), running: counts.running,
                    waiting: counts.waiting)))
    }

    /// The model's rules: a trace's events name theirs by its identifier.
    @Sendable private func rules(_ request: Request, _ context: PlaygroundContext) async throws -> Response {
        .json(JSON.text(Rule.catalog.map(RuleAnswer.init)))
    }

    private func lesson(_ context: PlaygroundContext) async throws -> Lesson {
        let tutorial: String = try context.parameters.require("tutorial")
        let step: String = try context.parameters.require("step")
        return try await lessons.lesson("\(tutorial)/\(step)")
    }

    private func page(_ lesson: Lesson, _ request: Request) async throws -> Response {
        let wish = PlayWish(commands: lesson.commands) { name in
            request.uri.queryParameters[Substring(name)].map { String($0) }
        }
        let protections = protections.map { ProtectionView(name: $0.name, on: $0.on, why: $0.why) }
        return .html(pages.play(lesson, wish: wish, protections: protections))
    }
}

extension Response {
    static func html(_ text: String, status: HTTPResponse.Status = .ok) -> Response {
        Response(
            status: status, headers: [.contentType: "text/html; charset=utf-8"],
            body: ResponseBody(byteBuffer: ByteBuffer(string: text)))
    }
}
