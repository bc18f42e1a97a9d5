internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import Storage

/// The routes for files: the page's own, and the documentation's.
struct FileRoutes: Sendable {
    /// The beginning of the files' addresses: `/site`.
    let prefix: String
    private let content: Content
    private let bodies = MarkedBodies()

    private enum Content {
        case site(StaticFiles)
        /// The documentation, and the page in its place as long as it is not there.
        case documentation(ServedDocumentation, waiting: @Sendable (ServedDocumentation.State) -> Response)
    }

    /// The routes of the site's own files.
    ///
    /// - Parameter folder: The folder with the files.
    init(site folder: String, at prefix: String) {
        self.prefix = prefix
        content = .site(StaticFiles(folder: folder))
    }

    /// The routes of the documentation.
    ///
    /// - Parameter waiting: Returns the answer in place of its pages as long as it is not there.
    init(
        _ documentation: ServedDocumentation, waiting: @escaping @Sendable (ServedDocumentation.State) -> Response
    ) {
        prefix = ServedDocumentation.place
        content = .documentation(documentation, waiting: waiting)
    }

    /// True if pages may run the scripts in their own text.
    private var isDocumentation: Bool {
        if case .documentation = content { true } else { false }
    }

    /// Returns the file that a request asks for.
    ///
    /// - Throws: A refusal if there is none.
    func serve(_ request: Request) throws -> Response {
        let path = request.uri.path
        let files: StaticFiles
        switch content {
        case .site(let site): files = site
        case .documentation(let documentation, let waiting):
            let state = documentation.state
            guard case .ready(let folder) = state else {
                let picture = documentation.picture(at: path.dropFirst(prefix.count + 1))
                return try picture.map { try send($0, request) } ?? waiting(state)
            }
            files = StaticFiles(folder: folder)
        }
        guard path != prefix || files.find("") == .nothing else { return redirect(to: path + "/") }
        switch files.find(path.dropFirst(prefix.count + 1)) {
        case .nothing:
            throw HTTPError(.notFound)
        case .folder:
            return redirect(to: path + "/")
        case .file(let file):
            return try send(file, request)
        }
    }

    private func redirect(to place: String) -> Response {
        Response(status: .found, headers: [.location: place])
    }

    private func send(_ file: String, _ request: Request) throws -> Response {
        var data = try bytes(of: file)
        let type = ContentType.of(file)
        let isPage = isDocumentation && type.hasPrefix("text/html")
        if isPage { data = Data(Self.receivingToken(String(decoding: data, as: UTF8.self)).utf8) }
        var headers: HTTPFields = [:]
        if isPage {
            headers[.contentSecurityPolicy] = SecurityPolicy.documentation(
                scriptHashes: InlineScripts.hashes(in: String(decoding: data, as: UTF8.self)))
        }
        let bytes = Array(data)
        return bodies.answer(request, ByteBuffer(bytes: bytes), mark: MarkedBodies.mark(bytes), type: type, headers)
    }

    /// Returns a page of the documentation with the script of our own pages that takes the token out of the address.
    ///
    /// It comes first: DocC's scripts read the address, too.
    private static func receivingToken(_ page: String) -> String {
        guard let head = page.firstRange(of: /<head\b[^>]*>/.ignoresCase()) else { return page }
        var page = page
        page.insert(contentsOf: #"<script type="module" src="/site/shell/token.js"></script>"#, at: head.upperBound)
        return page
    }

    private func bytes(of file: String) throws -> Data {
        do throws(PlainFile.Fault) {
            return try PlainFile.read(file)
        } catch .missing, .notPlain {
            throw HTTPError(.notFound)
        } catch {
            throw Refusal(
                .forbidden, "This file cannot be read.",
                cure: "Give the user who started Understudy permission to read it.")
        }
    }
}
