internal import Hummingbird
internal import NIOCore
internal import ServiceLifecycle
internal import Synchronization

/// The pages that are the same for everyone, kept once they were made.
final class PageShelf: Sendable {
    private struct Page {
        var body: ByteBuffer
        var mark: String
        /// The number of the request that asked for it last.
        var asked = 0
    }

    private struct Shelf {
        var pages: [String: Page] = [:]
        var requests = 0
    }

    private let limit: Int
    private let bodies = MarkedBodies()
    private let shelf = Mutex(Shelf())

    /// - Parameter limit: The number of pages that are kept. The lessons, the tutorials and the lists are fewer than 400;
    ///   the rest is for the questions of `/find`, of which there are more. Where one page more comes, the page goes that
    ///   was asked for the longest ago.
    init(limit: Int = 600) {
        self.limit = limit
    }

    /// Returns the answer to a request for a page.
    ///
    /// - Parameters:
    ///   - name: The name by which the page is kept.
    ///   - make: Returns the page; nil if there is none.
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
        let kept = shelf.withLock { shelf in
            shelf.requests += 1
            shelf.pages[name]?.asked = shelf.requests
            return shelf.pages[name]
        }
        if let kept { return kept }
        guard let text = make() else { return nil }
        var page = Page(body: ByteBuffer(string: text), mark: MarkedBodies.mark(Array(text.utf8)))
        shelf.withLock { shelf in
            page.asked = shelf.requests
            if shelf.pages.count >= limit, shelf.pages[name] == nil,
                let oldest = shelf.pages.min(by: { $0.value.asked < $1.value.asked })
            {
                shelf.pages[oldest.key] = nil
            }
            shelf.pages[name] = page
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
