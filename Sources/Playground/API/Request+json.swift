internal import Foundation
internal import HTTPTypes
internal import Hummingbird
internal import NIOCore

extension Request {
    /// Returns the body of a request that no form of another page could have sent.
    ///
    /// - Throws: A refusal if it is not JSON, an error of the framework's if it is larger than the limit or is cut off,
    ///   `CancellationError` if the connection breaks.
    func json(upTo limit: Int) async throws -> [UInt8] {
        try requireJSON()
        do {
            return Array(try await body.collect(upTo: limit).readableBytesView)
        } catch is IOError {
            throw CancellationError()
        } catch is ChannelError {
            throw CancellationError()
        }
    }

    /// Checks that no form of another page could have sent it.
    func requireJSON() throws(Refusal) {
        let type = headers[.contentType]?.split(separator: ";").first?.trimmingCharacters(in: .whitespaces)
        guard type?.lowercased() == "application/json" else {
            throw Refusal(
                .unsupportedMediaType, "The request is not JSON.", cure: "Send it with Content-Type: application/json.")
        }
    }
}
