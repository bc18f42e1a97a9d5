internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import NIOCore
internal import ServiceLifecycle
internal import Wording

extension Request {
    /// Returns the body of a request that no form of another page could have sent.
    ///
    /// - Throws: A refusal if it is not JSON, an error of the framework's if it is larger than the limit or is cut off,
    ///   `CancellationError` if the connection breaks.
    func json(upTo limit: Int) async throws -> [UInt8] {
        try requireJSON()
        return try await body.bytes(upTo: limit)
    }

    /// Checks that no form of another page could have sent it.
    func requireJSON() throws(Refusal) {
        let type = headers[.contentType]?.split(separator: ";").first?.trimmingCharacters(in: .whitespaces)
        guard type?.lowercased() == "application/json" else {
            throw Refusal(
                .unsupportedMediaType, "The request is not JSON.", cure: "Send it with Content-Type: application/json.")
        }
    }

    /// Answers a request that no form of another page could have sent, unless the page leaves before.
    ///
    /// - Throws: A refusal if it is not JSON, or if the server ends; what the work throws.
    func answer(
        upTo limit: Int, with work: @escaping @Sendable ([UInt8]) async throws -> some Encodable & Sendable
    ) async throws -> Response {
        try requireJSON()
        do {
            let result = try await body.consumeWithCancellationOnInboundClose { body in
                let bytes = try await body.bytes(upTo: limit)
                return try await cancelWhenGracefulShutdown { try await work(bytes) }
            }
            return .json(JSON.text(result))
        } catch is CancellationError {
            throw Refusal(.requestTimeout, "The work was ended.", cure: "Ask for it again.")
        }
    }
}

extension RequestBody {
    /// Returns all bytes.
    ///
    /// - Throws: An error of the framework's if there are more than the limit, or if they are cut off;
    ///   `CancellationError` if the connection breaks, which is its sender's fault.
    fileprivate func bytes(upTo limit: Int) async throws -> [UInt8] {
        do {
            return Array(try await collect(upTo: limit).readableBytesView)
        } catch is IOError {
            throw CancellationError()
        } catch is ChannelError {
            throw CancellationError()
        }
    }
}
