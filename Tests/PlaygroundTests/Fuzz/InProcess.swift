import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOEmbedded
import Synchronization

@testable import Playground

/// A playground's routes without a network between.
struct InProcess {
    let responder: RouterResponder<PlaygroundContext>
    let port: Int
    let logger: Logger

    struct Answer {
        var status: Int
        /// Empty if the answer is a stream.
        var body: String
    }

    init(_ playground: Playground, _ registry: RunRegistry, _ logger: Logger) async throws {
        let pages = try await PageSet(templates: playground.site + "/templates", lessons: playground.lessons)
        responder = playground.router(registry: registry, pages: pages, shelf: PageShelf()).buildResponder()
        port = playground.port
        self.logger = logger
    }

    /// Sends a request and returns the whole answer, if it has an end.
    func send(_ request: HTTPRequest, _ body: [UInt8] = []) async throws -> Answer {
        let context = PlaygroundContext(
            source: ApplicationRequestContextSource(channel: EmbeddedChannel(), logger: logger))
        let response = try await responder.respond(
            to: Request(head: request, body: RequestBody(buffer: ByteBuffer(bytes: body))), context: context)
        var answer = Answer(status: response.status.code, body: "")
        if response.headers[.contentType]?.contains("ndjson") != true {
            let pieces = Pieces()
            try await response.body.write(Writer(pieces: pieces))
            answer.body = pieces.text.withLock { $0 }
        }
        return answer
    }

    private final class Pieces: Sendable {
        let text = Mutex("")
    }

    private struct Writer: ResponseBodyWriter {
        let pieces: Pieces

        mutating func write(_ buffer: ByteBuffer) async throws {
            pieces.text.withLock { $0 += String(buffer: buffer) }
        }

        consuming func finish(_ trailingHeaders: HTTPFields?) async throws {}
    }
}
