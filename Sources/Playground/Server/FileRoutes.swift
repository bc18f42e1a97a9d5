internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import Samples

/// The routes for files: the page's own, and the documentation's.
struct FileRoutes: Sendable {
    /// The beginning of the files' addresses: `/site`.
    let prefix: String
    let files: StaticFiles
    /// True if pages may run the scripts in their own text.
    let isDocumentation: Bool

    /// Returns the file that a request asks for.
    ///
    /// - Throws: A refusal if there is none.
    func serve(_ request: Request) throws -> Response {
        let path = request.uri.path
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
        let data = try bytes(of: file)
        let type = ContentType.of(file)
        let mark = "\"\(Data(SHA256.digest(Array(data))).prefix(12).base64EncodedString())\""
        var headers: HTTPFields = [.contentType: type, .eTag: mark, .cacheControl: "no-cache"]
        if isDocumentation, type.hasPrefix("text/html") {
            headers[.contentSecurityPolicy] = SecurityPolicy.documentation(
                scriptHashes: InlineScripts.hashes(in: String(decoding: data, as: UTF8.self)))
        }
        guard request.headers[.ifNoneMatch] != mark else { return Response(status: .notModified, headers: headers) }
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: data)))
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
