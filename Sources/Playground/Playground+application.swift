internal import Hummingbird
internal import HummingbirdCore
internal import Logging
internal import ServiceLifecycle
internal import Simulator
internal import Techniques

extension Playground {
    /// Returns the server, ready to be run. Ending it ends every run and every process.
    ///
    /// - Parameters:
    ///   - connections: Takes in the connections.
    ///   - started: Called once it listens.
    /// - Throws: An error with words for the user if the site's templates cannot be used.
    func buildApplication(
        logger: Logger, connections: OpenConnections = OpenConnections(),
        started: @escaping @Sendable () async -> Void = {}
    ) async throws -> some ApplicationProtocol {
        let measures = protection.measures(limits.run)
        let registry = RunRegistry(limits: limits, protections: measures, backend: backend, logger: logger)
        let pages = try await PageSet(
            templates: site + "/templates", lessons: lessons, hasDocumentation: documentation != nil)
        let shelf = PageShelf()
        let router = router(registry: registry, pages: pages, shelf: shelf)
        let waiting = WaitingConnections(limit: limits.waitingConnections)
        return Application(
            router: router,
            server: .http1(
                configuration: .init(
                    additionalChannelHandlers: [
                        WholeAddressSetup(), ConnectionWatch(open: connections, waiting: waiting),
                    ],
                    idleTimeout: .seconds(120))),
            configuration: ApplicationConfiguration(
                address: .hostname(reach.address, port: port), serverName: nil,
                availableConnectionsDelegate: MaximumAvailableConnections(limits.connections)),
            services: [registry, LanguageEnd(backend: language)]
                + (makesPagesAhead ? [PageWarming(pages: pages, shelf: shelf)] : []),
            onServerRunning: { _ in await started() },
            logger: logger)
    }

    func router(registry: RunRegistry, pages: PageSet, shelf: PageShelf) -> Router<PlaygroundContext> {
        let moved = lessons.moved
        let access = AccessPolicy(port: port, publicOrigin: publicOrigin)
        let router = Router(context: PlaygroundContext.self, options: .autoGenerateHeadEndpoints)
        // Before every route, including those that do not exist.
        router.addMiddleware {
            ResponseMiddleware { path in
                if let place = moved?[path] { return Response(status: .found, headers: [.location: place]) }
                return .html(pages.missing(path), status: .notFound)
            }
            HostGuard(access: access)
            OriginGuard(access: access)
        }
        PageRoutes(
            lessons: lessons, pages: pages, limits: limits, protections: protection.measures(limits.run),
            registry: registry, version: version, documentation: documentation == nil ? nil : ServedDocumentation.place,
            language: language.absence, shelf: shelf
        ).add(to: router)
        add(FileRoutes(site: site + "/static", at: "/site"), to: router)
        if let documentation { add(FileRoutes(documentation, waiting: { pages.waiting($0) }), to: router) }
        let runs = router.group("api").add(middleware: TokenGuard(token: token.text))
        RunRoutes(lessons: lessons, limits: limits, registry: registry).add(to: runs)
        OwnProjectRoutes(lessons: lessons, pages: pages, limits: limits, protections: protection.measures(limits.run))
            .add(to: router, guarded: runs)
        ComparisonRoute(limits: limits).add(to: runs)
        ProjectRoute(lessons: lessons, limits: limits, recorder: recorder).add(to: runs)
        VerificationRoute(lessons: lessons, limits: limits, verify: verification).add(to: runs)
        CheckRoutes(lessons: lessons, limits: limits, trial: trial).add(to: runs)
        BuildRoutes(lessons: lessons, limits: limits, backend: backend).add(to: runs)
        LanguageRoutes(lessons: lessons, limits: limits, backend: language).add(to: runs)
        return router
    }

    private func add(_ files: FileRoutes, to router: Router<PlaygroundContext>) {
        let path = String(files.prefix.dropFirst())
        router.get("\(path)") { request, _ in try files.serve(request) }
        router.get("\(path)/**") { request, _ in try files.serve(request) }
    }
}
