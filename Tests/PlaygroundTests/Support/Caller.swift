import Foundation
import Glibc
import NIOCore
import NIOHTTP1
import NIOPosix
import TestSupport

/// A client that sends exactly the text that a test gives it, and adds nothing of its own.
struct Caller: Sendable {
    var port: Int
    var token: String?

    struct Answer: Sendable {
        var status: Int
        var headers: [String: String]
        var body = ""
    }

    /// The body of an answer as it comes.
    typealias Pieces = AsyncThrowingStream<String, any Error>

    private typealias Connection = NIOAsyncChannel<HTTPClientResponsePart, HTTPClientRequestPart>

    /// Sends a request and returns the whole answer.
    ///
    /// - Parameter host: The values of `Host`; the server's own if none are given.
    func send(
        _ method: String, _ path: String, host: [String]? = nil, headers: [(String, String)] = [], body: String = ""
    ) async throws -> Answer {
        try await follow(method, path, host: host, headers: headers, body: body) { answer, pieces in
            var answer = answer
            for try await piece in pieces { answer.body += piece }
            return answer
        }
    }

    /// Sends JSON with the token, as the page does.
    func post(_ path: String, _ json: String) async throws -> Answer {
        try await send("POST", path, headers: tokenHeader + [("Content-Type", "application/json")], body: json)
    }

    var tokenHeader: [(String, String)] { token.map { [("X-Understudy-Token", $0)] } ?? [] }

    /// Sends a request and hands over the answer's body as it comes. The connection is closed when `take` returns.
    func follow<Value: Sendable>(
        _ method: String, _ path: String, host: [String]? = nil, headers: [(String, String)] = [], body: String = "",
        take: (Answer, Pieces) async throws -> Value
    ) async throws -> Value {
        let connection: Connection = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .connect(host: "127.0.0.1", port: port) { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHTTPClientHandlers()
                    return try Connection(wrappingChannelSynchronously: channel)
                }
            }
        return try await connection.executeThenClose { inbound, outbound in
            var fields = HTTPHeaders((host ?? ["127.0.0.1:\(port)"]).map { ("Host", $0) } + headers)
            if !body.isEmpty { fields.add(name: "Content-Length", value: "\(body.utf8.count)") }
            // A server may answer before it has all, and close the connection: its answer counts then.
            var unsent: (any Error)?
            do {
                try await outbound.write(
                    .head(
                        HTTPRequestHead(
                            version: .http1_1, method: HTTPMethod(rawValue: method), uri: path, headers: fields)
                    ))
                if !body.isEmpty { try await outbound.write(.body(.byteBuffer(ByteBuffer(string: body)))) }
                try await outbound.write(.end(nil))
            } catch {
                unsent = error
            }
            let (heads, head) = AsyncThrowingStream.makeStream(of: Answer.self)
            let (pieces, piece) = Pieces.makeStream()
            return try await withThrowingTaskGroup(of: Void.self) { group in
                defer { group.cancelAll() }
                group.addTask {
                    do {
                        for try await part in inbound {
                            switch part {
                            case .head(let given): head.yield(Answer(given))
                            case .body(let buffer): piece.yield(String(buffer: buffer))
                            case .end: piece.finish()
                            }
                        }
                        head.finish()
                        piece.finish(throwing: ConnectionClosed())
                    } catch {
                        head.finish(throwing: error)
                        piece.finish(throwing: error)
                    }
                }
                for try await answer in heads { return try await take(answer, pieces) }
                throw unsent ?? ConnectionClosed()
            }
        }
    }
}

extension Caller {
    /// Sends a text and nothing more, and returns all that comes until the server closes the connection.
    func sendPart(_ text: String) async throws -> String {
        let connection = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .channelOption(.allowRemoteHalfClosure, value: true)
            .connect(host: "127.0.0.1", port: port) { channel in
                channel.eventLoop.makeCompletedFuture {
                    try NIOAsyncChannel<ByteBuffer, ByteBuffer>(
                        wrappingChannelSynchronously: channel, configuration: .init(isOutboundHalfClosureEnabled: true))
                }
            }
        return try await connection.executeThenClose { inbound, outbound in
            try await outbound.write(ByteBuffer(string: text))
            outbound.finish()
            var answer = ""
            for try await piece in inbound { answer += String(buffer: piece) }
            return answer
        }
    }
}

extension Caller {
    /// Sends a part of a request, and breaks the connection a moment later.
    func sendPartAndLeave(_ text: String) async throws {
        let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(connection) }
        let isConnected = LoopbackAddress(port: port).withPointer { connect(connection, $0, $1) == 0 }
        let bytes = Array(text.utf8)
        guard isConnected, write(connection, bytes, bytes.count) == bytes.count else { throw ConnectionClosed() }
        try await Task.sleep(for: .milliseconds(50))
        // Its end is a reset, and no orderly close.
        var option = linger(l_onoff: 1, l_linger: 0)
        setsockopt(connection, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
    }
}

/// An error of a server that closed the connection in the middle of an answer.
struct ConnectionClosed: Error {}

extension Caller.Answer {
    fileprivate init(_ head: HTTPResponseHead) {
        status = Int(head.status.code)
        headers = Dictionary(
            head.headers.map { ($0.name.lowercased(), $0.value) }, uniquingKeysWith: { $0 + ", " + $1 })
    }
}
