internal import Hummingbird
internal import NIOCore
internal import ServiceLifecycle
internal import Synchronization

/// The pages that are the same for everyone, kept once they were made.
final class PageShelf: Sendable {
    private struct Page {
        var body: ByteBuffer
        var mark: String
    }

    /// There are as many addresses as people make up, so only so many pages are kept.
    private static let limit = 600

    private let bodies = MarkedBodies()
    private let pages = Mutex<[String: Page]>([:])

    /// Returns the answer to a request for a page.
    ///
    /// - Parameters:
    ///   - name: The name by which the page is kept.
    ///   - make: Returns the page; nil if there is none. It is kept until the program ends.
    /// - Throws: A refusal if there is no page.
    func answer(
        _ name: String, _ request: Request, type: String = "text/html; charset=utf-8", make: () -> String?
    ) throws -> Response {
        guard let page = page(name, make) else { throw HTTPError(.notFound) }
        return bodies.answer(request, page.body, mark: page.mark, type: type)
    }

    /// Makes a page before it is asked for.
    func keep(_ name: String, _ make: () -> String?) {
        _ = page(name, make)
    }

    private func page(_ name: String, _ make: () -> String?) -> Page? {
        if let page = pages.withLock({ $0[name] }) { return page }
        guard let text = make() else { return nil }
        let page = Page(body: ByteBuffer(string: text), mark: MarkedBodies.mark(Array(text.utf8)))
        pages.withLock { pages in
            if pages.count < Self.limit { pages[name] = page }
        }
        return page
    }
}

/// Makes the pages that are the same for everyone once the server has started, so that their first reader need not wait.
struct PageWarming: Service {
    let pages: PageSet
    let shelf: PageShelf

    func run() async throws {
        for (name, make) in pages.shared where !Task.isShuttingDownGracefully {
            shelf.keep(name, make)
            await Task.yield()
        }
        try? await gracefulShutdown()
    }
}
