import Foundation
import Lifecycle
import Simulator
import Testing

@testable import Playground

/// The route that compares two traces: what it answers, and how much it takes.
@Suite struct ComparisonRouteTests {
    private static func event(_ seq: Int, _ text: String) -> String {
        #"{"seq":\#(seq),"time":0,"kind":"console","lane":"Console","text":"\#(text)"}"#
    }

    private static func body(_ left: [String], _ right: [String]) -> String {
        #"{"left":[\#(left.joined(separator: ","))],"right":[\#(right.joined(separator: ","))]}"#
    }

    @Test func `Two traces come back aligned`() async throws {
        try await PlaygroundHarness().open { site in
            let answer = try await site.caller.post(
                "/api/compare",
                Self.body([Self.event(1, "a"), Self.event(2, "b")], [Self.event(1, "a"), Self.event(2, "c")]))
            #expect(answer.status == 200)
            #expect(
                answer.body
                    == #"{"firstDifference":1,"rows":[{"left":0,"right":0,"same":true},{"left":1,"right":1}],"same":false,"unaligned":0}"#
            )
        }
    }

    @Test(arguments: ["", "[]", "{}", #"{"left":[]}"#, #"{"left":[{"seq":1}],"right":[]}"#, #"{"left":0,"right":0}"#])
    func `What is no two traces is refused`(body: String) async throws {
        try await PlaygroundHarness().open { site in
            let answer = try await site.caller.post("/api/compare", body)
            #expect(answer.status == 400)
            #expect(answer.body.contains("The request does not have two traces."))
        }
    }

    @Test func `What is too large is refused`() async throws {
        var limits = Limits()
        limits.comparedBytes = 10_000
        limits.run.events = 20
        try await PlaygroundHarness(limits: limits).open { site in
            let most = (1...40).map { Self.event($0, "a") }
            for (left, status) in [(most, 200), (most + [Self.event(41, "b")], 413)] {
                let answer = try await site.caller.post("/api/compare", Self.body(left, []))
                #expect(answer.status == status)
            }
            let long = try await site.caller.post(
                "/api/compare", Self.body([Self.event(1, String(repeating: "a", count: 10_000))], []))
            #expect(long.status == 413)
        }
    }
}
