import CodeIntelligence
import Foundation
import Lifecycle
import Runs
import Synchronization
import TestSupport
import Testing

@testable import Playground

/// The routes that tell about the code that a reader writes.
struct LanguageRouteTests {
    private static func harness(_ answer: @escaping @Sendable (LanguageOrder) async throws -> LanguageReply)
        -> PlaygroundHarness
    {
        var harness = PlaygroundHarness()
        harness.language = LanguageBackend(answer: answer)
        return harness
    }

    @Test(arguments: ["hover", "completion", "fixes"])
    func `A question reaches the backend with the reader's edits`(name: String) async throws {
        let asked = Mutex<LanguageOrder?>(nil)
        let harness = Self.harness { order in
            asked.withLock { $0 = order }
            return LanguageReply(.fixes([]))
        }
        try await harness.open { site in
            let answer = try await site.caller.post(
                "/api/language/\(name)",
                #"{"step":"basics/1","kind":"run","file":"Stage/main.swift","line":3,"column":4,"files":[{"name":"Stage/main.swift","text":"é😀\n"}]}"#
            )
            #expect(answer.status == 200 && answer.body == #"{"fixes":[]}"#)
        }
        let order = try #require(asked.withLock { $0 })
        let place = TextPlace(line: 3, column: 4)
        #expect(order.question == ["hover": .hover(place), "completion": .completion(place)][name] ?? .fixes)
        #expect(order.file == "Stage/main.swift" && order.app.edits == ["Stage/main.swift": "é😀\n"])
        #expect(!order.app.hostsTests)
    }

    @Test(arguments: [
        ("", 400), ("{}", 400), (#"{"step":"basics/1"}"#, 400),
        (#"{"file":"Stage/main.swift","line":0,"column":0}"#, 400),
        (#"{"step":"basics/1","file":"Stage/main.swift","line":-1,"column":0}"#, 400),
        (#"{"step":"basics/1","file":"Stage/main.swift","line":0.5,"column":0}"#, 400),
        (#"{"step":"basics/1","file":"Stage/main.swift","line":0,"column":-9223372036854775808}"#, 400),
        (#"{"step":"basics/1","file":"Stage/main.swift","line":99999999999999999999,"column":0}"#, 400),
        (#"{"step":"basics/1","file":"../Stage/main.swift","line":0,"column":0}"#, 400),
        (#"{"step":"basics/1","file":"/etc/passwd","line":0,"column":0}"#, 400),
        (#"{"step":"basics/9","file":"Stage/main.swift","line":0,"column":0}"#, 404),
        (#"{"step":"basics/1","file":"Stage/main.swift","line":0,"column":0,"files":[{"name":"x","text":""}]}"#, 400),
        (
            #"{"step":"basics/1","file":"Stage/main.swift","line":9223372036854775807,"column":9223372036854775807}"#,
            200
        ),
    ])
    func `A request that is none is refused`(body: String, status: Int) async throws {
        try await Self.harness { _ in LanguageReply() }.open { site in
            for name in ["hover", "completion"] {
                let answer = try await site.caller.post("/api/language/\(name)", body)
                #expect(answer.status == status, "\(answer.body)")
            }
        }
    }

    @Test func `64 KiB are taken, a form's types and other methods are not`() async throws {
        try await Self.harness { _ in LanguageReply() }.open { site in
            for name in ["hover", "completion", "fixes"] {
                let path = "/api/language/\(name)"
                let start =
                    #"{"step":"basics/1","file":"Stage/main.swift","line":0,"column":0,"files":[{"name":"Stage/main.swift","text":""#
                let room = 64 * 1024 - start.utf8.count - #""}]}"#.utf8.count
                for (size, status) in [(room, 200), (room + 1, 413)] {
                    let answer = try await site.caller.post(
                        path, start + String(repeating: "a", count: size) + #""}]}"#)
                    #expect(answer.status == status)
                }
                for type in ["text/plain", "application/x-www-form-urlencoded"] {
                    let answer = try await site.caller.send(
                        "POST", path, headers: site.caller.tokenHeader + [("Content-Type", type)],
                        body: start + #""}]}"#)
                    #expect(answer.status == 415)
                }
                for method in ["GET", "PUT", "DELETE", "HEAD"] {
                    let answer = try await site.caller.send(
                        method, path, headers: site.caller.tokenHeader + [("Content-Type", "application/json")])
                    #expect([404, 405].contains(answer.status))
                }
            }
        }
    }

    @Test func `A page that leaves gives its question up`() async throws {
        let begun = Mutex(false)
        let ended = Mutex(false)
        let harness = Self.harness { _ in
            begun.withLock { $0 = true }
            do { try await Task.sleep(for: .seconds(60)) } catch {
                ended.withLock { $0 = true }
                throw error
            }
            return LanguageReply()
        }
        try await harness.open { site in
            let question = Task {
                try await site.caller.post(
                    "/api/language/hover", #"{"step":"basics/1","file":"Stage/main.swift","line":0,"column":0}"#)
            }
            for _ in 0..<3000 where !begun.withLock({ $0 }) { try await Task.sleep(for: .milliseconds(10)) }
            question.cancel()
            _ = try? await question.value
            for _ in 0..<3000 where !ended.withLock({ $0 }) { try await Task.sleep(for: .milliseconds(10)) }
            #expect(ended.withLock { $0 })
        }
    }

    @Test func `The servers end with the playground, and the page is told if there are none`() async throws {
        let ended = Mutex(0)
        var harness = PlaygroundHarness()
        harness.language = LanguageBackend(
            absence: "There is none. Install it.", answer: { _ in LanguageReply(problem: "There is none.") },
            end: { ended.withLock { $0 += 1 } })
        try await harness.open { site in
            let status = try await site.stranger.send("GET", "/api/status")
            #expect(status.body.contains(#""languageAbsence":"There is none. Install it.""#))
            let answer = try await site.caller.post(
                "/api/language/fixes", #"{"step":"basics/1","file":"Stage/main.swift"}"#)
            #expect(answer.body == #"{"problem":"There is none."}"#)
            #expect(ended.withLock { $0 } == 0)
        }
        #expect(ended.withLock { $0 } == 1)
    }
}
