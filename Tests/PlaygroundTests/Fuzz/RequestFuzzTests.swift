import DeviceWalks
import Foundation
import HTTPTypes
import Lifecycle
import Promises
import Techniques
import Testing

@testable import Playground

/// No request ends the server, and none causes an error of the server itself.
@Suite struct RequestFuzzTests {
    /// Bodies that ask for a run, most of them rightly.
    private static let bodies: [JSONTree] = {
        let devices = (0..<20).map { (seed: UInt64) in
            let record = Walk(seed: seed).record()
            var device = Device(record.conditions)
            for input in record.inputs.prefix(seed % 4 == 0 ? 40 : 200) {
                _ = device.receive(input, for: record.bundle)
            }
            return device
        }
        let kept = devices.compactMap { try? JSONEncoder().encode($0) }.map { String(decoding: $0, as: UTF8.self) }
            .filter { $0.utf8.count < 40_000 }
        let plain = [
            #"{"step":"basics/1"}"#, #"{"step":"T47/code","kind":"run"}"#,
            #"{"step":"basics/2","kind":"test","files":[{"name":"Stage/main.swift","text":"print(1)"}]}"#,
            #"{"step":"basics/1","launch":{"scenario":"afterRun","device":"ipad","os":"17.4","sdk":"16","xcode":"8","reading":["manifest-alone-adopts"],"argument":["-a","b c"],"environment":["A=b","C="],"preview":false}}"#,
            #"{"step":"basics/1","kind":"run","launch":{"scenario":"afterSplit","device":"ipad","sdk":"device","preview":true}}"#,
        ]
        let custom = kept.map { #"{"step":"basics/1","launch":{"scenario":"custom"},"device":\#($0)}"# }
        return (custom + plain + plain).compactMap { try? JSONDecoder().decode(JSONTree.self, from: Data($0.utf8)) }
    }()

    @Test func `No request ends the server, and none is an internal error`() async throws {
        #expect(Self.bodies.count >= 15)
        var harness = PlaygroundHarness()
        harness.documentation = Archive.folder
        try await harness.open { site in
            let registry = RunRegistry(limits: Limits(), protections: [], backend: .canned, logger: site.log.logger)
            let routes = try await InProcess(site.playground, registry, site.log.logger)
            let (outcome, statuses) = try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask { try await registry.run() }
                defer { group.cancelAll() }
                return try await Self.fuzz(routes, site.playground.token.text)
            }
            #expect(outcome.failures == [])
            try Promise(fuzz: "A request to the playground", outcome, test: "RequestFuzzTests.swift").record()
            // The machine may be busy with something else.
            #expect(outcome.slowest < .seconds(20))
            #expect(site.log.errors == [])
            print(
                "Answers: "
                    + statuses.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", "))
            // The requests lead to every status that there is.
            #expect([200, 201, 202, 204, 400, 401, 404, 413, 415].allSatisfy { statuses[$0, default: 0] > 0 })
            #expect(outcome.cases >= 9_000 && statuses[201, default: 0] > 300 && statuses[400, default: 0] > 1_000)
        }
    }

    private static func fuzz(
        _ routes: InProcess, _ token: String
    ) async throws -> (FuzzCases.Outcome, statuses: [Int: Int]) {
        var runs: [String] = []
        var statuses: [Int: Int] = [:]
        let outcome = try await FuzzCases("requests", count: 9_000).run { chance, note in
            let request = FuzzedRequest.random(token: token, runs: runs, bodies: bodies, &chance)
            note("\(request)")
            let answer = try await routes.send(request.head(port: routes.port), request.body)
            statuses[answer.status, default: 0] += 1
            if answer.status == 201 {
                runs.append(try PlaygroundHarness.RunningSite.Begun(answer.body).id)
                // The next runs need places.
                if runs.count > 6 {
                    let head = FuzzedRequest(
                        method: .delete, path: "/api/runs/\(runs.removeFirst())", headers: [.token: token])
                    _ = try await routes.send(head.head(port: routes.port))
                }
            }
            return fault(answer, request)
        }
        return (outcome, statuses)
    }

    /// Returns the reason why an answer must not be sent to a user; nil if it may be.
    private static func fault(_ answer: InProcess.Answer, _ request: FuzzedRequest) -> String? {
        let known = [200, 201, 202, 204, 302, 304, 400, 401, 403, 404, 409, 413, 415]
        let isFull = answer.status == 503 && request.path == "/api/runs"
        guard known.contains(answer.status) || isFull else { return "status \(answer.status): \(answer.body)" }
        guard answer.status >= 400, request.path.hasPrefix("/api/"), request.method != .head else { return nil }
        let refusal = try? JSONDecoder().decode([String: [String: String]].self, from: Data(answer.body.utf8))
        guard let error = refusal?["error"], error["what"]?.isEmpty == false, error["cure"]?.isEmpty == false else {
            return "status \(answer.status) without words: \(answer.body)"
        }
        return nil
    }
}
