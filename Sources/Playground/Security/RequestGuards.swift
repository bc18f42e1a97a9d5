internal import HTTPTypes
internal import Hummingbird

extension HTTPField.Name {
    static let token = HTTPField.Name("X-Understudy-Token")!
    fileprivate static let secondHost = HTTPField.Name("Host")!
    fileprivate static let fetchSite = HTTPField.Name("Sec-Fetch-Site")!
    fileprivate static let fetchMode = HTTPField.Name("Sec-Fetch-Mode")!
    fileprivate static let fetchDestination = HTTPField.Name("Sec-Fetch-Dest")!
}

/// A guard that lets in only requests for the server's own names. It comes before every route.
struct HostGuard<Context: RequestContext>: RouterMiddleware {
    let access: AccessPolicy

    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        // The first one is the authority; with a second, it cannot be known which is meant.
        guard access.lets(host: request.head.authority), request.headers[values: .secondHost].isEmpty else {
            throw Refusal(
                .forbidden, "The request used a host name that this server does not accept.",
                cure: "Use \(access.address) as the terminal shows it.")
        }
        return try await next(request, context)
    }
}

/// A guard that lets in requests of the server's own pages, and requests of no page. It comes before every route.
struct OriginGuard<Context: RequestContext>: RouterMiddleware {
    let access: AccessPolicy

    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        let headers = request.headers
        guard access.lets(origins: headers[values: .origin], host: request.head.authority ?? ""),
            access.lets(
                site: headers[.fetchSite], mode: headers[.fetchMode], destination: headers[.fetchDestination])
        else {
            throw Refusal(
                .forbidden, "The request came from a page of another server.",
                cure: "Open \(access.address) itself. Other pages may not use this server.")
        }
        return try await next(request, context)
    }
}

/// A guard that lets in requests with the start token. It comes before all routes that run something or read a run.
struct TokenGuard<Context: RequestContext>: RouterMiddleware {
    let token: String

    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        let given = request.headers[values: .token]
        guard given.count == 1, Secret.equal(given[0], token) else {
            throw Refusal(
                .unauthorized, "This tab can show pages, but it has no token to run anything.",
                cure: "Open the whole address from the terminal, including the part after #.")
        }
        return try await next(request, context)
    }
}
