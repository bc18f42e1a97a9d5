import Foundation
import Runs
import TestSupport
import Testing
import Wording

@testable import Playground

/// The route that compares a device's log: what it hands on, and what it refuses.
@Suite struct VerificationRouteTests {
    private static func harness(_ limits: Limits = Limits(), answering: Bool = true) -> PlaygroundHarness {
        var harness = PlaygroundHarness(limits: limits)
        harness.verification = nil
        guard answering else { return harness }
        harness.verification = { sample, log, history in
            guard log != Data("bad".utf8) else {
                throw Mistake(.usage, what: "The log has no line of the recorder.", cure: "Add LaunchRecorder.swift.")
            }
            return "\(sample) \(log.count) \(history?.rawValue ?? "-")"
        }
        return harness
    }

    @Test func `A log comes to the comparison, with the step's name`() async throws {
        try await Self.harness().open { site in
            let answer = try await site.caller.post("/api/verify", #"{"step":"basics/2","log":"one\ntwo"}"#)
            #expect(answer.status == 200)
            #expect(answer.body == "basics/second 7 -")
            let named = try await site.caller.post(
                "/api/verify", #"{"step":"basics/2","log":"one","history":"afterRun"}"#)
            #expect(named.body == "basics/second 3 afterRun")
        }
    }

    @Test func `The page offers every history in the words of the scenarios`() throws {
        let script = try String(contentsOfFile: Checkout.path("Site/static/share/device-log.js"), encoding: .utf8)
        for history in DeviceHistory.allCases {
            #expect(script.contains("  \(history.rawValue): '\(history.title)',\n"))
        }
    }

    @Test func `A log that cannot be compared is refused in its own words`() async throws {
        try await Self.harness().open { site in
            let answer = try await site.caller.post("/api/verify", #"{"step":"basics/2","log":"bad"}"#)
            #expect(answer.status == 422)
            #expect(answer.body.contains("The log has no line of the recorder."))
            #expect(answer.body.contains("Add LaunchRecorder.swift."))
        }
    }

    @Test(arguments: [
        "", "[]", "{}", #"{"step":"basics/2"}"#, #"{"log":"a"}"#, #"{"step":"basics/2","log":1}"#,
        #"{"step":"basics/2","log":"a","history":"never"}"#,
    ])
    func `What has no log is refused`(body: String) async throws {
        try await Self.harness().open { site in
            let answer = try await site.caller.post("/api/verify", body)
            #expect(answer.status == 400)
            #expect(answer.body.contains("The request does not have a log."))
        }
    }

    @Test func `What is too large is refused, and so is a server that compares none`() async throws {
        var limits = Limits()
        limits.logBytes = 1000
        try await Self.harness(limits).open { site in
            let long = #"{"step":"basics/2","log":"\#(String(repeating: "a", count: 1000))"}"#
            let answer = try await site.caller.post("/api/verify", long)
            #expect(answer.status == 413)
        }
        try await Self.harness(answering: false).open { site in
            let answer = try await site.caller.post("/api/verify", #"{"step":"basics/2","log":"a"}"#)
            #expect(answer.status == 404)
        }
    }
}
