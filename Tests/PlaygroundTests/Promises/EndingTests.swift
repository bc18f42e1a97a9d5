import Confinement
import Foundation
import NIOCore
import NIOEmbedded
import NIOPosix
import Promises
import TestSupport
import Testing

@testable import Playground

/// The program ends within a time after it was told to, whatever others do to its connections and runs.
@Suite(.tried("The program is told to end beside connections and a run that do not end")) struct EndingTests {
    @Test(.timeLimit(.minutes(2)))
    func `A run that nothing ends does not keep the program, which says so`() async throws {
        let ending = try await #require(processExitsWith: .exitCode(70), observing: [\.standardErrorContent]) {
            try await EndingTests.serve(.deaf, leavingAfter: .seconds(2)) { site in
                _ = try await site.begin()
            }
        }
        let words = String(decoding: ending.standardErrorContent, as: UTF8.self)
        #expect(words.contains("told to end 2 s ago"))
    }

    @Test(.timeLimit(.minutes(2)))
    func `Half-open connections and readers that do not read do not keep it`() async throws {
        await #expect(processExitsWith: .success) {
            try await EndingTests.serve(.loud, leavingAfter: .seconds(60)) { site in
                let run = try await site.begin()
                let follow = "GET /api/runs/\(run)/events?after=0"
                let token = "X-Understudy-Token: \(site.playground.token.text)\r\n"
                let host = "Host: 127.0.0.1:\(site.playground.port)\r\n"
                let body = "Content-Type: application/json\r\nContent-Length: 300\r\n\r\n"
                let begun = [
                    "", "GET /tutorials HT", "POST /api/runs HTTP/1.1\r\n\(host)\(token)\(body)",
                    "POST /api/runs HTTP/1.1\r\n\(host)\(token)\(body){", "GET / HTTP/1.1\r\n\(host)\r\n",
                    "\(follow) HTTP/1.1\r\n\(host)\(token)\r\n",
                    "\(follow) HTTP/1.1\r\n\(host)\(token)Connection: close\r\n\r\n",
                    String(repeating: "GET /tutorials HTTP/1.1\r\n\(host)\r\n", count: 40),
                ]
                for number in 0..<80 {
                    let channel = try await EndingTests.deafConnection(to: site.playground.port)
                    try await channel.writeAndFlush(ByteBuffer(string: begun[number % begun.count]))
                }
            }
        }
    }

    @Test(.timeLimit(.minutes(2)))
    func `A program that is told to end before its services run ends`() async throws {
        await #expect(processExitsWith: .success) {
            let playground = try EndingTests.playground(.canned)
            try await playground.serve(TimelyEnd.Times(leaving: .seconds(60))) {
                // The system takes a moment to pass the signals on.
                try? await Task.sleep(for: .seconds(1))
                EndingTests.tellToEnd()
                try? await Task.sleep(for: .seconds(1))
            } started: {
            }
            exit(0)
        }
    }

    @Test func `Every open connection is closed, and one that is closed is forgotten`() throws {
        let open = OpenConnections()
        let channels = (0..<3).map { _ in EmbeddedChannel() }
        for channel in channels {
            try channel.connect(to: .init(unixDomainSocketPath: "/nowhere")).wait()
            try channel.pipeline.syncOperations.addHandler(
                ConnectionWatch(open: open, waiting: WaitingConnections(limit: 8)))
        }
        #expect(open.count == 3)
        try channels[0].close().wait()
        #expect(open.count == 2)
        open.close()
        #expect(channels.map(\.isActive) == [false, false, false])
        #expect(open.count == 0)
    }

    /// Serves a playground until the process is told to end, which it is once `prepare` has done what it does to it.
    private static func serve(
        _ backend: RunBackend, leavingAfter leaving: Duration,
        _ prepare: @escaping @Sendable (PlaygroundHarness.RunningSite) async throws -> Void
    ) async throws {
        let playground = try Self.playground(backend)
        let site = PlaygroundHarness.RunningSite(
            playground: playground, caller: Caller(port: playground.port, token: playground.token.text),
            stranger: Caller(port: playground.port), log: LogBook())
        let times = TimelyEnd.Times(cancelling: .milliseconds(500), closing: .seconds(1), leaving: leaving)
        let (ready, isReady) = AsyncStream.makeStream(of: Void.self)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                for await _ in ready { break }
                try await prepare(site)
                EndingTests.tellToEnd()
            }
            try await playground.serve(times) {
                isReady.yield()
                isReady.finish()
            }
            exit(0)
        }
    }

    private static func playground(_ backend: RunBackend) throws -> Playground {
        var playground = Playground(
            port: try FreePort.next(), site: Checkout.path("Site"), lessons: .canned, backend: backend,
            protection: .none, version: "1.2.3")
        playground.makesPagesAhead = false
        return playground
    }

    /// Tells the process to end. The system ends it as a failure if it takes longer than is promised.
    private static func tellToEnd() {
        alarm(10)
        kill(getpid(), SIGTERM)
    }

    /// Returns a connection of a client that reads nothing.
    private static func deafConnection(to port: Int) async throws -> any Channel {
        try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
            .channelOption(.autoRead, value: false)
            .channelOption(.socketOption(.so_rcvbuf), value: 2048)
            .connect(host: "127.0.0.1", port: port).get()
    }
}

extension RunBackend {
    /// A backend that never ends, not even if it is cancelled.
    fileprivate static let deaf = RunBackend { _, sink in
        sink.say(.build("Compiling"))
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
        return .init(.canned)
    }

    /// A backend that says much, and ends when it is cancelled.
    fileprivate static let loud = RunBackend { _, sink in
        for number in 1...4000 { sink.say(.printed(String(repeating: "x", count: 1000), seq: number)) }
        try await Task.sleep(for: .seconds(600))
        return .init(.canned)
    }
}
