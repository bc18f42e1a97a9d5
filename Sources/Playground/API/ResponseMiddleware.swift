internal import HTTPTypes
internal import Hummingbird
internal import Logging
internal import NIOHTTP1

extension HTTPField.Name {
    fileprivate static let referrerPolicy = HTTPField.Name("Referrer-Policy")!
    fileprivate static let resourcePolicy = HTTPField.Name("Cross-Origin-Resource-Policy")!
    fileprivate static let openerPolicy = HTTPField.Name("Cross-Origin-Opener-Policy")!
}

/// The outermost middleware: turns errors into answers, logs our own faults, and adds the headers that isolate each
/// answer.
struct ResponseMiddleware<Context: RequestContext>: RouterMiddleware {
    /// Returns the page for an address that does not exist.
    let missing: @Sendable (String) -> Response

    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        var response = try await answer(request, context, next)
        if response.headers[.contentSecurityPolicy] == nil {
            response.headers[.contentSecurityPolicy] = SecurityPolicy.pages
        }
        response.headers[.xContentTypeOptions] = "nosniff"
        response.headers[.referrerPolicy] = "no-referrer"
        response.headers[.resourcePolicy] = "same-origin"
        response.headers[.openerPolicy] = "same-origin"
        if response.headers[.cacheControl] == nil { response.headers[.cacheControl] = "no-cache" }
        return response
    }

    private func answer(
        _ request: Request, _ context: Context, _ next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        do {
            return try await next(request, context)
        } catch let refusal as Refusal {
            return try refusal.response(from: request, context: context)
        } catch let known as any HTTPResponseError {
            return try explained(known, request).map { try $0.response(from: request, context: context) }
                ?? missing(request.uri.path)
        } catch let error as CancellationError {
            throw error
        } catch let error as HTTPParserError {
            // The sender's fault, which the server answers by closing the connection.
            throw error
        } catch {
            context.logger.error(
                "A request failed because of a fault in Understudy or on this machine.",
                metadata: ["request": "\(request.method) \(request.uri.path)", "error": "\(error)"])
            let broken = RunMessage.End.broken
            return try Refusal(.internalServerError, broken.sentence, cure: broken.cure ?? "")
                .response(from: request, context: context)
        }
    }

    /// Returns the meaning of one of the server's own errors; nil if a page should say it.
    private func explained(_ error: any HTTPResponseError, _ request: Request) -> Refusal? {
        switch error.status {
        case .notFound where request.uri.path.hasPrefix("/api/"): .noSuchPage(request.uri.path)
        case .notFound: nil
        case .contentTooLarge:
            Refusal(
                .contentTooLarge, "The request is too long.",
                cure: request.uri.path == ComparisonRoute.address
                    ? "Compare the runs in a terminal: understudy diff"
                    : "Edit less at a time. A request has at most 64 KiB."
            )
        default: Refusal(error.status, "The request cannot be read.", cure: "Reload the page and try again.")
        }
    }
}
