internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import NIOEmbedded
internal import NIOHTTP1
internal import NIOHTTPCompression
internal import ReferenceCommonCrypto
internal import Synchronization

/// Answers with a body that a browser may keep: by its mark the browser asks if it is still the same. Text is compressed
/// once, and kept.
final class MarkedBodies: Sendable {
    private struct Kept {
        var bodies: [String: ByteBuffer] = [:]
        var bytes = 0
    }

    /// The bytes of compressed bodies that are kept at once.
    private static let limit = 16 * 1024 * 1024
    /// The bytes from which on compressing is worth it.
    private static let smallest = 1024

    private let kept = Mutex(Kept())

    /// Returns the mark of a body.
    static func mark(_ bytes: [UInt8]) -> String {
        "\"\(Data(SHA256.digest(bytes)).prefix(12).base64EncodedString())\""
    }

    /// Returns the answer to a request for a body.
    ///
    /// - Parameter headers: The headers besides the mark and what follows from it.
    func answer(_ request: Request, _ body: ByteBuffer, mark: String, type: String, _ headers: HTTPFields = [:])
        -> Response
    {
        var headers = headers
        headers[.contentType] = type
        headers[.cacheControl] = "no-cache"
        var sent = body
        var mark = mark
        if Self.isText(type), body.readableBytes >= Self.smallest {
            headers[.vary] = "Accept-Encoding"
            if Self.acceptsGzip(request), let short = compressed(body, mark: mark) {
                sent = short
                headers[.contentEncoding] = "gzip"
                mark = mark.dropLast() + "z\""
            }
        }
        headers[.eTag] = mark
        guard request.headers[.ifNoneMatch] != mark else {
            headers[.contentEncoding] = nil
            return Response(status: .notModified, headers: headers)
        }
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: sent))
    }

    private func compressed(_ body: ByteBuffer, mark: String) -> ByteBuffer? {
        if let short = kept.withLock({ $0.bodies[mark] }) { return short }
        guard let short = Self.gzip(body) else { return nil }
        kept.withLock { kept in
            if kept.bytes + short.readableBytes > Self.limit { kept = Kept() }
            kept.bodies[mark] = short
            kept.bytes += short.readableBytes
        }
        return short
    }

    private static func acceptsGzip(_ request: Request) -> Bool {
        request.headers[.acceptEncoding]?.split(separator: ",").contains { encoding in
            encoding.trimmingCharacters(in: .whitespaces).lowercased() == "gzip"
        } ?? false
    }

    private static func isText(_ type: String) -> Bool {
        ["text/", "application/json", "image/svg"].contains(where: type.hasPrefix)
    }

    /// Returns a body as gzip; nil if that fails. SwiftNIO compresses answers as they are sent, so this sends one to
    /// itself.
    static func gzip(_ body: ByteBuffer) -> ByteBuffer? {
        do {
            let channel = EmbeddedChannel(handler: HTTPResponseCompressor())
            try channel.writeInbound(
                HTTPServerRequestPart.head(
                    HTTPRequestHead(version: .http1_1, method: .GET, uri: "/", headers: ["Accept-Encoding": "gzip"])))
            try channel.writeOutbound(HTTPServerResponsePart.head(HTTPResponseHead(version: .http1_1, status: .ok)))
            try channel.writeOutbound(HTTPServerResponsePart.body(.byteBuffer(body)))
            try channel.writeOutbound(HTTPServerResponsePart.end(nil))
            var short = ByteBuffer()
            while let part = try channel.readOutbound(as: HTTPServerResponsePart.self) {
                if case .body(.byteBuffer(var piece)) = part { short.writeBuffer(&piece) }
            }
            _ = try channel.finish(acceptAlreadyClosed: true)
            return short.readableBytes > 0 ? short : nil
        } catch {
            return nil
        }
    }
}
